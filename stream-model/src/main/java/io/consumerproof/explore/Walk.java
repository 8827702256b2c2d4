package io.consumerproof.explore;

/**
 * The runs of one shard beyond the bound. Runs are numbered from 0, strategies take turns, one run of each a round, and so many rounds
 * are a leg; a shard has every n-th leg. Which run does what hangs on its number alone: a strategy starts anew with each leg, so that
 * what it learns comes from runs of the same leg.
 *
 * @param shard whose runs
 * @param runs how many of them were made, the lowest numbers first
 */
record Walk(Shard shard, long runs) {

    /** How many rounds a leg has: a strategy that learns has nearly all it can learn behind so many. */
    static final long ROUNDS = 256;

    private static final int TURNS = Strategies.values().length;

    /** Those with a number below {@code number}. */
    Walk before(long number) {
        long runsOfLeg = ROUNDS * TURNS;
        long leg = number / runsOfLeg;
        long ownLegs = Math.max(0, (leg - shard.number() + shard.of()) / shard.of());
        long below = ownLegs * runsOfLeg + (shard.has(leg) ? number % runsOfLeg : 0);
        return new Walk(shard, Math.min(runs, below));
    }

    /** Those of {@code strategy}. */
    long runsOf(Strategies strategy) {
        return runs / TURNS + (strategy.ordinal() < runs % TURNS ? 1 : 0);
    }
}
