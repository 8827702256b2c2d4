package io.consumerproof.capacity;

import java.math.BigDecimal;
import java.time.Duration;

/**
 * So much in so much time, exactly.
 *
 * @param amount how much, at least 0; may be a fraction
 * @param every in which time, above 0
 * @param unit of what
 * @param text how it was written, for sentences
 */
public record Rate(BigDecimal amount, Duration every, Unit unit, String text) {

    /** Digits before and behind the point, which keep exact arithmetic small. */
    private static final int MOST_DIGITS = 100;

    public Rate {
        if (amount.precision() + Math.abs((long) amount.scale()) > MOST_DIGITS) {
            throw new IllegalArgumentException("rate '" + text + "' has too many digits, allowed are " + MOST_DIGITS);
        }
        if (amount.signum() < 0) {
            throw new IllegalArgumentException("rate '" + text + "' is below 0, the least is 0");
        }
        if (every.isNegative() || every.isZero()) {
            throw new IllegalArgumentException("rate '" + text + "' is of no time, the time must be above 0");
        }
    }

    /** {@code count} records a second. */
    public static Rate recordsPerSecond(long count) {
        return new Rate(BigDecimal.valueOf(count), Duration.ofSeconds(1), Unit.RECORDS, count + "/s");
    }

    /** {@code count} bytes a second. */
    public static Rate bytesPerSecond(long count) {
        return new Rate(BigDecimal.valueOf(count), Duration.ofSeconds(1), Unit.BYTES, count + "B/s");
    }

    boolean isZero() {
        return amount.signum() == 0;
    }

    /** How much in a second, as a fraction. */
    Fraction perSecond() {
        return Fraction.of(amount).dividedBy(Fraction.of(every));
    }

    /**
     * Requires {@code other} to count the same.
     *
     * @throws IllegalArgumentException if it does not
     */
    void requireUnit(Unit other, String what) {
        if (unit != other) {
            throw new IllegalArgumentException(
                    "rate '" + text + "' counts " + unit + ", " + what + " counts " + other + "; both must be alike");
        }
    }
}
