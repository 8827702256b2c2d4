package io.consumerproof.check;

import io.consumerproof.history.CommitEvent;
import io.consumerproof.history.EffectCounts;
import io.consumerproof.history.EffectEvent;
import io.consumerproof.history.Event;
import io.consumerproof.history.HandlingEvent;
import io.consumerproof.history.History;
import io.consumerproof.history.LogEvent;
import io.consumerproof.history.RecordId;
import io.consumerproof.history.RunEvent;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Every effect of the reference run is applied, but those of records that policy gave up or the log lost. Policy that stands still
 * for good where the consumer has nobody but itself to blame excuses nothing: what would come behind it is lost. The reference of a run over
 * a log with gaps has the same gaps, so what is left undone for them is known from an {@link Omission}.
 */
final class NoLostEffect implements Check {

    @Override
    public String name() {
        return "no-lost-effect";
    }

    @Override
    public String promise() {
        return "once drained, every effect of the reference run is applied";
    }

    @Override
    public Verdict judge(Evidence evidence) {
        Standstill still = evidence.standstill();
        if (still != null) {
            return Verdict.violated(this, 1, "effects", still.violation(name()));
        }
        Verdict verdict = compare(evidence);
        Omission undone = evidence.omission();
        return undone == null || verdict.outcome() == Verdict.Outcome.VIOLATED
                ? verdict
                : Verdict.violated(this, undone.wanted(), "effects", undone.violation(name(), evidence.run()));
    }

    private Verdict compare(Evidence evidence) {
        History run = evidence.run();
        EffectCounts expected = evidence.reference().outline().effects();
        if (expected.total() == 0) {
            return Verdict.of(this, 0, "effects");
        }
        if (!isDrained(run)) {
            return Verdict.undecided(name(), "the run did not drain, so what is missing may still come");
        }
        EffectCounts applied = run.outline().effects();
        if (expected.within(applied, 0)) {
            return Verdict.of(this, expected.total(), "effects");
        }
        return judgeMissing(evidence, expected.copy(), applied);
    }

    private static boolean isDrained(History run) {
        for (int at = run.size() - 1; at >= 0; at--) {
            if (run.at(at) instanceof RunEvent.Drained) {
                return true;
            }
        }
        return false;
    }

    private Verdict judgeMissing(Evidence evidence, EffectCounts expected, EffectCounts applied) {
        List<RecordId> excused = new ArrayList<>();
        List<RecordId> gone = new ArrayList<>();
        for (Event event : evidence.reference()) {
            if (event instanceof EffectEvent.Applied) {
                EffectEvent.Applied effect = (EffectEvent.Applied) event;
                String identity = effect.effect().identity();
                if (expected.of(identity) <= applied.of(identity)) {
                    continue;
                }
                RecordId source = BatchEffects.sourceInReference(evidence, effect);
                if (source != null && givenUp(evidence.run(), effect.member().group(), source)) {
                    expected.take(identity);
                    excused.add(source);
                } else if (source != null
                        && isGone(evidence.run(), effect.member().group(), source)) {
                    expected.take(identity);
                    gone.add(source);
                }
            }
        }
        for (Event event : evidence.reference()) {
            if (event instanceof EffectEvent.Applied) {
                EffectEvent.Applied effect = (EffectEvent.Applied) event;
                String identity = effect.effect().identity();
                if (expected.of(identity) > applied.of(identity)) {
                    Violation violation = violation(evidence, effect, applied.of(identity), expected.of(identity));
                    return Verdict.violated(this, expected.total(), "effects", violation);
                }
            }
        }
        Verdict verdict = Verdict.of(this, expected.total(), "effects");
        verdict = excused.isEmpty()
                ? verdict
                : verdict.noting("excused by policy: the effects of " + Words.records(excused));
        return gone.isEmpty()
                ? verdict
                : verdict.noting("gone from the log before they were finished: " + Words.records(gone));
    }

    /** Whether the log lost the record before the group was done with it; of compacted values only the latest is promised. */
    private static boolean isGone(History run, String group, RecordId record) {
        for (Event event : run) {
            if (event instanceof LogEvent && removes((LogEvent) event, record)) {
                return true; // a zombie that still has it in hand may handle it later, and does right to do nothing
            }
            if (event instanceof HandlingEvent.Handled
                    && record.equals(event.record())
                    && ((HandlingEvent) event).member().group().equals(group)) {
                return false;
            }
        }
        return false;
    }

