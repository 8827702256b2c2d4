package io.consumerproof.explore;

import io.consumerproof.choice.Choices;
import io.consumerproof.choice.Prng;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The runs beyond the bound: the faults of the budget with any number of switches. Strategies take turns, one run of each a round. A
 * run hangs on strategy, seed and round, and on what a strategy has learned from the runs of the same leg ({@link Walk}): not on who
 * else makes runs.
 */
final class Beyond {

    private static final long STREAM = 0x52414E44;

    private final Experiment experiment;
    private final RunResult base;
    private final List<Strategies> strategies;
    private final List<Strategy> turns = new ArrayList<>();
    private long leg = -1;
    private long number;
    private long made;

    /** {@code base} meets at least one choice. */
    Beyond(Experiment experiment, RunResult base, List<Strategies> strategies) {
        this.experiment = experiment;
        this.base = base;
        this.strategies = strategies;
    }

    /** What decides the next run. */
    Choices next() {
        while (!experiment.search().shard().has(round() / Walk.ROUNDS)) {
            number++;
        }
        if (leg != round() / Walk.ROUNDS) {
            leg = round() / Walk.ROUNDS;
            turns.clear();
            strategies.forEach(each -> turns.add(each.over(base, experiment.faults())));
        }
        long stream = Prng.mix(
                experiment.search().seed() + STREAM + strategies.get(turn()).ordinal());
        return turns.get(turn()).next(new Prng(stream + round()));
    }

    private long round() {
        return number / strategies.size();
    }

    private int turn() {
        return (int) (number % strategies.size());
    }

    /** Which run it is that {@link #next} decided, of all shards, from 0. */
    long number() {
        return number;
    }

    /** Takes the run that {@link #next} decided. */
    void learn(RunResult run) {
        turns.get(turn()).learn(run);
        number++;
        made++;
    }

    /** The runs so far. */
    Walk walk() {
        return new Walk(experiment.search().shard(), made);
    }

    /** What may be promised of the runs of each strategy, by its name. */
    Map<String, String> promises() {
        Map<String, String> promises = new LinkedHashMap<>();
        for (Strategies each : strategies) {
            each.over(base, experiment.faults())
                    .promise()
                    .ifPresent(sentence -> promises.put(each.toString(), sentence));
        }
        return promises;
    }
}
