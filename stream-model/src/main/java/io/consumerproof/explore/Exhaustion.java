package io.consumerproof.explore;

import io.consumerproof.choice.Schedule;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * The part of a search that leaves nothing out: single faults, the same over a log with gaps, the pairs that hid real bugs, all
 * pairs and more, then the same with one switch in the place of one fault.
 */
final class Exhaustion {

    /** The choice of gaps is the first of a run. */
    private static final Schedule GAPS = Schedule.DULLEST.plus(0, 1);

    /** What is done with each placement. */
    interface Trial {

        /** Makes a run and judges it; false if it ends the search. */
        boolean run(Schedule schedule);

        /** Whether there is no time left for what may be left out. */
        boolean isOver();
    }

    private final Experiment experiment;
    private final Search search;
    private final Runs runs;
    private final Coverage coverage;
    private final Course course;
    private final Trial trial;
    private final List<String> variants = new ArrayList<>();
    private boolean complete;
    private long covered;
    private long sampled;

    Exhaustion(Experiment experiment, Runs runs, Coverage coverage, Course course, Trial trial) {
        this.experiment = experiment;
        this.search = experiment.search();
        this.runs = runs;
        this.coverage = coverage;
        this.course = course;
        this.trial = trial;
    }

    /** Whether every placement of the declared bound was run or covered. */
    boolean isComplete() {
        return complete;
    }

    List<String> variants() {
        return variants;
    }

    long covered() {
        return covered;
    }

    long sampled() {
        return sampled;
    }

    /** Places faults on the choices of {@code base}; false if a run ended the search. */
    boolean each(RunResult base) {
        if (search.sample() > 0) {
            return sample(base);
        }
        List<Level> levels = Level.ofFaults(experiment.faults().total());
        int singles = Math.min(1, levels.size());
        if (!place(Schedule.DULLEST, base, levels.subList(0, singles), trial::run)
                || (experiment.variesGaps() && !withGaps(levels.subList(0, singles)))
                || !place(Schedule.DULLEST, base, levels.subList(singles, levels.size()), trial::run)) {
            return false;
        }
        complete = true;
        return !search.switches() || withSwitch(base);
    }

    private boolean sample(RunResult base) {
        Sample sample = new Sample(runs, base.trace(), search, course);
        long before = course.made();
        boolean whole = sample.each(search.sample(), experiment.faults().total(), trial::run);
        sampled = course.made() - before;
        return whole;
    }

    private boolean place(Schedule start, RunResult base, List<Level> levels, Predicate<Schedule> each) {
        Placements placements = new Placements(runs, start, base.trace(), search, coverage, course);
        boolean goesOn = true;
        for (int i = 0; i < levels.size() && goesOn; i++) {
            Level level = levels.get(i);
            boolean arePairs = level.equals(new Level(2, 0));
            goesOn = arePairs
                    ? placements.each(level, Pairs.FAVOURITES, each) && placements.each(level, Pairs.OTHERS, each)
                    : placements.each(level, Pairs.ALL, each);
        }
        covered += placements.covered();
        return goesOn;
    }

    /** The fault-free run and every single fault again, over a log with gaps. */
    private boolean withGaps(List<Level> levels) {
        course.nextPhase();
        if (search.shard().isFirst() && !trial.run(GAPS)) {
            return false;
        }
        if (!place(GAPS, runs.make(new RunPlan(GAPS, List.of())), levels, trial::run)) {
            return false;
        }
        variants.add(
                "with gaps: " + (levels.isEmpty() ? "the fault-free run" : "every placement of at most one fault"));
        return true;
    }

    /** Beyond the declared bound, so that the limit ends it without harm. */
    private boolean withSwitch(RunResult base) {
        List<Level> levels = Level.ofOneSwitch(experiment.faults().total());
        boolean[] found = new boolean[1];
        boolean whole = place(Schedule.DULLEST, base, levels, schedule -> {
            if (trial.isOver()) {
                return false;
            }
            found[0] = !trial.run(schedule);
            return !found[0];
        });
        int faults = levels.size() - 1;
        String most = faults == 0 ? "no fault" : "at most " + (faults == 1 ? "one fault" : faults + " faults");
        variants.add("with one switch: " + (whole ? "every placement of " : "not every placement of ") + most);
        return !found[0];
    }
}
