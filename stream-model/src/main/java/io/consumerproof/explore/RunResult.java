package io.consumerproof.explore;

import io.consumerproof.choice.RecordedChoices;
import io.consumerproof.history.Event;
import io.consumerproof.history.History;
import io.consumerproof.history.LogEvent;
import io.consumerproof.history.LogEvent.Origin;
import io.consumerproof.scenario.PinnedFault;
import io.consumerproof.scenario.Trims;
import io.consumerproof.simulation.Declared;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One run that was made.
 *
 * @param history what happened
 * @param trace what was offered and picked
 * @param declared what the program declared
 * @param trims what of it was left out
 * @param thrown what the program threw; null if it came to its end
 * @param unstruck pinned faults that found no place
 */
record RunResult(
        History history,
        RecordedChoices trace,
        Declared declared,
        Trims trims,
        @Nullable Throwable thrown,
        List<PinnedFault> unstruck) {

    RunPlan plan() {
        return new RunPlan(trace.schedule(), trims);
    }

    /** Ordinals of the program's own records that the run has. */
    List<Integer> traffic() {
        List<Integer> ordinals = new ArrayList<>();
        for (Event event : history) {
            if (event instanceof LogEvent.Appended appended && appended.origin() == Origin.TRAFFIC) {
                ordinals.add(appended.appended().ordinal());
            }
        }
        return ordinals;
    }

    /** Whether nothing strikes, and only how the log is written was picked. */
    boolean isUndisturbed() {
        return trace.picks().stream()
                .allMatch(each -> !each.point().isFault() && each.point().shapesLog());
    }

    /** Whether this run is what {@code other} was shrunk to: it leaves out more, or has fewer picks. */
    boolean isSmallerThan(RunResult other) {
        return trims.size() > other.trims.size()
                || trace.picks().size() < other.trace.picks().size();
    }
}
