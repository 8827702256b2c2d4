package io.consumerproof.junit.jupiter;

import static io.consumerproof.junit.jupiter.OrderEvent.paid;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Schedules that a test keeps are run first. */
class RegressionTest {

    private static final String TOKEN = "c2.1XHNeAAAAgEIAXIFAAAAALE";

    interface Mailer {
        void send(String order, String text);
    }

    static class Kept {
        @StreamTest
        @Topic(name = "orders")
        @Regression(TOKEN)
        void oneMailAnOrder(VirtualLog log) {
            Mailer mailer = log.port(Mailer.class);
            log.group("mail").members(2, () -> (OrderEvent event) -> mailer.send(event.order(), "paid"));
            log.append("orders", "o-1", paid("e2"));
            log.drain();
        }
    }

    static class NotKept {
        @StreamTest
        @Topic(name = "orders")
        void oneMailAnOrder(VirtualLog log) {
            Mailer mailer = log.port(Mailer.class);
            log.group("mail").members(2, () -> (OrderEvent event) -> mailer.send(event.order(), "paid"));
            log.append("orders", "o-1", paid("e2"));
            log.drain();
        }
    }

    static class Damaged {
        @StreamTest
        @Topic(name = "orders")
        @Regression("c2.AAAA")
        void oneMailAnOrder(VirtualLog log) {
            log.drain();
        }
    }

    @Test
    void a_kept_schedule_that_fails_again_is_told_as_such() {
        assertThat(Jupiter.message(Jupiter.failure(Kept.class)))
                .startsWith("✗ RegressionTest.Kept.oneMailAnOrder   no-duplicate-effect violated   (1 fault, 1 record)")
                .contains("found again by @Regression 1, in run 2 of 2")
                .doesNotContain("Keep   ");
    }

    @Test
    void a_failure_says_how_to_keep_it() {
        assertThat(Jupiter.message(Jupiter.failure(NotKept.class)))
                .containsPattern("\n  Keep   annotate the test: @Regression\\(\"c2\\.[\\w-]+\"\\)$");
    }

    @Test
    void a_damaged_token_is_told_and_nothing_is_run() {
        assertThat(Jupiter.failure(Damaged.class))
                .hasMessageContaining("token 'c2.AAAA' is damaged: it ends too early");
    }
}
