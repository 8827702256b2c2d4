package io.consumerproof.explore;

import java.util.List;

/**
 * What was tried, honestly: the counts behind a verdict.
 *
 * @param runs all runs of the search, the reference run included; shrinking and repetitions excluded
 * @param bound the declared fault bound in words: {@code ≤ 1 crash and ≤ 1 rebalance}
 * @param exhaustive whether every placement in the bound was run
 * @param sampled runs that placed one fault at random places, instead of the bound
 * @param random random runs beyond the bound, included in {@code runs}
 * @param pointsSeen places where a fault could strike
 * @param pointsStruck those where one did
 * @param elapsedMillis wall-clock time
 * @param remarks further sentences without full stop: what was not exercised, what was excused, what was weaker; may be empty
 */
public record Statement(
        long runs,
        String bound,
        boolean exhaustive,
        long sampled,
        long random,
        int pointsSeen,
        int pointsStruck,
        long elapsedMillis,
        List<String> remarks) {

    public Statement {
        remarks = List.copyOf(remarks);
    }
}
