package io.consumerproof.explore;

import io.consumerproof.choice.ChoicePoint;
import io.consumerproof.choice.Prng;
import io.consumerproof.choice.RecordedChoices;
import io.consumerproof.choice.Schedule;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * Placements drawn from the bound, none twice: of one fault, of two and so on, in the proportion of how many there are of each, as far
 * as the fault-free run tells. Those of one fault are drawn alike; of several, the first alike and each further one alike from those
 * behind it.
 *
 * <p>Every shard draws the whole sample and has every n-th of it.
 */
final class Sample {

    /** How often a placement is drawn at most for each that is wanted: it may be there already, or have no further place. */
    private static final int TRIES = 4;

    private static final int GRAINS = 1 << 30;

    private final Runs runs;
    private final Shard shard;
    private final Prng prng;
    private final Course course;
    private final List<Schedule> singles;
    private final LinkedHashSet<Schedule> drawn = new LinkedHashSet<>();
    private long handed;

    Sample(Runs runs, RecordedChoices base, Search search, Course course) {
        this.runs = runs;
        this.shard = search.shard();
        this.prng = new Prng(search.seed());
        this.course = course;
        this.singles = behind(Schedule.DULLEST, base);
    }

    /** Every way in which {@code placed} may have one fault more. */
    private static List<Schedule> behind(Schedule placed, RecordedChoices trace) {
        List<Schedule> all = new ArrayList<>();
        for (int index = placed.end(); index < trace.size(); index++) {
            ChoicePoint point = trace.at(index);
            for (int option = 1; point.isFault() && option < point.options(); option++) {
                all.add(placed.plus(index, option));
            }
        }
        return all;
    }

    /**
     * Hands the shard's part of {@code count} placements of up to {@code mostFaults} to {@code trial} until it answers false;
     * returns whether it never did.
     */
    boolean each(int count, int mostFaults, Predicate<Schedule> trial) {
        course.nextPhase();
        int single = singlesOf(count, mostFaults);
        for (Schedule each : ofOneFault(Math.min(single, singles.size()))) {
            if (!hand(each, trial)) {
                return false;
            }
        }
        long left = mostFaults < 2 ? 0 : (long) TRIES * (count - single);
        while (drawn.size() < count - single && left-- > 0) {
            Schedule several = ofSeveral(faults(mostFaults));
            if (several.size() > 1 && drawn.add(several) && !hand(several, trial)) {
                return false;
            }
        }
        return true;
    }

    private boolean hand(Schedule placement, Predicate<Schedule> trial) {
        long unit = handed++;
        course.unit(unit);
        return !shard.has(unit) || trial.test(placement);
    }

    /** About how many placements of {@code faults} there are: so many of one fault, in any order. */
    private double estimate(int faults) {
        double placements = 1;
        for (int i = 1; i <= faults; i++) {
            placements = placements * singles.size() / i;
        }
        return placements;
    }

    private int singlesOf(int count, int mostFaults) {
        return singles.isEmpty() ? 0 : (int) Math.round(count * estimate(1) / estimate(1, Math.max(1, mostFaults)));
    }

    private double estimate(int least, int most) {
        double all = 0;
        for (int faults = least; faults <= most; faults++) {
            all += estimate(faults);
        }
        return all;
    }

    /** How many faults the next placement of several has: from 2, in the proportion of how many such placements there are. */
    private int faults(int most) {
        double at = estimate(2, most) * prng.nextInt(GRAINS) / GRAINS;
        int faults = 2;
        while (faults < most && at >= estimate(faults)) {
            at -= estimate(faults);
            faults++;
        }
        return faults;
    }

    /** In the order in which they strike. */
    private List<Schedule> ofOneFault(int count) {
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < singles.size(); i++) {
            order.add(i);
        }
        TreeSet<Integer> kept = new TreeSet<>();
        for (int i = 0; i < count; i++) {
            Collections.swap(order, i, i + prng.nextInt(order.size() - i));
            kept.add(order.get(i));
        }
        return kept.stream().map(singles::get).toList();
    }

    /** A placement of {@code faults}, or of fewer where nothing may strike any more. */
    private Schedule ofSeveral(int faults) {
        Schedule placed = Schedule.DULLEST;
        List<Schedule> further = singles;
        for (int i = 0; i < faults && !further.isEmpty(); i++) {
            placed = further.get(prng.nextInt(further.size()));
            boolean goesOn = i < faults - 1;
            further = goesOn
                    ? behind(placed, runs.make(new RunPlan(placed, List.of())).trace())
                    : List.of();
        }
        return placed;
    }
}
