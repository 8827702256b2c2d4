package io.consumerproof.explore;

import io.consumerproof.choice.ChoicePoint;
import io.consumerproof.choice.RecordedChoices;
import io.consumerproof.choice.RecordedChoices.Pick;
import io.consumerproof.choice.Schedule;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Follows a search: which run it makes, in the order of an undivided one, and how many it made and covered in each unit. */
final class Course {

    private final List<Stretch> stretches = new ArrayList<>();
    private int phase;
    private long unit;
    private long run;
    private long counted;
    private long covered;
    private long made;
    private @Nullable ChoicePoint aim;

    /**
     * What a search has of one unit. A shard covers placements that equal its own also where units of others begin: then there is
     * no run.
     *
     * @param phase as in a {@link Rank}
     * @param unit as in a {@link Rank}
     * @param runs those that count
     * @param covered placements that were not run, since an equal one was
     */
    record Stretch(int phase, long unit, long runs, long covered) {}

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
        if (isWorthKeeping()) {
            stretches.add(stretch());
        }
        phase = nextPhase;
        unit = nextUnit;
        run = 0;
        counted = 0;
        covered = 0;
    }

    private boolean isWorthKeeping() {
        return counted + covered > 0 && phase != Rank.RANDOM;
    }

    private Stretch stretch() {
        return new Stretch(phase, unit, counted, covered);
    }

    /** A run is made; one that every shard makes counts for the first alone. */
    void run(boolean counts) {
        run++;
        counted += counts ? 1 : 0;
        made += counts ? 1 : 0;
    }

    /** So many placements come to the same as one that was run. */
    void cover(long placements) {
        covered += placements;
    }

    /** The last pick of the next placement is made at {@code point}, as another run has offered it. */
    void aim(ChoicePoint point) {
        aim = point;
    }

    /** Whether the run of {@code placement} came to everything that it picks; what a consumer does by chance may keep it from that. */
    boolean isMet(Schedule placement, RecordedChoices trace) {
        ChoicePoint wanted = aim;
        aim = null;
        List<Pick> picks = trace.picks();
        return picks.size() == placement.size()
                && (wanted == null || picks.get(picks.size() - 1).point().key() == wanted.key());
    }

    /** How many runs count so far, of all units. */
    long made() {
        return made;
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
        if (isWorthKeeping()) {
            all.add(stretch());
        }
        return all;
    }
}