    private static boolean removes(LogEvent event, RecordId record) {
        if (event instanceof LogEvent.StartMoved) {
            LogEvent.StartMoved moved = (LogEvent.StartMoved) event;
            return moved.partition().equals(record.partition()) && record.offset() < moved.to();
        }
        return (event instanceof LogEvent.Compacted
                        && ((LogEvent.Compacted) event).removed().contains(record))
                || (event instanceof LogEvent.LeaderChanged
                        && ((LogEvent.LeaderChanged) event).lost().contains(record));
    }

    private static boolean givenUp(History run, String group, RecordId record) {
        boolean givenUp = false;
        for (Event event : run) {
            if (event instanceof HandlingEvent && record.equals(event.record())) {
                HandlingEvent handling = (HandlingEvent) event;
                if (!handling.member().group().equals(group)) {
                    continue;
                }
                if (handling instanceof HandlingEvent.Handled) {
                    return false;
                }
                givenUp |= handling.endsByPolicy();
            }
        }
        return givenUp;
    }

    private Violation violation(Evidence evidence, EffectEvent.Applied lost, int found, int wanted) {
        String happened = found == 0 ? "never happened" : "happened " + Words.times(found) + " only";
        String sentence = lost.effect() + " " + happened + "; the reference run does it " + Words.times(wanted) + ".";
        RecordId source = BatchEffects.sourceInReference(evidence, lost);
        if (source == null) {
            return new Violation(
                    name(),
                    sentence,
                    "the effect happens outside any handler, where nothing repeats it.",
                    "Make the effect part of handling a record.",
                    List.of(),
                    List.of());
        }
        Trail trail = Trail.of(evidence.run(), lost.member().group(), source);
        trail.forgotten = trail.handled < 0 ? null : Forgotten.of(evidence, lost, trail.handled);
        return new Violation(name(), sentence, trail.why(source), trail.cure(), List.of(source), trail.marks());
    }

    /** What became of the record whose effect is missing: positions in the run, or −1. */
    private static final class Trail {
        private int delivered = -1;
        private int handled = -1;
        private int passed = -1;
        private @Nullable Forgotten forgotten;

        static Trail of(History run, String group, RecordId source) {
            Trail trail = new Trail();
            for (int at = 0; at < run.size(); at++) {
                trail.note(at, run.at(at), group, source);
            }
            return trail;
        }

        private void note(int at, Event event, String group, RecordId source) {
            if (event instanceof CommitEvent.Committed) {
                CommitEvent.Committed commit = (CommitEvent.Committed) event;
                boolean passes = commit.partition().equals(source.partition())
                        && commit.nextOffset() > source.offset()
                        && commit.member().group().equals(group);
                passed = passes && passed < 0 ? at : passed;
            } else if (event instanceof HandlingEvent && source.equals(event.record()) && isOf(group, event)) {
                delivered = event instanceof HandlingEvent.Delivered ? at : delivered;
                handled = event instanceof HandlingEvent.Handled && handled < 0 ? at : handled;
            }
        }

        private static boolean isOf(String group, @Nullable Event event) {
            return event instanceof HandlingEvent
                    && ((HandlingEvent) event).member().group().equals(group);
        }

        private boolean committedFirst() {
            return passed >= 0 && (handled < 0 || passed < handled);
        }

        String why(RecordId source) {
            if (committedFirst()) {
                return "the commit that passes " + source + " comes before its effect, so nobody reads it again.";
            }
            if (handled >= 0) {
                return "the handler returned for " + source + " without the effect: "
                        + (forgotten == null
                                ? "a mark of an earlier try, or a swallowed failure, stood for it."
                                : forgotten + ".");
            }
            return delivered < 0 ? source + " was never handled." : "no try to handle " + source + " came to its end.";
        }

        String cure() {
            if (committedFirst()) {
                return "Commit only after the effect has taken hold, and let the receiver absorb repeats.";
            }
            if (forgotten != null) {
                return Forgotten.CURE;
            }
            return handled >= 0
                    ? "Write the mark in one transaction with the effect, and let failures out of the handler."
                    : "Let the handler end for every record: retry, quarantine or skip what fails.";
        }

        List<Integer> marks() {
            List<Integer> marks = new ArrayList<>();
            if (passed >= 0) {
                marks.add(passed);
            } else if (handled >= 0) {
                marks.add(handled);
            } else if (delivered >= 0) {
                marks.add(delivered);
            }
            if (!committedFirst() && handled >= 0) {
                marks.add(handled);
            }
            return marks;
        }
    }
}
