package io.consumerproof.capacity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.consumerproof.scenario.Retention;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class RetentionHeadroomTest {

    private static final Retention DAY = new Retention(Duration.ofDays(1), null);

    @Test
    void byTimeAnOutageMayLastAsLongAsRecordsAreKept() {
        RetentionHeadroom headroom = RetentionHeadroom.of("orders", DAY, 2, null, Duration.ofHours(4));
        assertThat(headroom.time()).contains(Duration.ofDays(1));
        assertThat(headroom.survives()).isTrue();
        assertThat(headroom.sentence())
                .isEqualTo("an outage of 14,400 s (4 h) loses nothing of 'orders': retention allows 86,400 s (1 d) by"
                        + " time, 72,000 s (20 h) are left");
    }

    @Test
    void aLongerOutageLosesUnreadRecords() {
        RetentionHeadroom headroom = RetentionHeadroom.of("orders", DAY, 2, null, Duration.ofHours(25));
        assertThat(headroom.survives()).isFalse();
        assertThat(headroom.sentence())
                .isEqualTo("an outage of 90,000 s (1 d 1 h) loses unread records of 'orders': retention allows 86,400 s"
                        + " (1 d) by time");
    }

    @Test
    void bySizeAnOutageMayLastUntilAllPartitionsAreFull() {
        Retention gigabyte = new Retention(Duration.ofDays(7), 1_000_000_000L);
        RetentionHeadroom headroom = RetentionHeadroom.of("orders", gigabyte, 12, Rate.bytesPerSecond(1_000_000), null);
        assertThat(headroom.time()).contains(Duration.ofSeconds(12_000));
        assertThat(headroom.sentence())
                .isEqualTo(
                        "retention of 'orders' takes unread records after an outage of 12,000 s (3 h 20 min) by size");
    }

    @Test
    void aRestOfAMillisecondIsNotCounted() {
        Retention hundred = new Retention(null, 100L);
        assertThat(RetentionHeadroom.of("orders", hundred, 1, Rate.bytesPerSecond(3), null)
                        .time())
                .contains(Duration.ofMillis(33_333));
    }

    @Test
    void withoutALimitOrWithoutArrivalNothingIsTaken() {
        assertThat(RetentionHeadroom.of("orders", Retention.UNLIMITED, 1, null, Duration.ofDays(99))
                        .survives())
                .isTrue();
        assertThat(RetentionHeadroom.of("orders", new Retention(null, 5L), 1, Rate.bytesPerSecond(0), null)
                        .sentence())
                .isEqualTo("retention of 'orders' takes no unread record: it has no limit that is reached");
    }

    @Test
    void aLimitOfSizeNeedsAnArrivalInBytes() {
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        RetentionHeadroom.of("orders", new Retention(null, 5L), 1, Rate.recordsPerSecond(100), null))
                .withMessage("topic 'orders' is retained by size, and the arrival is '100/s'; declare it in bytes, such"
                        + " as '5MB/s'");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RetentionHeadroom.of("orders", DAY, 1, null, Duration.ofSeconds(-1)))
                .withMessage("outage is PT-1S, the least is 0");
    }
}
