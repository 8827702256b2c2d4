package io.consumerproof.junit.culprit;

import io.consumerproof.check.StateDifference;
import io.consumerproof.history.DurableState;
import io.consumerproof.history.Event;
import io.consumerproof.history.History;
import io.consumerproof.history.RunEvent;
import io.consumerproof.report.Narrator;
import java.util.Optional;

/**
 * The first event in which two histories of one schedule differ.
 *
 * @param event its place, from 0
 * @param ours the event in one of them, in the words of a story; says so if that has ended
 * @param theirs the event in the other, likewise
 * @param state what differs where both captured the state, without full stop; empty where they did something else
 * @param cure what may be done besides about a state that differs, one sentence; may be empty
 */
public record Difference(int event, String ours, String theirs, String state, String cure) {

    /** What stands for the event of a history that has none at that place. */
    public static final String END = "the end of the run";

    /** A difference in something else than the state. */
    public Difference(int event, String ours, String theirs) {
        this(event, ours, theirs, "", "");
    }

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

    /**
     * Told in words where these differ; events may differ in what no story tells.
     *
     * @param ourText the event as {@link #line} spells it
     * @param theirText likewise
     */
    public static Difference of(int event, String ours, String theirs, String ourText, String theirText) {
        Optional<DurableState> one = StateLine.read(ourText);
        Optional<DurableState> other = StateLine.read(theirText);
        StateDifference state = one.isPresent() && other.isPresent()
                ? StateDifference.betweenRepetitions(one.get(), other.get())
                : null;
        if (state != null) {
            return new Difference(event, ours, theirs, state.inBoth(), state.cure());
        }
        boolean wordsDiffer = !ours.equals(theirs);
        return new Difference(event, wordsDiffer ? ours : ourText, wordsDiffer ? theirs : theirText);
    }

    /** The event, for comparing: one that others give the same line is the same. */
    public static String line(Event event) {
        return event instanceof RunEvent.StateCaptured
                ? StateLine.of((RunEvent.StateCaptured) event)
                : event.toString();
    }

    // Values that are passed through need not have an equality of their own; their text has.
    private static boolean isSame(History ours, History theirs, int event) {
        return text(ours, event).equals(text(theirs, event));
    }

    private static String words(History history, int event) {
        return event < history.size() ? Narrator.of(history).sentence(event) : END;
    }

    private static String text(History history, int event) {
        return event < history.size() ? line(history.at(event)) : END;
    }

    /** {@code Two runs of one schedule differ: event 8 is '…' in one and '…' in the other.}; events are counted from 1. */
    String sentence(Comparisons comparisons) {
        String twice = comparisons.inOneJvm() == Comparison.DIFFERENT
                ? "Two runs of one schedule differ"
                : "The same schedule gave another history in a second JVM";
        return state.isEmpty()
                ? twice + ": event " + (event + 1) + " is '" + ours + "' in one and '" + theirs + "' in the other."
                : twice + ": at event " + (event + 1) + " " + state + ".";
    }
}
