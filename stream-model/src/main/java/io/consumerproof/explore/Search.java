package io.consumerproof.explore;

import java.time.Duration;

/**
 * How far a search goes.
 *
 * @param budget wall-clock time for runs beyond the declared bound; zero for none
 * @param limit wall-clock time after which an unfinished bound is undecided
 * @param seed of the part beyond the bound and of the sample
 * @param sample how many placements of the declared bound to try instead of all; 0: all, up to the declared bound
 * @param gaps whether the fault-free run and every single fault are run
 *     again over a log with gaps, where the scenario declares none
 * @param switches whether runs with one switch are made too: alone, and in the place of one of the faults
 * @param pruned whether of placements that come to the same only one is run
 * @param shard which part of the search this is
 */
public record Search(
        Duration budget,
        Duration limit,
        long seed,
        int sample,
        boolean gaps,
        boolean switches,
        boolean pruned,
        Shard shard) {

    /** Two seconds beyond, two minutes for the bound, seed 1, exhaustive, without gaps and switches, pruned, undivided. */
    public static final Search DEFAULT =
            new Search(Duration.ofSeconds(2), Duration.ofMinutes(2), 1, 0, false, false, true, Shard.WHOLE);

    public Search {
        if (budget.isNegative() || limit.isNegative()) {
            throw new IllegalArgumentException("budget " + budget + " and limit " + limit + " are never below 0");
        }
        if (sample < 0) {
            throw new IllegalArgumentException("sample is " + sample + ", the least is 0: every placement");
        }
    }

    public Search budget(Duration most) {
        return new Search(most, limit, seed, sample, gaps, switches, pruned, shard);
    }

    public Search limit(Duration most) {
        return new Search(budget, most, seed, sample, gaps, switches, pruned, shard);
    }

    public Search seed(long number) {
        return new Search(budget, limit, number, sample, gaps, switches, pruned, shard);
    }

    public Search sample(int placements) {
        return new Search(budget, limit, seed, placements, gaps, switches, pruned, shard);
    }

    public Search gaps(boolean wanted) {
        return new Search(budget, limit, seed, sample, wanted, switches, pruned, shard);
    }

    public Search switches(boolean wanted) {
        return new Search(budget, limit, seed, sample, gaps, wanted, pruned, shard);
    }

    public Search pruned(boolean wanted) {
        return new Search(budget, limit, seed, sample, gaps, switches, wanted, shard);
    }

    public Search shard(Shard part) {
        return new Search(budget, limit, seed, sample, gaps, switches, pruned, part);
    }
}
