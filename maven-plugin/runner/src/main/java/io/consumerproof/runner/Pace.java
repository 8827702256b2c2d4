package io.consumerproof.runner;

import io.consumerproof.explore.Rank;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * How far the search of this fork goes: it ends early once it is behind what another fork has found, or when it has tried long
 * enough alone. May be used from any thread.
 */
final class Pace implements Predicate<Rank> {

    private final AtomicLong runs = new AtomicLong();
    private volatile @Nullable Rank found;
    private volatile long aloneUntilNanos;
    private volatile boolean alone;
    private volatile boolean ended;

    /** A command to search has come in; what was found for an earlier one no longer counts. */
    void reset() {
        found = null;
        runs.set(0);
    }

    /** Another fork has found something at {@code rank}. */
    void found(Rank rank) {
        found = rank;
    }

    /** The search that begins has so much time for its bound. */
    void alone(Duration most) {
        alone = true;
        ended = false;
        aloneUntilNanos = System.nanoTime() + most.toNanos();
    }

    /** The search that begins has all the time it needs. */
    void together() {
        alone = false;
        runs.set(0);
    }

    /** Whether the time of a search alone was too short for its bound. */
    boolean hasEnded() {
        return ended;
    }

    /** The runs of this search so far. */
    long runs() {
        return runs.get();
    }

    @Override
    public boolean test(Rank next) {
        runs.incrementAndGet();
        Rank elsewhere = found;
        if (elsewhere != null && next.compareTo(elsewhere) > 0) {
            return true;
        }
        ended |= alone && !next.isBeyondTheBound() && System.nanoTime() - aloneUntilNanos > 0;
        return alone && ended;
    }
}
