package io.consumerproof.capacity;

import java.math.BigInteger;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * How long a backlog takes to drain while more arrives.
 *
 * @param backlog what waits, at least 0
 * @param arrival what comes in meanwhile
 * @param handling what is handled
 * @param drained the time, rounded up to milliseconds; null: never
 * @source ours: backlog / (handling - arrival)
 */
public record DrainTime(
        long backlog, Rate arrival, Rate handling, @Nullable Duration drained) {

    /**
     * The drain time; never, where no more is handled than arrives.
     *
     * @throws IllegalArgumentException if the backlog is below 0, the rates do not count the same, or the time is beyond a Duration
     */
    public static DrainTime of(long backlog, Rate arrival, Rate handling) {
        if (backlog < 0) {
            throw new IllegalArgumentException("backlog is " + backlog + ", the least is 0");
        }
        handling.requireUnit(arrival.unit(), "the arrival");
        Fraction surplus = handling.perSecond().minus(arrival.perSecond());
        boolean never = surplus.signum() <= 0;
        return new DrainTime(
                backlog,
                arrival,
                handling,
                never ? null : Fraction.of(backlog).dividedBy(surplus).secondsUp());
    }

    /**
     * The drain time of what arrives while nobody handles anything, rounded up to whole records or bytes.
     *
     * @throws IllegalArgumentException as {@link #of} does, and if the backlog is beyond a long
     */
    public static DrainTime afterOutage(Duration outage, Rate arrival, Rate handling) {
        BigInteger backlog = arrival.perSecond().times(Fraction.of(outage)).ceiling();
        if (backlog.bitLength() >= Long.SIZE) {
            throw new IllegalArgumentException("an outage of " + Spoken.time(outage) + " at " + arrival.text()
                    + " leaves a backlog of " + arrival.unit().counted(backlog) + ", allowed are at most "
                    + Long.MAX_VALUE);
        }
        return of(backlog.longValue(), arrival, handling);
    }

    /** The time; empty: never. */
    public Optional<Duration> time() {
        return Optional.ofNullable(drained);
    }

    /** {@code a backlog of 6,000 records drains in 120 s: 150/s handled, 100/s arrive}, or {@code never drains}. */
    public String sentence() {
        String outcome = drained == null ? "never drains" : "drains in " + Spoken.time(drained);
        return "a backlog of " + arrival.unit().counted(BigInteger.valueOf(backlog)) + " " + outcome + ": "
                + handling.text() + " handled, " + arrival.text()
                + (arrival.unit() == Unit.RECORDS ? " arrive" : " arrives");
    }
}
