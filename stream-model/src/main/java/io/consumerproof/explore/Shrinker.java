package io.consumerproof.explore;

import java.util.List;
import java.util.function.Predicate;

/**
 * Makes a run smaller as long as it still shows the same thing, until no pass can: then no single fault, switch, record, member or
 * partition can go, and no choice be lowered. It ends before if it made as many runs as it may; that is counted in runs and not in
 * time, so that it tells the same on a slow machine.
 */
final class Shrinker {

    private static final int MOST_RUNS = 2_000;

    private final List<ShrinkPass> passes;
    private final Attempts attempts;

    /** Shrinks runs that {@code shows} accepts. */
    Shrinker(Runs runs, Predicate<RunResult> shows, List<ShrinkPass> passes) {
        this.passes = passes;
        this.attempts = new Attempts(runs, shows, MOST_RUNS);
    }

    RunResult shrink(RunResult found) {
        RunResult smallest = found;
        int settled = 0;
        for (int i = 0; settled < passes.size(); i = (i + 1) % passes.size()) {
            int before = attempts.accepted();
            smallest = passes.get(i).shrink(smallest, attempts);
            settled = attempts.accepted() == before ? settled + 1 : 1;
        }
        return smallest;
    }

    /** How many runs were made. */
    int made() {
        return attempts.made();
    }
}
