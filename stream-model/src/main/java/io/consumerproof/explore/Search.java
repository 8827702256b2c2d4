package io.consumerproof.explore;

import java.time.Duration;

/**
 * How far a search goes.
 *
 * @param budget wall-clock time for random runs beyond the declared bound; zero for none
 * @param limit wall-clock time after which an unfinished bound is undecided
 * @param seed of the random part and of the sample
 * @param sample how many placements of a single fault to try instead of all; 0: all, up to the declared bound
 */
public record Search(Duration budget, Duration limit, long seed, int sample) {

    /** Two seconds of random runs, two minutes for the bound, seed 1, exhaustive. */
    public static final Search DEFAULT = new Search(Duration.ofSeconds(2), Duration.ofMinutes(2), 1, 0);

    public Search {
        if (budget.isNegative() || limit.isNegative() || sample < 0) {
            throw new IllegalArgumentException("budget " + budget + ", limit " + limit + ", sample " + sample);
        }
    }

    public Search budget(Duration most) {
        return new Search(most, limit, seed, sample);
    }

    public Search limit(Duration most) {
        return new Search(budget, most, seed, sample);
    }

    public Search seed(long number) {
        return new Search(budget, limit, number, sample);
    }

    public Search sample(int placements) {
        return new Search(budget, limit, seed, placements);
    }
}
