package io.consumerproof.check;

import io.consumerproof.history.DurableState;
import io.consumerproof.history.EffectEvent;
import io.consumerproof.history.Event;
import io.consumerproof.history.HandlingEvent;
import io.consumerproof.history.History;
import io.consumerproof.history.LogEvent;
import io.consumerproof.history.MemberId;
import io.consumerproof.history.RecordId;
import io.consumerproof.history.RunEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The durable state at the end equals the reference run's; what only a record left that compaction took unread may be missing.
 */
final class SameState implements Check {

    @Override
    public String name() {
        return "same-state";
    }

    @Override
    public String promise() {
        return "the durable state equals the reference run's";
    }

    @Override
    public Verdict judge(Evidence evidence) {
        Verdict verdict = compare(evidence);
        Omission undone = evidence.omission();
        return undone == null || !undone.ofState() || verdict.outcome() == Verdict.Outcome.VIOLATED
                ? verdict
                : Verdict.violated(this, verdict.judged(), "tables", undone.violation(name(), evidence.run()));
    }

    private Verdict compare(Evidence evidence) {
        int expectedAt = lastCapture(evidence.reference());
        int foundAt = lastCapture(evidence.run());
        if (expectedAt < 0 && foundAt < 0) {
            return nothing();
        }
        if (expectedAt < 0 || foundAt < 0) {
            return Verdict.undecided(
                    name(), "the " + (foundAt < 0 ? "run" : "reference run") + " ended before its state was captured");
        }
        DurableState expected = ((RunEvent.StateCaptured) evidence.reference().at(expectedAt)).state();
        DurableState found = ((RunEvent.StateCaptured) evidence.run().at(foundAt)).state();
        int judged = Math.max(expected.tables().size(), found.tables().size());
        StateDifference difference = StateDifference.between(expected, found);
        CompactedAway away = difference == null ? null : CompactedAway.of(evidence.run());
        if (away != null && away.explain(expected, found, unchanged(evidence))) {
            return Verdict.of(this, judged, "tables")
                    .noting("compacted away before they were read: " + Words.records(away.records()));
        }
        if (difference != null) {
            return Verdict.violated(this, judged, "tables", violation(evidence, difference, foundAt));
        }
        boolean nothing = isUntouched(evidence.run(), found) && isUntouched(evidence.reference(), expected);
        return nothing ? nothing() : Verdict.of(this, judged, "tables");
    }

    private static SortedSet<RecordId> unchanged(Evidence evidence) {
        TreeSet<RecordId> records = new TreeSet<>(changes(evidence.reference()).keySet());
        records.removeAll(changes(evidence.run()).keySet());
        return records;
    }

    /** Of a sink that tells no statements, rows are all there is to see: they may well have come in this run. */
    private static boolean isUntouched(History history, DurableState state) {
        boolean tells = state.tables().values().stream().allMatch(List::isEmpty);
        for (Event event : history) {
            tells |= event instanceof EffectEvent.StatementExecuted;
            if (event instanceof EffectEvent.StateCommitted && ((EffectEvent.StateCommitted) event).changed()) {
                return false;
            }
        }
        return tells;
    }

    /** Tables that stay as they were throughout tell no work that was done from work that never took hold. */
    private Verdict nothing() {
        return Verdict.of(this, 0, "tables");
    }

    private static int lastCapture(History history) {
        for (int at = history.size() - 1; at >= 0; at--) {
            Event event = history.at(at);
            if (event instanceof RunEvent.StateCaptured
                    && ((RunEvent.StateCaptured) event).moment() == RunEvent.Moment.END) {
                return at;
            }
        }
        return -1;
    }

    private Violation violation(Evidence evidence, StateDifference difference, int captured) {
        String clause = difference.clause("the reference run");
        String sentence = "At the end " + clause + ".";
        Standstill still = evidence.standstill();
        if (still != null) {
            return still.violation(name(), sentence);
        }
        Map<RecordId, List<Integer>> changes = changes(evidence.run());
        Map<RecordId, List<Integer>> wanted = changes(evidence.reference());
        for (Map.Entry<RecordId, List<Integer>> each : changes.entrySet()) {
            int most = wanted.getOrDefault(each.getKey(), List.of()).size();
            if (most == 0 && !isHandled(evidence.run(), each.getKey())) {
                return unfinished(sentence, each.getKey(), each.getValue());
            }
            if (each.getValue().size() > most) {
                return repeated(sentence, each.getKey(), each.getValue(), most);
            }
        }
        for (RecordId record : wanted.keySet()) {
            HalfDone half = changes.containsKey(record) ? HalfDone.of(evidence, record) : null;
            if (half != null) {
                return half.violation(name(), sentence);
            }
        }
        for (RecordId record : CompactedAway.of(evidence.run()).records()) {
            if (wanted.containsKey(record) && !changes.containsKey(record)) {
                return overtaken(evidence.run(), sentence, record, captured);
            }
        }
        for (RecordId record : wanted.keySet()) {
            if (!changes.containsKey(record)) {
                return missing(evidence.run(), sentence, record, captured);
            }
        }
        return ofOrder(evidence, sentence, captured);
    }

