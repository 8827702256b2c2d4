package io.consumerproof.explore;

import java.util.List;
import java.util.function.Function;

/**
 * Leaves out ever smaller chunks of what a run has of one kind, down to single parts, so that long lists shrink in few runs. The last
 * go first: what is left is nearer to the start of the story.
 *
 * @param parts what the run has
 * @param attempt the run without some of them, or the same run if that will not do
 */
record Chunks<T>(Function<RunResult, List<T>> parts, Attempt<T> attempt) {

    /** Tries to do without some parts. */
    @FunctionalInterface
    interface Attempt<T> {
        RunResult without(RunResult smallest, List<T> some);
    }

    /** The run without all that it can do without; {@code found} itself if no single part can go. */
    RunResult shrink(RunResult found) {
        RunResult smallest = found;
        int chunk = Math.max(1, parts.apply(found).size() / 2);
        while (true) {
            RunResult next = sweep(smallest, chunk);
            if (chunk == 1 && next == smallest) {
                return smallest;
            }
            smallest = next;
            chunk = Math.max(1, chunk / 2);
        }
    }

    private RunResult sweep(RunResult found, int chunk) {
        RunResult smallest = found;
        List<T> present = parts.apply(smallest);
        for (int to = present.size(); to > 0; to = Math.min(to - chunk, present.size())) {
            RunResult tried = attempt.without(smallest, present.subList(Math.max(0, to - chunk), to));
            if (tried != smallest) {
                smallest = tried;
                present = parts.apply(smallest);
            }
        }
        return smallest;
    }
}
