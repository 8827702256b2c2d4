package io.consumerproof.explore;

import io.consumerproof.choice.RecordedChoices;
import io.consumerproof.history.History;
import io.consumerproof.scenario.PinnedFault;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One run that was made.
 *
 * @param history what happened
 * @param trace what was offered and picked
 * @param omitted ordinals of records that were left out
 * @param thrown what the program threw; null if it came to its end
 * @param unstruck pinned faults that found no place
 */
record RunResult(
        History history,
        RecordedChoices trace,
        List<Integer> omitted,
        @Nullable Throwable thrown,
        List<PinnedFault> unstruck) {

    RunPlan plan() {
        return new RunPlan(trace.schedule(), omitted);
    }

    /** Whether this run was made before or instead of {@code other}: fewer records, or fewer picks. */
    boolean isSmallerThan(RunResult other) {
        return omitted.size() > other.omitted.size()
                || trace.picks().size() < other.trace.picks().size();
    }
}