    private Violation ofOrder(Evidence evidence, String sentence, int captured) {
        boolean batches = hasBatches(evidence.run()) || hasBatches(evidence.reference());
        return new Violation(
                name(),
                sentence,
                "what the state becomes depends on when, and in which order, records are handled"
                        + (batches ? ", or on which of them come in one call." : "."),
                "Let a change depend on its record and on the row's revision only.",
                List.of(),
                List.of(captured));
    }

    private static boolean isHandled(History run, RecordId record) {
        for (Event event : run) {
            if (event instanceof HandlingEvent.Handled && record.equals(event.record())) {
                return true;
            }
        }
        return false;
    }

    private Violation unfinished(String sentence, RecordId record, List<Integer> positions) {
        return new Violation(
                name(),
                sentence,
                record
                        + " changed the state and was never finished: what it left is neither all that it does nor nothing.",
                "Make all changes of a record in one transaction.",
                List.of(record),
                positions);
    }

    private Violation repeated(String sentence, RecordId record, List<Integer> positions, int wanted) {
        String times = wanted == 0 ? "although the reference run leaves it alone" : Words.times(positions.size());
        return new Violation(
                name(),
                sentence,
                record + " changed the state " + times + ", and nothing in the state tells that it is done.",
                "Make the change an upsert by key and revision, or record the event's id in its transaction.",
                List.of(record),
                positions.subList(Math.min(wanted, positions.size() - 1), positions.size()));
    }

    private Violation overtaken(History run, String sentence, RecordId record, int captured) {
        int gone = captured;
        for (int at = 0; at < run.size(); at++) {
            Event event = run.at(at);
            boolean takes = event instanceof LogEvent.Compacted
                    && ((LogEvent.Compacted) event).removed().contains(record);
            gone = takes ? at : gone;
        }
        return new Violation(
                name(),
                sentence,
                "the state needs " + record
                        + ", which compaction took before it was read: of a compacted topic only the"
                        + " latest value of each key is promised.",
                "Let every record carry the whole value of its key, or keep all records with 'cleanup: delete'.",
                List.of(record),
                List.of(gone));
    }

    private Violation missing(History run, String sentence, RecordId record, int captured) {
        int last = captured;
        for (int at = 0; at < run.size(); at++) {
            last = record.equals(run.at(at).record()) ? at : last;
        }
        return new Violation(
                name(),
                sentence,
                record + " changed nothing: it was committed, or marked as done, before its change.",
                "Commit the offset after the change, and any mark of the event in one transaction with it.",
                List.of(record),
                List.of(last));
    }

    private static boolean hasBatches(History history) {
        Hands hands = new Hands();
        for (Event event : history) {
            MemberId member = event.member();
            hands.read(event);
            if (member != null && hands.of(member).size() > 1) {
                return true;
            }
        }
        return false;
    }

    /** A change of a call that got several records may be of any: it counts for each of them. */
    private static Map<RecordId, List<Integer>> changes(History history) {
        Map<RecordId, List<Integer>> changes = new TreeMap<>();
        Hands hands = new Hands();
        for (int at = 0; at < history.size(); at++) {
            Event event = history.at(at);
            @Nullable RecordId record = event.record();
            hands.read(event);
            if (record != null
                    && event instanceof EffectEvent.StateCommitted
                    && ((EffectEvent.StateCommitted) event).changed()) {
                List<RecordId> inHand = hands.of(((EffectEvent.StateCommitted) event).member());
                for (RecordId each : inHand.contains(record) ? inHand : List.of(record)) {
                    changes.computeIfAbsent(each, any -> new ArrayList<>()).add(at);
                }
            }
        }
        return changes;
    }
}
