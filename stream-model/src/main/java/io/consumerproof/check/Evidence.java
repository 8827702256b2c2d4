package io.consumerproof.check;

import io.consumerproof.history.History;
import io.consumerproof.history.LogRecord;
import java.util.Collections;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * What a check judges.
 *
 * @param run the run; complete: drained, and its final state captured
 * @param reference the fault-free run over the log as it finally stands, without the records that the run skipped, quarantined or
 *     never reached by policy and that left no effect in it
 * @param eventId the declared event id of a record; empty where none is declared or the record has none
 * @param named the checks that the user named; a check may demand more when it was named
 */
public record Evidence(
        History run, History reference, Function<LogRecord, Optional<String>> eventId, SortedSet<String> named) {

    public Evidence {
        named = Collections.unmodifiableSortedSet(new TreeSet<>(named));
    }

    /** A run beside its reference, with no event id declared and no check named. */
    public static Evidence of(History run, History reference) {
        return new Evidence(run, reference, any -> Optional.empty(), Collections.emptySortedSet());
    }

    /** Whether the user named {@code check}, itself or by a name that includes it. */
    public boolean isNamed(Check check) {
        return named.contains(check.name());
    }
}
