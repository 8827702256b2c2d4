package io.consumerproof.explore;

import java.time.Duration;

/**
 * How far a search goes.
 *
 * @param budget wall-clock time for random runs beyond the declared bound; zero for none
 * @param limit wall-clock time after which an unfinished bound is undecided
 * @param seed of the random part and of the sample
 * @param sample how many placements of a single fault to try instead of all; 0: all, up to the declared bound
 * @param gaps whether the fault-free run and every single fault are run
 *     again over a log with gaps, where the scenario declares none
 */
public record Search(Duration budget, Duration limit, long seed, int sample, boolean gaps) {

    /** Two seconds of random runs, two minutes for the bound, seed 1, exhaustive, without gaps. */
    public static final Search DEFAULT = new Search(Duration.ofSeconds(2), Duration.ofMinutes(2), 1, 0, false);

    public Search {
        if (budget.isNegative() || limit.isNegative() || sample < 0) {
            throw new IllegalArgumentException("budget " + budget + ", limit " + limit + ", sample " + sample);
        }
    }

    public Search budget(Duration most) {
        return new Search(most, limit, seed, sample, gaps);
    }

    public Search limit(Duration most) {
        return new Search(budget, most, seed, sample, gaps);
    }

    public Search seed(long number) {
        return new Search(budget, limit, number, sample, gaps);
    }

    public Search sample(int placements) {
        return new Search(budget, limit, seed, placements, gaps);
    }

    public Search gaps(boolean wanted) {
        return new Search(budget, limit, seed, sample, wanted);
    }
}
