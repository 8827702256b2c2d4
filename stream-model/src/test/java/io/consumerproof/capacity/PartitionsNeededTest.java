package io.consumerproof.capacity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigDecimal;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class PartitionsNeededTest {

    private static Rate megabytes(String perSecond) {
        return new Rate(
                new BigDecimal(perSecond).movePointRight(6), Duration.ofSeconds(1), Unit.BYTES, perSecond + "MB/s");
    }

    @Test
    void sixtyMegabytesASecondAtEightAndFiveNeedTwelve() {
        PartitionsNeeded needed = PartitionsNeeded.of(megabytes("60"), megabytes("8"), megabytes("5"));
        assertThat(needed.count()).isEqualTo(12);
        assertThat(needed.forProducer()).isEqualTo(8);
        assertThat(needed.forConsumer()).isEqualTo(12);
        assertThat(needed.sentence())
                .isEqualTo(
                        "12 partitions carry 60MB/s: producing at 8MB/s each needs 8, consuming at 5MB/s each needs 12");
    }

    @Test
    void theSlowerSideDecides() {
        assertThat(PartitionsNeeded.of(megabytes("60"), megabytes("2"), megabytes("5"))
                        .count())
                .isEqualTo(30);
    }

    @Test
    void whatFitsExactlyNeedsNoOneMoreAndAnyRestDoes() {
        assertThat(PartitionsNeeded.of(megabytes("0.3"), megabytes("0.1"), megabytes("0.1"))
                        .count())
                .isEqualTo(3);
        assertThat(PartitionsNeeded.of(megabytes("0.300001"), megabytes("0.1"), megabytes("0.1"))
                        .count())
                .isEqualTo(4);
        assertThat(PartitionsNeeded.of(megabytes("1"), megabytes("60"), megabytes("60"))
                        .sentence())
                .startsWith("1 partition carries 1MB/s");
    }

    @Test
    void ratesOfDifferentTimesAreComparedExactly() {
        Rate perMinute = new Rate(new BigDecimal(100), Duration.ofMinutes(1), Unit.RECORDS, "100/m");
        Rate perHour = new Rate(new BigDecimal(2_000), Duration.ofHours(1), Unit.RECORDS, "2000/h");
        assertThat(PartitionsNeeded.of(perMinute, perHour, perMinute).count()).isEqualTo(3);
    }

    @Test
    void nothingAndDifferentUnitsAreRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PartitionsNeeded.of(megabytes("60"), megabytes("0"), megabytes("5")))
                .withMessage("target '60MB/s' at '0MB/s' a partition by the producer: both must be above 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PartitionsNeeded.of(megabytes("60"), megabytes("8"), Rate.recordsPerSecond(5)))
                .withMessage("rate '5/s' counts records, the target counts bytes; both must be alike");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> megabytes("-1"))
                .withMessage("rate '-1MB/s' is below 0, the least is 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Rate(BigDecimal.ONE, Duration.ZERO, Unit.BYTES, "1B/0s"))
                .withMessage("rate '1B/0s' is of no time, the time must be above 0");
    }

    @Test
    void countsBeyondALongAreRefusedAndNotWrapped() {
        Rate huge = new Rate(new BigDecimal("1e30"), Duration.ofSeconds(1), Unit.BYTES, "1e30B/s");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PartitionsNeeded.of(huge, Rate.bytesPerSecond(1), Rate.bytesPerSecond(1)))
                .withMessageContaining("allowed are at most 9223372036854775807");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Rate(new BigDecimal("1e999999999"), Duration.ofSeconds(1), Unit.BYTES, "huge"))
                .withMessage("rate 'huge' has too many digits, allowed are 100");
    }
}
