package io.consumerproof.check;

import io.consumerproof.history.EffectEvent;
import io.consumerproof.history.Event;
import io.consumerproof.history.HandlingEvent;
import io.consumerproof.history.History;
import io.consumerproof.history.MemberId;
import io.consumerproof.history.RecordId;
import java.util.Objects;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What one member kept in memory, and another one, which handles the next record, does not have. Told only where nothing else can
 * stand for the effect: it is the first try of its record, nothing failed in it, and the group has written no durable state.
 *
 * @param member who returned without the effect
 * @param before who had handled what comes before
 */
record Forgotten(MemberId member, MemberId before) {

    static final String CURE =
            "Rebuild what a member keeps in memory, from durable state or from the log, before its first record.";

    /**
     * Whether the member whose handler returned at {@code handled} lacks what the one that has the effect in the reference run had
     * seen by then; null if it does not, or if that is not known.
     */
    static @Nullable Forgotten of(Evidence evidence, EffectEvent.Applied lost, int handled) {
        History run = evidence.run();
        HandlingEvent end = (HandlingEvent) run.at(handled);
        TreeSet<RecordId> missed = seen(evidence.reference(), lost);
        MemberId before = null;
        int tries = 0;
        for (int at = handled - 1; at >= 0; at--) {
            Event event = run.at(at);
            MemberId who = event.member();
            RecordId record = event.record();
            if (record == null
                    || who == null
                    || !who.group().equals(end.member().group())) {
                continue;
            }
            boolean same = record.equals(end.record());
            tries += same && event instanceof HandlingEvent.Delivered ? 1 : 0;
            if (tries > 1 || mayStandForIt(event, same)) {
                return null;
            }
            if (event instanceof HandlingEvent.Delivered && who.equals(end.member())) {
                missed.remove(record);
            }
        }
        for (int at = 0; at < handled; at++) {
            Event event = run.at(at);
            boolean counts = event instanceof HandlingEvent.Handled && missed.contains(event.record());
            before = counts && isOf(end.member().group(), event) ? event.member() : before;
        }
        return before == null ? null : new Forgotten(end.member(), before);
    }

    private static boolean isOf(String group, Event event) {
        MemberId member = event.member();
        return member != null && member.group().equals(group);
    }

    private static boolean mayStandForIt(Event event, boolean same) {
        return (event instanceof EffectEvent.StateCommitted && ((EffectEvent.StateCommitted) event).changed())
                || (same && event instanceof EffectEvent.EffectFailed);
    }

    /** The records that the member with the effect had got before. */
    private static TreeSet<RecordId> seen(History reference, EffectEvent.Applied lost) {
        TreeSet<RecordId> seen = new TreeSet<>();
        for (Event event : reference) {
            if (event == lost) {
                break;
            }
            if (event instanceof HandlingEvent.Delivered
                    && lost.member().equals(event.member())
                    && !Objects.equals(lost.record(), event.record())) {
                seen.add(Objects.requireNonNull(event.record()));
            }
        }
        return seen;
    }

    @Override
    public String toString() {
        return member + " does not know what " + before + " kept in memory";
    }
}
