package io.consumerproof.junit.jupiter;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.scenario.Delivery;
import org.junit.jupiter.api.Test;
import org.opentest4j.AssertionFailedError;

/** A log whose offsets leave gaps, for whoever asks for it. */
class GapsTest {

    interface Mailer {
        void send(String text);
    }

    /** Passes over what does not follow the record before. */
    private static final class NextOffset {
        private final Mailer mailer;
        private long next = -1;

        NextOffset(Mailer mailer) {
            this.mailer = mailer;
        }

        void on(String text, Delivery delivery) {
            if (next < 0 || next == delivery.record().offset()) {
                mailer.send(text);
            }
            next = delivery.record().offset() + 1;
        }
    }

    private static void mail(VirtualLog log) {
        Mailer mailer = log.port(Mailer.class);
        log.group("mail").members(1, () -> new NextOffset(mailer)::on);
        log.append("orders", "o-1", "a").append("orders", "o-1", "b").drain();
    }

    static class Asked {
        @StreamTest
        @Topic(name = "orders", partitions = 1)
        @Faults
        @Search(budget = "0s", gaps = true)
        void oneMailARecord(VirtualLog log) {
            mail(log);
        }
    }

    @StreamTest
    @Topic(name = "orders", partitions = 1)
    @Faults
    @Search(budget = "0s")
    void who_does_not_ask_for_gaps_has_none(VirtualLog log) {
        mail(log);
        assertThat(log.endOffset("orders", 0)).isEqualTo(2);
    }

    @Test
    void who_counts_on_the_next_offset_loses_what_lies_behind_a_gap() {
        assertThat(Jupiter.failure(Asked.class))
                .isInstanceOf(AssertionFailedError.class)
                .hasMessageStartingWith("✗ GapsTest.Asked.oneMailARecord   no-lost-effect violated without any fault")
                .hasMessageContaining("without the gap before orders-0@3 it does.");
    }
}
