package io.consumerproof.capacity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigDecimal;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class DrainTimeTest {

    private static DrainTime of(long backlog, long arrival, long handling) {
        return DrainTime.of(backlog, Rate.recordsPerSecond(arrival), Rate.recordsPerSecond(handling));
    }

    @Test
    void sixThousandAtAHundredAndFiftyAgainstAHundredTakeTwoMinutes() {
        DrainTime drain = of(6_000, 100, 150);
        assertThat(drain.time()).contains(Duration.ofSeconds(120));
        assertThat(drain.sentence())
                .isEqualTo("a backlog of 6,000 records drains in 120 s: 150/s handled, 100/s arrive");
    }

    @Test
    void itNeverDrainsWhereNoMoreIsHandledThanArrives() {
        assertThat(of(6_000, 100, 100).time()).isEmpty();
        assertThat(of(6_000, 100, 99).time()).isEmpty();
        assertThat(of(0, 0, 0).time()).isEmpty();
        assertThat(of(1, 100, 0).sentence()).isEqualTo("a backlog of 1 record never drains: 0/s handled, 100/s arrive");
    }

    @Test
    void aFractionIsRoundedUpToAMillisecond() {
        assertThat(of(1, 0, 3).time()).contains(Duration.ofMillis(334));
        assertThat(of(1, 0, 3).sentence()).contains("drains in 0.334 s");
        assertThat(of(0, 0, 3).time()).contains(Duration.ZERO);
        Rate slow = new Rate(new BigDecimal("0.5"), Duration.ofHours(1), Unit.RECORDS, "0.5/h");
        assertThat(DrainTime.of(1, Rate.recordsPerSecond(0), slow).sentence())
                .contains("drains in 7,200 s (2 h): 0.5/h handled");
    }

    @Test
    void anOutageLeavesWhatArrivedMeanwhile() {
        DrainTime drain =
                DrainTime.afterOutage(Duration.ofHours(4), Rate.recordsPerSecond(100), Rate.recordsPerSecond(150));
        assertThat(drain.backlog()).isEqualTo(1_440_000);
        assertThat(drain.time()).contains(Duration.ofHours(8));
    }

    @Test
    void whatIsNoBacklogAndWhatIsBeyondAllTimeIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> of(-1, 100, 150))
                .withMessage("backlog is -1, the least is 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> DrainTime.of(1, Rate.recordsPerSecond(1), Rate.bytesPerSecond(2)))
                .withMessage("rate '2B/s' counts bytes, the arrival counts records; both must be alike");
        Rate least = new Rate(new BigDecimal("1e-30"), Duration.ofDays(1), Unit.RECORDS, "almost nothing");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> DrainTime.of(Long.MAX_VALUE, Rate.recordsPerSecond(0), least))
                .withMessageContaining("allowed are at most 9223372036854775807 s");
    }
}
