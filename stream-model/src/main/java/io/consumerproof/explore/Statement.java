package io.consumerproof.explore;

import java.util.List;

/**
 * What was tried, honestly: the counts behind a verdict.
 *
 * @param runs all runs of the search, the reference run included; shrinking and repetitions excluded
 * @param covered placements in the bound that were not run, since one that comes to the same was; not included in {@code runs}
 * @param bound the declared fault bound in words: {@code ≤ 1 crash and ≤ 1 rebalance}
 * @param exhaustive whether every placement in the bound was run, or covered
 * @param variants what was tried beside the bound, one phrase each: {@code with gaps: every placement of at most one fault}
 * @param sampled runs of placements drawn from the bound, instead of all of them
 * @param beyond how many runs each strategy had beyond the bound, included in {@code runs}; may be empty
 * @param pointsSeen places where a fault could strike
 * @param pointsStruck those where one did, or an equal one
 * @param elapsedMillis wall-clock time
 * @param remarks further sentences without full stop: what was not exercised, what was excused, what was weaker; may be empty
 * @param shard which part of the search all this is about
 */
public record Statement(
        long runs,
        long covered,
        String bound,
        boolean exhaustive,
        List<String> variants,
        long sampled,
        List<Share> beyond,
        int pointsSeen,
        int pointsStruck,
        long elapsedMillis,
        List<String> remarks,
        Shard shard) {

    public Statement {
        variants = List.copyOf(variants);
        beyond = List.copyOf(beyond);
        remarks = List.copyOf(remarks);
    }

    /** About an undivided search. */
    public Statement(
            long runs,
            long covered,
            String bound,
            boolean exhaustive,
            List<String> variants,
            long sampled,
            List<Share> beyond,
            int pointsSeen,
            int pointsStruck,
            long elapsedMillis,
            List<String> remarks) {
        this(
                runs,
                covered,
                bound,
                exhaustive,
                variants,
                sampled,
                beyond,
                pointsSeen,
                pointsStruck,
                elapsedMillis,
                remarks,
                Shard.WHOLE);
    }

    /**
     * The runs of one strategy.
     *
     * @param strategy its name: {@code priority}
     */
    public record Share(String strategy, long runs) {}

    /** All runs beyond the bound, whatever their strategy. */
    public long random() {
        return beyond.stream().mapToLong(Share::runs).sum();
    }

    /** Nothing but so many runs of {@code bound}, which is not exhausted. */
    public static Statement unfinished(long runs, String bound) {
        return unfinished(runs, bound, 0);
    }

    /** The same after so much time. */
    public static Statement unfinished(long runs, String bound, long elapsedMillis) {
        return new Statement(runs, 0, bound, false, List.of(), 0, List.of(), 0, 0, elapsedMillis, List.of());
    }

    /** The same, but that a part of the bound is missing. */
    public Statement notExhaustive() {
        return new Statement(
                runs,
                covered,
                bound,
                false,
                variants,
                sampled,
                beyond,
                pointsSeen,
                pointsStruck,
                elapsedMillis,
                remarks,
                shard);
    }

    /** The same with these sentences. */
    public Statement remarks(List<String> sentences) {
        return new Statement(
                runs,
                covered,
                bound,
                exhaustive,
                variants,
                sampled,
                beyond,
                pointsSeen,
                pointsStruck,
                elapsedMillis,
                sentences,
                shard);
    }
}
