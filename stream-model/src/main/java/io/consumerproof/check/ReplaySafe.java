package io.consumerproof.check;

import io.consumerproof.history.DurableState;
import io.consumerproof.history.EffectEvent;
import io.consumerproof.history.Event;
import io.consumerproof.history.GroupEvent;
import io.consumerproof.history.HandlingEvent;
import io.consumerproof.history.History;
import io.consumerproof.history.RecordId;
import io.consumerproof.history.RunEvent;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A replay changes no state and repeats no effect. What happens behind it for records that their group had not handled before is new work:
 * its effects are fine, and the states cannot be compared. Sends into a declared dead-letter topic are judged by
 * {@link PoisonContained}.
 */
final class ReplaySafe implements Check {

    private static final String UNIT = "replayed records";

    @Override
    public String name() {
        return "replay-safe";
    }

    @Override
    public String promise() {
        return "a declared replay changes no state and repeats no effect";
    }

    @Override
    public Verdict judge(Evidence evidence) {
        History run = evidence.run();
        int reset = firstReplay(run);
        if (reset < 0) {
            return Verdict.of(this, 0, UNIT);
        }
        String group = ((GroupEvent.OffsetReset) run.at(reset)).group();
        Before before = new Before(run, reset, group);
        int replayed = 0;
        boolean newWork = false;
        for (int at = reset; at < run.size(); at++) {
            Event event = run.at(at);
            if (event instanceof HandlingEvent.Delivered && isOf(group, event)) {
                replayed += before.handled.contains(((HandlingEvent.Delivered) event).record()) ? 1 : 0;
            } else if (event instanceof HandlingEvent.Handled) {
                newWork |= !before.handledBy((HandlingEvent.Handled) event);
            } else if (event instanceof EffectEvent.Applied && isOf(group, event)) {
                EffectEvent.Applied applied = (EffectEvent.Applied) event;
                if (before.repeats(applied) && !DeadLetter.isSend(run, applied)) {
                    return Verdict.violated(this, Math.max(1, replayed), UNIT, repeated(applied, at));
                }
            }
        }
        int end = capture(run, RunEvent.Moment.END);
        if (replayed > 0 && !newWork && end >= 0 && before.capture >= 0) {
            StateDifference difference = StateDifference.between(state(run, before.capture), state(run, end));
            if (difference != null) {
                return Verdict.violated(this, replayed, UNIT, changed(run, difference, reset, end));
            }
        }
        Verdict verdict = Verdict.of(this, replayed, UNIT);
        return newWork ? verdict.noting("states not compared: records came first after the replay") : verdict;
    }

    private static boolean isOf(String group, Event event) {
        var member = event.member();
        return member != null && member.group().equals(group);
    }

    private static int firstReplay(History run) {
        for (int at = 0; at < run.size(); at++) {
            Event event = run.at(at);
            if (event instanceof GroupEvent.OffsetReset
                    && ((GroupEvent.OffsetReset) event).why() == GroupEvent.Reset.REPLAY) {
                return at;
            }
        }
        return -1;
    }

    private static int capture(History run, RunEvent.Moment moment) {
        int found = -1;
        for (int at = 0; at < run.size(); at++) {
            Event event = run.at(at);
            if (event instanceof RunEvent.StateCaptured && ((RunEvent.StateCaptured) event).moment() == moment) {
                found = at;
                if (moment == RunEvent.Moment.BEFORE_REPLAY) {
                    return found;
                }
            }
        }
        return found;
    }

    private static DurableState state(History run, int at) {
        return ((RunEvent.StateCaptured) run.at(at)).state();
    }

    private Violation repeated(EffectEvent.Applied repeat, int at) {
        RecordId record = repeat.record();
        String of = record == null ? "the replay" : "the replay of " + record;
        return new Violation(
                name(),
                repeat.effect() + " happened again in " + of + ".",
                "the effect goes out before, or without, looking whether it was done.",
                "Give the receiver an idempotency key, and remember what was done beyond the reach of a replay.",
                record == null ? List.of() : List.of(record),
                List.of(at));
    }

    private Violation changed(History run, StateDifference difference, int reset, int end) {
        int changed = end;
        RecordId record = null;
        for (int at = end; at > reset; at--) {
            Event event = run.at(at);
            if (event instanceof EffectEvent.StateCommitted && Effects.tookHold(event)) {
                changed = at;
                record = event.record();
            }
        }
        return new Violation(
                name(),
                "The replay changed the state: " + difference.clause("the state before it") + ".",
                "handling a record again adds to what is there, or sets back what later records made of it.",
                "Make the change an upsert by key and revision, or record the event's id in its transaction.",
                record == null ? List.of() : List.of(record),
                List.of(changed));
    }

    /** What one group had done when its offsets were reset. */
    private static final class Before {
        private final Set<RecordId> handled = new LinkedHashSet<>();
        private final Set<String> everybodys = new LinkedHashSet<>();
        private final Set<String> identities = new LinkedHashSet<>();
        private final Set<Deed> deeds = new LinkedHashSet<>();
        private final int capture;

        Before(History run, int reset, String group) {
            for (int at = 0; at < reset; at++) {
                Event event = run.at(at);
                if (event instanceof HandlingEvent.Handled) {
                    HandlingEvent.Handled done = (HandlingEvent.Handled) event;
                    everybodys.add(done.member().group() + " " + done.record());
                    if (isOf(group, event)) {
                        handled.add(done.record());
                    }
                } else if (event instanceof EffectEvent.Applied && isOf(group, event)) {
                    String identity = ((EffectEvent.Applied) event).effect().identity();
                    identities.add(identity);
                    deeds.add(new Deed(event.record(), identity));
                }
            }
            capture = capture(run, RunEvent.Moment.BEFORE_REPLAY);
        }

        /** Whether the same group had handled the record before: another group may read what the replay makes members write. */
        boolean handledBy(HandlingEvent.Handled event) {
            return everybodys.contains(event.member().group() + " " + event.record());
        }

        boolean repeats(EffectEvent.Applied applied) {
            String identity = applied.effect().identity();
            RecordId record = applied.record();
            return deeds.contains(new Deed(record, identity))
                    || (record != null && handled.contains(record) && identities.contains(identity));
        }
    }

    private record Deed(@Nullable RecordId record, String identity) {}
}
