package io.consumerproof.explore;

import io.consumerproof.choice.Choices;
import io.consumerproof.choice.Prng;
import java.util.ArrayList;
import java.util.List;

/**
 * The runs beyond the bound: the faults of the budget with any number of switches. Strategies take turns, one run of each a round; a
 * shard has every n-th round. A run hangs on strategy, seed and round alone, but where a strategy learns from its runs, which are
 * those of its shard.
 */
final class Beyond {

    private static final long STREAM = 0x52414E44;

    private final Search search;
    private final List<Turn> turns = new ArrayList<>();
    private long number;

    /** A strategy and its runs. */
    private static final class Turn {
        final Strategies name;
        final Strategy strategy;
        final long stream;
        long runs;

        Turn(Strategies name, Strategy strategy, long stream) {
            this.name = name;
            this.strategy = strategy;
            this.stream = stream;
        }
    }

    /** {@code base} meets at least one choice. */
    Beyond(Experiment experiment, RunResult base, List<Strategies> strategies) {
        search = experiment.search();
        for (Strategies each : strategies) {
            long stream = Prng.mix(search.seed() + STREAM + each.ordinal());
            turns.add(new Turn(each, each.over(base, experiment.faults()), stream));
        }
    }

    private Turn turn() {
        return turns.get((int) (number % turns.size()));
    }

    /** What decides the next run. */
    Choices next() {
        while (!search.shard().has(number / turns.size())) {
            number++;
        }
        return turn().strategy.next(new Prng(turn().stream + number / turns.size()));
    }

    /** Which run it is that {@link #next} decided, of all shards, from 0. */
    long number() {
        return number;
    }

    /** Takes the run that {@link #next} decided. */
    void learn(RunResult run) {
        turn().runs++;
        turn().strategy.learn(run);
        number++;
    }

    /** How many runs each strategy had, in their order; those without any are left out. */
    List<Statement.Share> shares() {
        return turns.stream()
                .filter(each -> each.runs > 0)
                .map(each -> new Statement.Share(each.name.toString(), each.runs))
                .toList();
    }

    /** What may be promised of the runs that were made. */
    List<String> promises() {
        return turns.stream()
                .filter(each -> each.runs > 0)
                .flatMap(each -> each.strategy.promise().stream())
                .toList();
    }
}
