package io.consumerproof.junit.jupiter;

import static io.consumerproof.junit.jupiter.OrderEvent.paid;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What one JVM alone can see of consumers that something besides the records sways; each beside its twin, whom nothing else does. */
class StreamTestCulpritTest {

    interface Mailer {
        void send(String order, String text);
    }

    private static void mail(VirtualLog log, Consumer<Mailer> sending) {
        Mailer mailer = log.port(Mailer.class, "order");
        log.group("mail").members(2, () -> (OrderEvent event) -> sending.accept(mailer));
        log.append("orders", "o-1", paid("e1"));
        log.drain();
    }

    static class Statics {
        private static final AtomicInteger SENT = new AtomicInteger();

        @StreamTest
        @Topic(name = "orders")
        @Checks("no-lost-effect")
        void mails(VirtualLog log) {
            mail(log, mailer -> mailer.send("o-1", "mail " + SENT.incrementAndGet()));
        }
    }

    static class Fields {
        private final AtomicInteger sent = new AtomicInteger();

        @StreamTest
        @Topic(name = "orders")
        @Checks("no-lost-effect")
        void mails(VirtualLog log) {
            mail(log, mailer -> mailer.send("o-1", sent.incrementAndGet() > 0 ? "mail" : "none"));
        }
    }

    static class WallClock {
        @StreamTest
        @Topic(name = "orders")
        @Checks("no-lost-effect")
        void mails(VirtualLog log) {
            mail(log, mailer -> mailer.send("o-1", "at " + System.nanoTime()));
        }
    }

    static class Seedless {
        @StreamTest
        @Topic(name = "orders")
        @Checks("no-lost-effect")
        void mails(VirtualLog log) {
            mail(log, mailer -> mailer.send("o-1", "number " + new Random().nextLong()));
        }
    }

    static class Seeded {
        @StreamTest
        @Topic(name = "orders")
        @Checks("no-lost-effect")
        void mails(VirtualLog log) {
            mail(log, mailer -> mailer.send("o-1", "number " + new Random(7).nextLong()));
        }
    }

    static class Sorted {
        @StreamTest
        @Topic(name = "orders")
        @Checks("no-lost-effect")
        void mails(VirtualLog log) {
            Map<String, String> texts = new HashMap<>(Map.of("o-1", "one", "o-2", "two", "o-3", "three"));
            mail(log, mailer -> new TreeMap<>(texts).forEach(mailer::send));
        }
    }

    static class NobodyWaits {
        @StreamTest
        @Topic(name = "orders")
        @Checks("no-lost-effect")
        void mails(VirtualLog log) {
            mail(log, mailer -> new Thread(() -> mailer.send("o-1", "mail"), "mail-thread").start());
        }
    }

    static class SomebodyWaits {
        @StreamTest
        @Topic(name = "orders")
        @Checks("no-lost-effect")
        void mails(VirtualLog log) {
            mail(log, mailer -> CompletableFuture.runAsync(() -> mailer.send("o-1", "mail"))
                    .join());
        }
    }

    private static String told(Class<?> test) {
        String story = Jupiter.message(Jupiter.failure(test));
        assertThat(story.lines().findFirst().orElseThrow())
                .startsWith("✗ StreamTestCulpritTest." + test.getSimpleName() + ".mails   is nondeterministic");
        return story;
    }

    private static void holds(Class<?> test) {
        Jupiter.execute(test).testEvents().assertStatistics(events -> events.started(1)
                .succeeded(1));
    }

    @Test
    void a_static_is_told_with_what_it_was_before_a_run_and_after() {
        assertThat(told(Statics.class))
                .containsPattern("event \\d+ is '.*Mailer\\.send\\(.*' in one and '.*Mailer\\.send\\(.*' in the other")
                .contains("something besides the records decides: state in statics (")
                .containsPattern("StreamTestCulpritTest\\$Statics\\.SENT is \\d+ before a run and \\d+ after it");
        holds(Fields.class);
    }

    @Test
    void a_clock_is_told_with_who_reads_it() {
        assertThat(told(WallClock.class))
                .contains("something besides the records decides: the wall clock (")
                .containsPattern("WallClock\\.mails\\(StreamTestCulpritTest\\.java:\\d+\\) calls System\\.nanoTime");
    }

    @Test
    void randomness_without_a_seed_is_told_with_who_draws() {
        assertThat(told(Seedless.class))
                .contains("something besides the records decides: random numbers (")
                .containsPattern("Seedless\\.mails\\(StreamTestCulpritTest\\.java:\\d+\\) makes a Random");
        holds(Seeded.class);
    }

    @Test
    void a_thread_that_nobody_waits_for_is_caught_with_what_it_does() {
        assertThat(told(NobodyWaits.class))
                .contains("reaches outside from a foreign thread, 'mail-thread': Mailer.send(\"o-1\", \"mail\")")
                .contains("StreamTestCulpritTest.java:");
    }

    @Test
    void a_thread_that_is_waited_for_is_welcome() {
        holds(SomebodyWaits.class);
    }

    @Test
    void an_order_that_was_sorted_holds() {
        holds(Sorted.class);
    }

    @Test
    void a_token_of_it_is_repeated_and_shows_it_again() {
        String story = told(WallClock.class);
        Matcher token = Pattern.compile("-Dconsumerproof\\.token=(\\S+)").matcher(story);
        assertThat(token.find()).as(story).isTrue();

        String again = Jupiter.message(
                Jupiter.failure(Jupiter.execute(WallClock.class, Map.of("consumerproof.token", token.group(1)))));

        assertThat(again).contains("is nondeterministic").contains("the wall clock (");
    }
}
