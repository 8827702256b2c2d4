package io.consumerproof.explore;

import java.time.Duration;

/** How much wall-clock time has passed; the model itself has no clock. */
@FunctionalInterface
public interface Budget {

    /** Time since the search began; never decreases. */
    Duration spent();
}
