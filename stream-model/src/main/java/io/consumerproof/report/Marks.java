package io.consumerproof.report;

import io.consumerproof.check.Violation;
import java.util.List;

/** The arrows behind the events that show a violation. */
final class Marks {

    /** Checks whose marked events are one thing happening more than once. */
    private static final List<String> REPEATS = List.of("no-duplicate-effect", "replay-safe");

    private Marks() {}

    /** The arrow behind the event at {@code index}; empty if the violation does not mark it. */
    static String of(Violation violation, int index) {
        int place = violation.marks().indexOf(index);
        if (place < 0) {
            return "";
        }
        if (!REPEATS.contains(violation.check())) {
            return "← here";
        }
        return place == 0 && violation.marks().size() > 1 ? "← first" : "← again";
    }
}
