package io.consumerproof.junit.trial;

import io.consumerproof.explore.Budget;
import java.time.Duration;

/** The wall clock of one search; asking it is also how a search learns that it was ended. */
final class Wall implements Budget {

    private final long startNanos = System.nanoTime();
    private final RunWatch watch;

    Wall(RunWatch watch) {
        this.watch = watch;
    }

    @Override
    public Duration spent() {
        watch.endSearchIfFound();
        return Duration.ofNanos(System.nanoTime() - startNanos);
    }
}
