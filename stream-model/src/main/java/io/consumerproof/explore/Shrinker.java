package io.consumerproof.explore;

import io.consumerproof.choice.Choices;
import io.consumerproof.choice.RecordedChoices;
import io.consumerproof.choice.ReplayedChoices;
import io.consumerproof.choice.Schedule;
import io.consumerproof.history.Event;
import io.consumerproof.history.LogEvent;
import io.consumerproof.history.LogEvent.Origin;
import io.consumerproof.scenario.Trims;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Makes a run smaller as long as it still shows the same thing: fewer faults, fewer records, duller picks. */
final class Shrinker {

    private static final int MOST_RUNS = 2_000;

    private final Runs runs;
    private final Predicate<RunResult> shows;
    private final boolean trims;
    private int made;

    /**
     * Shrinks runs that {@code shows} accepts.
     *
     * @param trims whether records may be left out
     */
    Shrinker(Runs runs, Predicate<RunResult> shows, boolean trims) {
        this.runs = runs;
        this.shows = shows;
        this.trims = trims;
    }

    RunResult shrink(RunResult found) {
        RunResult smallest = dropFaults(found);
        if (trims) {
            smallest = dropFaults(omitRecords(smallest));
        }
        return lowerPicks(smallest);
    }

    private RunResult dropFaults(RunResult found) {
        RunResult smallest = found;
        for (int i = smallest.trace().picks().size() - 1; i >= 0; i--) {
            List<RecordedChoices.Pick> picks = new ArrayList<>(smallest.trace().picks());
            picks.remove(i);
            smallest = smaller(smallest, new ReplayedChoices(schedule(picks)), smallest.trims());
        }
        return smallest;
    }

    private RunResult lowerPicks(RunResult found) {
        RunResult smallest = found;
        for (int i = 0; i < smallest.trace().picks().size(); i++) {
            for (int option = 1; option < smallest.trace().picks().get(i).option(); option++) {
                List<RecordedChoices.Pick> picks =
                        new ArrayList<>(smallest.trace().picks());
                RecordedChoices.Pick pick = picks.get(i);
                picks.set(i, new RecordedChoices.Pick(pick.index(), option, pick.point()));
                RunResult tried = smaller(smallest, new ReplayedChoices(schedule(picks)), smallest.trims());
                boolean lowered = isDuller(tried, smallest);
                smallest = tried;
                if (lowered) {
                    break;
                }
            }
        }
        return smallest;
    }

    /** Leaves out ever smaller chunks of records, so that long logs shrink in few runs. */
    private RunResult omitRecords(RunResult found) {
        RunResult smallest = found;
        int chunk = Math.max(1, traffic(found).size() / 2);
        while (true) {
            boolean shrunk = false;
            List<Integer> present = traffic(smallest);
            for (int from = 0; from < present.size(); from += chunk) {
                List<Integer> without = present.subList(from, Math.min(present.size(), from + chunk));
                Trims trims = smallest.trims().withoutRecords(without);
                RunResult tried = smaller(smallest, new AddressedChoices(smallest.trace()), trims);
                shrunk |= tried.isSmallerThan(smallest);
                smallest = tried;
            }
            if (chunk == 1 && !shrunk) {
                return smallest;
            }
            chunk = Math.max(1, chunk / 2);
        }
    }

    private RunResult smaller(RunResult smallest, Choices choices, Trims trims) {
        if (made++ >= MOST_RUNS) {
            return smallest;
        }
        RunResult tried = runs.make(choices, trims);
        boolean isSmaller = tried.isSmallerThan(smallest) || isDuller(tried, smallest);
        return isSmaller && shows.test(tried) ? tried : smallest;
    }

    private static boolean isDuller(RunResult tried, RunResult smallest) {
        int sum = 0;
        for (RecordedChoices.Pick each : tried.trace().picks()) {
            sum += each.option();
        }
        for (RecordedChoices.Pick each : smallest.trace().picks()) {
            sum -= each.option();
        }
        return sum < 0
                && tried.trace().picks().size() == smallest.trace().picks().size();
    }

    private static Schedule schedule(List<RecordedChoices.Pick> picks) {
        int[] indexes = picks.stream().mapToInt(RecordedChoices.Pick::index).toArray();
        int[] options = picks.stream().mapToInt(RecordedChoices.Pick::option).toArray();
        return Schedule.of(indexes, options);
    }

    /** Ordinals of the scenario's own records that the run has. */
    static List<Integer> traffic(RunResult run) {
        List<Integer> ordinals = new ArrayList<>();
        for (Event event : run.history()) {
            if (event instanceof LogEvent.Appended appended && appended.origin() == Origin.TRAFFIC) {
                ordinals.add(appended.appended().ordinal());
            }
        }
        return ordinals;
    }
}
