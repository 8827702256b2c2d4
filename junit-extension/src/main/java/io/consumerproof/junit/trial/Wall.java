package io.consumerproof.junit.trial;

import io.consumerproof.explore.Budget;
import io.consumerproof.explore.Rank;
import java.time.Duration;
import java.util.function.Predicate;

/** The wall clock of one search; asking it is also how a search learns that it was ended. */
final class Wall implements Budget {

    private final long startNanos = System.nanoTime();
    private final RunWatch watch;
    private final Predicate<Rank> enough;

    Wall(RunWatch watch, Predicate<Rank> enough) {
        this.watch = watch;
        this.enough = enough;
    }

    @Override
    public Duration spent() {
        watch.endSearchIfFound();
        return Duration.ofNanos(System.nanoTime() - startNanos);
    }

    @Override
    public boolean isEnoughAt(Rank next) {
        return enough.test(next);
    }
}
