package io.consumerproof.report;

import io.consumerproof.check.Violation;
import java.util.List;

/** The arrows behind the events that show a violation. */
final class Marks {

    /** Checks whose marked events are what happened before already. */
    private static final List<String> REPEATS = List.of("no-duplicate-effect", "replay-safe");

    private Marks() {}

    /** The arrow behind the event at {@code index}; empty if the violation does not mark it. */
    static String of(Violation violation, int index) {
        if (!violation.marks().contains(index)) {
            return "";
        }
        return REPEATS.contains(violation.check()) ? "← again" : "← here";
    }
}
