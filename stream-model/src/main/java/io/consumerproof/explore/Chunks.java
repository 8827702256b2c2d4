package io.consumerproof.explore;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Leaves out ever smaller chunks of what a run has of one kind, down to single parts, so that long lists shrink in few runs. The last
 * go first: what is left is nearer to the start of the story.
 *
 * @param parts what a run has
 * @param attempt how to try to do without some of them
 */
record Chunks<T>(Function<RunResult, List<T>> parts, Attempt<T> attempt) {

    /** The run without some parts; null if that will not do. */
    @FunctionalInterface
    interface Attempt<T> {
        @Nullable
        RunResult without(RunResult smallest, List<T> some);
    }

    /** The run without all that it can do without. */
    RunResult shrink(RunResult found) {
        RunResult smallest = found;
        int chunk = Math.max(1, parts.apply(found).size() / 2);
        while (true) {
            int before = parts.apply(smallest).size();
            smallest = sweep(smallest, chunk);
            if (chunk == 1 && parts.apply(smallest).size() == before) {
                return smallest;
            }
            chunk = Math.max(1, chunk / 2);
        }
    }

    private RunResult sweep(RunResult found, int chunk) {
        RunResult smallest = found;
        List<T> present = parts.apply(smallest);
        for (int to = present.size(); to > 0; to = Math.min(to - chunk, present.size())) {
            RunResult tried = attempt.without(smallest, present.subList(Math.max(0, to - chunk), to));
            if (tried != null) {
                smallest = tried;
                present = parts.apply(smallest);
            }
        }
        return smallest;
    }
}
