package io.consumerproof.explore;

import io.consumerproof.choice.Prng;
import io.consumerproof.choice.RecordedChoices;
import io.consumerproof.choice.Schedule;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Every placement of faults, members in turn: first each single fault, then each pair, and so on. A placement of k faults is one
 * of k - 1 and one more behind its last, so no placement comes twice. Only one path of the tree is kept, not the tree.
 */
final class Placements {

    private final Runs runs;
    private final Schedule start;
    private final RecordedChoices base;

    /** Places faults behind {@code start}, on the choices that the run with nothing else met. */
    Placements(Runs runs, Schedule start, RecordedChoices base) {
        this.runs = runs;
        this.start = start;
        this.base = base;
    }

    /** Hands every placement of exactly {@code faults} faults to {@code trial} until it answers false; returns whether it never did. */
    boolean each(int faults, Predicate<Schedule> trial) {
        return each(start, base, faults, trial);
    }

    private boolean each(Schedule placed, RecordedChoices trace, int more, Predicate<Schedule> trial) {
        for (int index = placed.end(); index < trace.size(); index++) {
            for (int option = 1;
                    trace.at(index).isFault() && option < trace.at(index).options();
                    option++) {
                Schedule next = placed.plus(index, option);
                boolean goesOn = more == 1
                        ? trial.test(next)
                        : each(next, runs.make(new RunPlan(next, List.of())).trace(), more - 1, trial);
                if (!goesOn) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Up to {@code count} placements of one fault, drawn without repetition, in the order in which they strike. */
    List<Schedule> sample(int count, Prng prng) {
        List<Schedule> all = new ArrayList<>();
        each(1, all::add);
        List<Integer> kept = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            kept.add(i);
        }
        for (int i = 0; i < Math.min(count, all.size()); i++) {
            int other = i + prng.nextInt(all.size() - i);
            Integer drawn = kept.get(other);
            kept.set(other, kept.get(i));
            kept.set(i, drawn);
        }
        return kept.subList(0, Math.min(count, all.size())).stream()
                .sorted()
                .map(all::get)
                .toList();
    }
}
