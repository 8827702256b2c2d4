package io.consumerproof.check;

import io.consumerproof.history.History;
import java.util.Collections;
import java.util.SortedSet;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What a check judges.
 *
 * @param run the run; complete: drained, and its final state captured
 * @param reference the fault-free run over the log as it finally stands, without the records that the run skipped, quarantined or
 *     never reached by policy and that left no effect in it
 * @param event what is declared of the events that records carry
 * @param named the checks that the user named; a check may demand more when it was named
 * @param repetition a second run of the run's own schedule; null where it was not repeated
 * @param omission what the run leaves undone behind a gap between offsets, as other runs show; null if there is no such thing
 * @param standstill where policy stands still for good although the consumer has nobody but itself to blame; null if nowhere
 * @param sources which records effects are for, as another run tells; that run is made once it is asked for
 */
public record Evidence(
        History run,
        History reference,
        EventFields event,
        SortedSet<String> named,
        @Nullable History repetition,
        @Nullable Omission omission,
        @Nullable Standstill standstill,
        Supplier<Sources> sources) {

    public Evidence {
        named = Collections.unmodifiableSortedSet(named);
    }

    /** A run that was not repeated. */
    public Evidence(History run, History reference, EventFields event, SortedSet<String> named) {
        this(run, reference, event, named, null, null, null, () -> Sources.NONE);
    }

    /** A run beside its reference, with no event id declared and no check named. */
    public static Evidence of(History run, History reference) {
        return new Evidence(run, reference, EventFields.NONE, Collections.emptySortedSet());
    }

    /** This evidence and what the run leaves undone behind a gap. */
    public Evidence omitting(@Nullable Omission undone) {
        return new Evidence(run, reference, event, named, repetition, undone, standstill, sources);
    }

    /** This evidence and where policy stands still for good. */
    public Evidence standing(@Nullable Standstill where) {
        return new Evidence(run, reference, event, named, repetition, omission, where, sources);
    }

    /** This evidence and a second run of the run's own schedule, for the check {@code deterministic}. */
    public Evidence repeated(History again) {
        return new Evidence(run, reference, event, named, again, omission, standstill, sources);
    }

    /** This evidence and where to ask which records effects are for. */
    public Evidence tracing(Supplier<Sources> where) {
        return new Evidence(run, reference, event, named, repetition, omission, standstill, where);
    }

    /** Whether the user named {@code check}, itself or by a name that includes it. */
    public boolean isNamed(Check check) {
        return named.contains(check.name());
    }
}
