package io.consumerproof.explore;

import java.util.ArrayList;
import java.util.List;

/** Follows a search: which run it makes, in the order of an undivided one, and how many it made in each unit. */
final class Course {

    private final List<Stretch> stretches = new ArrayList<>();
    private int phase;
    private long unit;
    private long run;

    /**
     * So many runs of one unit, one after the other.
     *
     * @param phase as in a {@link Rank}
     * @param unit as in a {@link Rank}
     * @param runs at least 1
     */
    record Stretch(int phase, long unit, long runs) {}

    /** The next pass begins, with its first unit. */
    void nextPhase() {
        enter(phase + 1, 0);
    }

    /** A unit of this pass begins. */
    void unit(long number) {
        enter(phase, number);
    }

    /** The runs beyond the bound come one a unit, any number of them: they are not kept apart. */
    void random(long number) {
        enter(Rank.RANDOM, number);
    }

    private void enter(int nextPhase, long nextUnit) {
        if (run > 0 && phase != Rank.RANDOM) {
            stretches.add(new Stretch(phase, unit, run));
        }
        phase = nextPhase;
        unit = nextUnit;
        run = 0;
    }

    /** A run is made; one that every shard makes is counted by the first. */
    void run() {
        run++;
    }

    /** Where the run that was made last stands. */
    Rank rank() {
        return new Rank(phase, unit, run);
    }

    /** Where the run that would be made next stands. */
    Rank next() {
        return new Rank(phase, unit, run + 1);
    }

    /** All but the runs beyond the bound, in order. */
    List<Stretch> stretches() {
        List<Stretch> all = new ArrayList<>(stretches);
        if (run > 0 && phase != Rank.RANDOM) {
            all.add(new Stretch(phase, unit, run));
        }
        return all;
    }
}
