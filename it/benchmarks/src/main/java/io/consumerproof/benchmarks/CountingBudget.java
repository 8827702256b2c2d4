package io.consumerproof.benchmarks;

import io.consumerproof.explore.Budget;
import java.time.Duration;

/** A clock that is one millisecond farther each time it is asked, so that a number of runs ends the search and not the machine. */
final class CountingBudget implements Budget {

    private long asked;

    /** As long as it takes to ask {@code runs} times. */
    static Duration forRuns(long runs) {
        return Duration.ofMillis(runs);
    }

    @Override
    public Duration spent() {
        return Duration.ofMillis(asked++);
    }
}
