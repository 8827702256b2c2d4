package io.consumerproof.check;

import io.consumerproof.history.Event;
import io.consumerproof.history.History;
import io.consumerproof.history.RunEvent;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The same schedule gives the same history. Judged where a run was repeated: see {@link Evidence#repeated(History)}. */
final class Deterministic implements Check {

    private static final String UNIT = "events";

    @Override
    public String name() {
        return "deterministic";
    }

    @Override
    public String promise() {
        return "the same schedule gives the same history";
    }

    @Override
    public Verdict judge(Evidence evidence) {
        History first = evidence.run();
        History again = evidence.repetition();
        if (again == null) {
            return Verdict.of(this, 0, UNIT);
        }
        int shorter = Math.min(first.size(), again.size());
        for (int at = 0; at < shorter; at++) {
            if (!isSame(first.at(at), again.at(at))) {
                return Verdict.violated(this, at + 1L, UNIT, violation(first, again, at));
            }
        }
        if (first.size() != again.size()) {
            return Verdict.violated(this, shorter + 1L, UNIT, violation(first, again, shorter));
        }
        return Verdict.of(this, first.size(), UNIT);
    }

    // Values that are passed through need not have an equality of their own; their text has.
    private static boolean isSame(Event one, Event other) {
        return one.equals(other) || one.toString().equals(other.toString());
    }

    private Violation violation(History first, History again, int at) {
        StateDifference state = state(first, again, at);
        String differ = "Two runs of one schedule differ at event " + (at + 1) + ": ";
        String cure = state == null || state.cure().isEmpty() ? "" : " " + state.cure();
        return new Violation(
                name(),
                state == null
                        ? differ + "first " + event(first, at) + ", then " + event(again, at) + "."
                        : differ + state.inBoth() + ".",
                "the consumer reads a clock or a random source, keeps state in statics, or iterates an unordered set.",
                "Take Clock, RandomGenerator and Supplier<UUID> from the constructor, hold state in the object, and sort."
                        + cure,
                List.of(),
                at < first.size() ? List.of(at) : List.of());
    }

    private static @Nullable StateDifference state(History first, History again, int at) {
        boolean both = at < first.size()
                && at < again.size()
                && first.at(at) instanceof RunEvent.StateCaptured
                && again.at(at) instanceof RunEvent.StateCaptured;
        return both
                ? StateDifference.betweenRepetitions(
                        ((RunEvent.StateCaptured) first.at(at)).state(),
                        ((RunEvent.StateCaptured) again.at(at)).state())
                : null;
    }

    private static String event(History history, int at) {
        return at < history.size() ? "'" + history.at(at) + "'" : "the end";
    }
}
