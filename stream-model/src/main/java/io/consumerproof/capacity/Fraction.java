package io.consumerproof.capacity;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;

/**
 * An exact number.
 *
 * @param over the numerator
 * @param under the denominator, above 0
 */
record Fraction(BigInteger over, BigInteger under) implements Comparable<Fraction> {

    private static final BigInteger NANOS = BigInteger.valueOf(1_000_000_000);
    private static final BigInteger MILLI_NANOS = BigInteger.valueOf(1_000_000);

    Fraction {
        if (under.signum() <= 0) {
            throw new IllegalArgumentException("denominator " + under + " is not above 0");
        }
    }

    static Fraction of(BigDecimal number) {
        return number.scale() <= 0
                ? new Fraction(number.toBigIntegerExact(), BigInteger.ONE)
                : new Fraction(number.unscaledValue(), BigInteger.TEN.pow(number.scale()));
    }

    static Fraction of(long number) {
        return new Fraction(BigInteger.valueOf(number), BigInteger.ONE);
    }

    /** The seconds of {@code time}. */
    static Fraction of(Duration time) {
        BigInteger nanos =
                BigInteger.valueOf(time.getSeconds()).multiply(NANOS).add(BigInteger.valueOf(time.getNano()));
        return new Fraction(nanos, NANOS);
    }

    Fraction times(Fraction factor) {
        return new Fraction(over.multiply(factor.over), under.multiply(factor.under));
    }

    /** @throws IllegalArgumentException if the divisor is not above 0 */
    Fraction dividedBy(Fraction divisor) {
        return new Fraction(over.multiply(divisor.under), under.multiply(divisor.over));
    }

    Fraction minus(Fraction other) {
        return new Fraction(
                over.multiply(other.under).subtract(other.over.multiply(under)), under.multiply(other.under));
    }

    int signum() {
        return over.signum();
    }

    /** The least whole number that is not below. */
    BigInteger ceiling() {
        BigInteger[] parts = over.divideAndRemainder(under);
        return parts[1].signum() > 0 ? parts[0].add(BigInteger.ONE) : parts[0];
    }

    /** These seconds, rounded up to whole milliseconds where they are none. */
    Duration secondsUp() {
        return seconds(new Fraction(over.multiply(BigInteger.valueOf(1_000)), under).ceiling());
    }

    /** These seconds, rounded down to whole milliseconds. */
    Duration secondsDown() {
        BigInteger[] parts = over.multiply(BigInteger.valueOf(1_000)).divideAndRemainder(under);
        return seconds(parts[1].signum() < 0 ? parts[0].subtract(BigInteger.ONE) : parts[0]);
    }

    private static Duration seconds(BigInteger millis) {
        BigInteger[] parts = millis.multiply(MILLI_NANOS).divideAndRemainder(NANOS);
        if (parts[0].bitLength() >= Long.SIZE) {
            throw new IllegalArgumentException(
                    "a time of " + parts[0] + " s, allowed are at most " + Long.MAX_VALUE + " s");
        }
        return Duration.ofSeconds(parts[0].longValue(), parts[1].longValue());
    }

    @Override
    public int compareTo(Fraction other) {
        return over.multiply(other.under).compareTo(other.over.multiply(under));
    }
}
