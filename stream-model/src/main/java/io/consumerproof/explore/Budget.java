package io.consumerproof.explore;

import java.time.Duration;

/** How much wall-clock time has passed; the model itself has no clock. */
@FunctionalInterface
public interface Budget {

    /** Time since the search began; never decreases. */
    Duration spent();

    /** Asked before each run but the first: whether a run that stands there, and all behind it, are of no use any more. */
    default boolean isEnoughAt(Rank next) {
        return false;
    }
}
