package io.consumerproof.explore;

import io.consumerproof.choice.ChoicePoint;
import io.consumerproof.choice.Choices;
import io.consumerproof.choice.RecordedChoices;
import java.util.TreeMap;

/** Decides a reference run: producers write what they wrote in another run, and nothing else strikes. */
final class FollowedLog implements Choices {

    private final TreeMap<Long, Integer> written = new TreeMap<>();

    FollowedLog(RecordedChoices other) {
        for (RecordedChoices.Pick each : other.picks()) {
            if (each.point().shapesLog()) {
                written.put(each.point().key(), each.option());
            }
        }
    }

    /** Whether the choices of {@code trace} changed what producers wrote. */
    static boolean isShaped(RecordedChoices trace) {
        for (RecordedChoices.Pick each : trace.picks()) {
            if (each.point().shapesLog()) {
                return true;
            }
        }
        return false;
    }

    @Override
    public int choose(ChoicePoint point) {
        return point.shapesLog() ? Math.min(written.getOrDefault(point.key(), 0), point.options() - 1) : 0;
    }

    /** Equal texts decide alike. */
    @Override
    public String toString() {
        return written.toString();
    }
}
