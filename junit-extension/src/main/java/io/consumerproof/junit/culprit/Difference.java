package io.consumerproof.junit.culprit;

import io.consumerproof.history.History;
import io.consumerproof.report.Narrator;
import java.util.Optional;

/**
 * The first event in which two histories of one schedule differ.
 *
 * @param event its place, from 0
 * @param ours the event in one of them, in the words of a story; says so if that has ended
 * @param theirs the event in the other, likewise
 */
public record Difference(int event, String ours, String theirs) {

    /** What stands for the event of a history that has none at that place. */
    public static final String END = "the end of the run";

    /** Empty if both are the same. */
    static Optional<Difference> between(History ours, History theirs) {
        int event = 0;
        while (event < ours.size() && event < theirs.size() && isSame(ours, theirs, event)) {
            event++;
        }
        if (event == ours.size() && event == theirs.size()) {
            return Optional.empty();
        }
        return Optional.of(of(event, words(ours, event), words(theirs, event), text(ours, event), text(theirs, event)));
    }

    /** Told in words where these differ; events may differ in what no story tells. */
    private static Difference of(int event, String ours, String theirs, String oursText, String theirsText) {
        boolean wordsDiffer = !ours.equals(theirs);
        return new Difference(event, wordsDiffer ? ours : oursText, wordsDiffer ? theirs : theirsText);
    }

    // Values that are passed through need not have an equality of their own; their text has.
    private static boolean isSame(History ours, History theirs, int event) {
        return text(ours, event).equals(text(theirs, event));
    }

    private static String words(History history, int event) {
        return event < history.size() ? Narrator.of(history).sentence(event) : END;
    }

    private static String text(History history, int event) {
        return event < history.size() ? history.at(event).toString() : END;
    }

    /** {@code Two runs of one schedule differ: event 8 is '…' in one and '…' in the other.}; events are counted from 1. */
    String sentence(Comparisons comparisons) {
        String twice = comparisons.inOneJvm() == Comparison.DIFFERENT
                ? "Two runs of one schedule differ"
                : "The same schedule gave another history in a second JVM";
        return twice + ": event " + (event + 1) + " is '" + ours + "' in one and '" + theirs + "' in the other.";
    }
}
