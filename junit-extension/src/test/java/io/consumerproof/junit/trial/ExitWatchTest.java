package io.consumerproof.junit.trial;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.explore.Progress;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class ExitWatchTest {

    private static final StackTraceElement[] EXITS = {
        new StackTraceElement("java.lang.Shutdown", "exit", "Shutdown.java", 173),
        new StackTraceElement("java.lang.Runtime", "exit", "Runtime.java", 115),
        new StackTraceElement("java.lang.System", "exit", "System.java", 1860),
        new StackTraceElement("com.acme.OrderProjection", "on", "OrderProjection.java", 17),
    };
    private static final StackTraceElement[] WAITS = {
        new StackTraceElement("java.lang.Object", "wait", "Object.java", 1),
        new StackTraceElement("com.acme.OrderProjection", "on", "OrderProjection.java", 17),
    };

    private final FatalEnd fatal = new FatalEnd(finding -> {}, status -> {});
    private final Function<StackTraceElement[], io.consumerproof.explore.Finding> describing =
            stack -> Takeover.exit("billing", new Progress(3, "orders-0@1 by member-1", "c1.x"), stack);

    @Test
    void an_exit_below_the_search_is_user_codes() {
        Thread searching = Thread.currentThread();
        try (ExitWatch watch = new ExitWatch(searching, describing, fatal)) {
            assertThat(watch.exitOfUserCode(Map.of(searching, EXITS))).contains(EXITS);
        }
    }

    @Test
    void an_exit_by_a_thread_that_user_code_started_is_user_codes() {
        try (ExitWatch watch = new ExitWatch(Thread.currentThread(), describing, fatal)) {
            assertThat(watch.exitOfUserCode(Map.of(new Thread(), EXITS))).contains(EXITS);
        }
    }

    @Test
    void an_exit_by_a_thread_that_was_there_before_is_not() throws Exception {
        CountDownLatch over = new CountDownLatch(1);
        Thread before = new Thread(() -> awaitUninterruptibly(over));
        before.start();
        try (ExitWatch watch = new ExitWatch(Thread.currentThread(), describing, fatal)) {
            assertThat(watch.exitOfUserCode(Map.of(before, EXITS))).isEmpty();
        } finally {
            over.countDown();
            before.join();
        }
    }

    private static void awaitUninterruptibly(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException unexpected) {
            throw new IllegalStateException(unexpected);
        }
    }

    @Test
    void a_search_that_does_not_exit_is_not_blamed_for_a_shutdown() {
        Thread searching = Thread.currentThread();
        try (ExitWatch watch = new ExitWatch(searching, describing, fatal)) {
            assertThat(watch.exitOfUserCode(Map.of(searching, WAITS))).isEmpty();
        }
    }

    @Test
    void the_sentence_names_contract_run_record_and_place() {
        assertThat(describing.apply(EXITS).violation().sentence())
                .isEqualTo("User code of 'billing' ended the JVM by System.exit: run 3, orders-0@1 by member-1, at"
                        + " com.acme.OrderProjection.on(OrderProjection.java:17).");
    }
}
