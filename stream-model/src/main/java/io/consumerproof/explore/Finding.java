package io.consumerproof.explore;

import io.consumerproof.check.Violation;
import io.consumerproof.history.History;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a search found and a person has to see.
 *
 * @param kind what sort of thing it is
 * @param violation what is wrong, in sentences
 * @param alsoViolated names of further checks that the told run violates, in the order of the catalogue
 * @param history the told run
 * @param plan how to run it again
 * @param token the plan's spelling
 * @param run which run of the search showed it first, from 1
 * @param faults how many faults the told run has
 * @param records how many records of the scenario's own traffic the told run has
 * @param shrunk whether the told run is smaller than the one that showed it first
 * @param assertion what the test body threw; null unless the kind is {@link Kind#ASSERTION}
 * @param note what of the told run neither its events nor its head show: which declared members and partitions it does without, which
 *     polls return less than there is; may be empty
 * @param again the kept run that showed it; null if the search did
 */
public record Finding(
        Kind kind,
        Violation violation,
        List<String> alsoViolated,
        History history,
        RunPlan plan,
        String token,
        long run,
        int faults,
        int records,
        boolean shrunk,
        @Nullable Throwable assertion,
        String note,
        @Nullable Regression again) {

    /** A run of all that is declared, which the search found. */
    public Finding(
            Kind kind,
            Violation violation,
            List<String> alsoViolated,
            History history,
            RunPlan plan,
            String token,
            long run,
            int faults,
            int records,
            boolean shrunk,
            @Nullable Throwable assertion) {
        this(kind, violation, alsoViolated, history, plan, token, run, faults, records, shrunk, assertion, "", null);
    }

    /** This, shown by a kept run. */
    public Finding again(Regression kept) {
        return new Finding(
                kind,
                violation,
                alsoViolated,
                history,
                plan,
                token,
                run,
                faults,
                records,
                shrunk,
                assertion,
                note,
                kept);
    }

    /** Whether its run is worth keeping: what shows without any fault is tried first anyway. */
    public boolean isWorthKeeping() {
        return (kind == Kind.VIOLATION || kind == Kind.ASSERTION) && !token.isEmpty() && again == null;
    }

    /** The same, shown first by another run of the search. */
    Finding run(long number) {
        return new Finding(
                kind,
                violation,
                alsoViolated,
                history,
                plan,
                token,
                number,
                faults,
                records,
                shrunk,
                assertion,
                note,
                again);
    }

    /** What sort of thing was found. */
    public enum Kind {
        /** A check is violated under faults. */
        VIOLATION("violated"),
        /** A check is violated, or a test body fails, in the plain fault-free run. */
        BROKEN_WITHOUT_FAULT("violated without any fault"),
        /** A test body's own assertion failed under faults. */
        ASSERTION("failed"),
        /** The same schedule gave two histories. */
        NONDETERMINISM("nondeterministic"),
        /** The choices of a token are no longer offered, and nothing is known to have changed. */
        DIVERGED("cannot be replayed"),
        /** User code did not return in time. */
        HANG("does not return"),
        /** User code tried to end the JVM. */
        EXIT("ends the JVM"),
        /** User code, or a sink, failed outside any handler: in a constructor, in set-up. */
        ERROR("cannot run");

        private final String spelling;

        Kind(String spelling) {
            this.spelling = spelling;
        }

        @Override
        public String toString() {
            return spelling;
        }
    }
}
