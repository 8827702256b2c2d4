package io.consumerproof.junit.jupiter;

import static io.consumerproof.junit.jupiter.OrderEvent.created;
import static io.consumerproof.junit.jupiter.OrderEvent.paid;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.platform.testkit.engine.EngineExecutionResults;
import org.opentest4j.AssertionFailedError;

class StreamTestFailureTest {

    private static final Pattern TOKEN = Pattern.compile("-Dconsumerproof\\.token=(\\S+)");

    static class Naive {
        @StreamTest
        @Topic(name = "orders", partitions = 2)
        void everyOrderIsBilledOnce(VirtualLog log) {
            var ledger = new Ledger();
            log.group("billing").members(2, () -> new NaiveProjection(ledger)::on);
            log.append("orders", "o-1", created("e1")).append("orders", "o-1", paid("e2"));
            log.drain();
            assertThat(ledger.balance("o-1")).isEqualTo(50);
        }
    }

    interface Mailer {
        void send(String order, String text);
    }

    static class NaiveMail {
        @StreamTest
        @Topic(name = "orders")
        void oneMailAnOrder(VirtualLog log) {
            Mailer mailer = log.port(Mailer.class);
            log.group("mail").members(2, () -> (OrderEvent event) -> mailer.send(event.order(), "paid"));
            log.append("orders", "o-1", paid("e2"));
            log.drain();
        }
    }

    static class WrongWithoutAnyFault {
        @StreamTest
        @Topic(name = "orders")
        void orders(VirtualLog log) {
            var ledger = new Ledger();
            log.group("billing").members(1, () -> new OrderProjection(ledger)::on);
            log.append("orders", "o-1", paid("e1"));
            log.drain();
            assertThat(ledger.balance("o-1")).isEqualTo(49);
        }
    }

    static class NeverDrains {
        @StreamTest
        @Topic(name = "orders")
        void orders(VirtualLog log) {
            log.group("billing").members(1, () -> new OrderProjection(new Ledger())::on);
            log.append("orders", "o-1", paid("e1"));
        }
    }

    static class AppendsNothing {
        @StreamTest
        @Topic(name = "orders")
        void orders(VirtualLog log) {
            log.group("billing").members(1, () -> new OrderProjection(new Ledger())::on);
            log.drain();
        }
    }

    static class Assuming {
        @StreamTest
        @Topic(name = "orders")
        void orders(VirtualLog log) {
            Assumptions.abort("not here");
        }
    }

    @Test
    void a_body_that_fails_under_a_fault_fails_with_the_story_and_its_own_failure_as_cause() {
        Throwable failure = Jupiter.failure(Naive.class);

        assertThat(failure).isInstanceOf(AssertionFailedError.class);
        assertThat(Jupiter.message(failure).lines().findFirst().orElseThrow())
                .startsWith("✗ StreamTestFailureTest.Naive.everyOrderIsBilledOnce   the test's own assertion fails");
        assertThat(failure.getMessage()).contains("crash", "member-1", "orders-");
        assertThat(failure.getCause()).isInstanceOf(AssertionError.class).hasMessageContaining("50");
        assertThat(failure.getMessage())
                .contains(
                        "mvn test -Dtest='StreamTestFailureTest$Naive#everyOrderIsBilledOnce' -Dconsumerproof.token=c2.");
    }

    @Test
    void a_watched_effect_is_judged_without_any_assertion() {
        Throwable failure = Jupiter.failure(NaiveMail.class);

        assertThat(failure).isInstanceOf(AssertionFailedError.class).hasNoCause();
        assertThat(Jupiter.message(failure).lines().findFirst().orElseThrow())
                .startsWith("✗ StreamTestFailureTest.NaiveMail.oneMailAnOrder   no-duplicate-effect violated");
        assertThat(failure.getMessage()).contains("Mailer.send(\"o-1\", \"paid\")");
    }

    @Test
    void a_body_that_fails_without_any_fault_says_so() {
        assertThat(Jupiter.message(Jupiter.failure(WrongWithoutAnyFault.class))
                        .lines()
                        .findFirst()
                        .orElseThrow())
                .contains("without any fault");
    }

    @Test
    void what_was_expected_and_what_was_found_is_one_sentence() {
        assertThat(Jupiter.message(Jupiter.failure(WrongWithoutAnyFault.class)))
                .contains("The body's own assertion failed: expected: 49 but was: 50.\n");
    }

    @Test
    void a_body_that_forgets_to_drain_is_told() {
        assertThat(Jupiter.failure(NeverDrains.class)).hasMessageContaining("call log.drain()");
    }

    @Test
    void a_body_that_appends_no_record_is_told() {
        assertThat(Jupiter.failure(AppendsNothing.class))
                .hasMessageContaining("no record was appended, so nothing is judged; give the log one:");
    }

    @Test
    void a_failed_assumption_aborts_the_test() {
        Jupiter.execute(Assuming.class).testEvents().assertStatistics(events -> events.started(1)
                .aborted(1));
    }

    @Test
    void the_token_of_a_failure_replays_it() {
        String story = Jupiter.message(Jupiter.failure(Naive.class));

        EngineExecutionResults replayed = Jupiter.execute(Naive.class, Map.of("consumerproof.token", token(story)));

        String told = Jupiter.message(Jupiter.failure(replayed));
        assertThat(story).startsWith(told);
    }

    @Test
    void a_token_of_something_else_leaves_the_test_out() {
        String story = Jupiter.message(Jupiter.failure(Naive.class));

        Jupiter.execute(NaiveMail.class, Map.of("consumerproof.token", token(story)))
                .testEvents()
                .assertStatistics(events -> events.aborted(1));
    }

    private static String token(String story) {
        Matcher matcher = TOKEN.matcher(story);
        assertThat(matcher.find()).as(story).isTrue();
        return matcher.group(1);
    }
}
