package io.consumerproof.check;

import io.consumerproof.history.EffectEvent;
import io.consumerproof.history.Event;
import io.consumerproof.history.HandlingEvent;
import io.consumerproof.history.History;
import io.consumerproof.history.MemberId;
import io.consumerproof.history.RecordId;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A record that changes the state in several transactions, of which some took hold: a try to handle it ended between them, and no
 * later one made up for it. That a record changes less because others came before it is something else: then its last try has
 * committed as often as the reference run's.
 *
 * @param made the positions of its changes in the run
 * @param wanted how many changes the reference run makes
 */
record HalfDone(RecordId record, List<Integer> made, int wanted, How how) {

    /** What became of the rest. */
    enum How {
        /** Another try came to its end without it. */
        TAKEN_FOR_DONE,
        /** The same try went on behind a failure and came to its end. */
        SWALLOWED,
        /** There was no other try. */
        NOT_TRIED_AGAIN,
        /** No try behind it came to its end. */
        NEVER_FINISHED
    }

    /** Null if {@code record} made as many changes as in the reference run, none, or fewer for another reason. */
    static @Nullable HalfDone of(Evidence evidence, RecordId record) {
        Tries run = Tries.of(evidence.run(), record);
        int wanted = Tries.of(evidence.reference(), record).changes.size();
        if (run.changes.isEmpty() || run.changes.size() >= wanted) {
            return null;
        }
        How how = run.how(wanted);
        return how == null ? null : new HalfDone(record, run.changes, wanted, how);
    }

    Violation violation(String check, String sentence) {
        String why =
                "only " + made.size() + " of the " + Words.count(wanted, "change") + " of " + record + " took hold: ";
        return switch (how) {
            case TAKEN_FOR_DONE ->
                new Violation(
                        check,
                        sentence,
                        why
                                + "the try that made it so ended early, and what it left, such as a mark, stood for the rest.",
                        "Write the mark in one transaction with the effect, and let failures out of the handler.",
                        List.of(record),
                        made);
            case SWALLOWED ->
                new Violation(
                        check,
                        sentence,
                        why + "a call failed, and the handler returned all the same.",
                        "Make all changes of a record in one transaction, and let failures out of the handler.",
                        List.of(record),
                        made);
            case NOT_TRIED_AGAIN, NEVER_FINISHED ->
                new Violation(
                        check,
                        sentence,
                        why + "the try that made it so ended early, and "
                                + (how == How.NOT_TRIED_AGAIN
                                        ? "there is no other."
                                        : "none behind it came to its end."),
                        "Make all changes of a record in one transaction, and commit its offset after them.",
                        List.of(record),
                        made);
        };
    }

    /** One call of the handler. */
    private static final class Try {
        private final MemberId member;
        private int changes;
        private int commits;
        private boolean failed;
        private boolean returned;

        Try(MemberId member) {
            this.member = member;
        }

        boolean isHalf() {
            return changes > 0 && (failed || !returned);
        }
    }

    /** What a history tells of one record. */
    private static final class Tries {
        private final List<Try> tries = new ArrayList<>();
        private final List<Integer> changes = new ArrayList<>();

        static Tries of(History history, RecordId record) {
            Tries tries = new Tries();
            for (int at = 0; at < history.size(); at++) {
                Event event = history.at(at);
                if (record.equals(event.record())) {
                    tries.note(at, event);
                }
            }
            return tries;
        }

        private void note(int at, Event event) {
            MemberId member = event.member();
            if (member != null && event instanceof HandlingEvent.Delivered) {
                tries.add(new Try(member));
            }
            Try last = member == null ? null : lastOf(member);
            if (last == null) {
                return;
            }
            if (event instanceof EffectEvent.StateCommitted) {
                last.commits++;
                if (((EffectEvent.StateCommitted) event).changed()) {
                    last.changes++;
                    changes.add(at);
                }
            }
            last.failed |= event instanceof EffectEvent.EffectFailed;
            last.returned |= event instanceof HandlingEvent.Handled;
        }

        private @Nullable Try lastOf(MemberId member) {
            for (int i = tries.size() - 1; i >= 0; i--) {
                if (tries.get(i).member.equals(member)) {
                    return tries.get(i);
                }
            }
            return null;
        }

        private @Nullable How how(int wanted) {
            for (Try each : tries) {
                if (each.isHalf()) {
                    return how(each, tries.get(tries.size() - 1), wanted);
                }
            }
            return null;
        }

        private @Nullable How how(Try half, Try last, int wanted) {
            if (tries.stream().anyMatch(each -> !each.member.group().equals(half.member.group()))) {
                // Changes of several groups cannot be told apart.
                return null;
            }
            if (half == last) {
                return half.returned ? How.SWALLOWED : How.NOT_TRIED_AGAIN;
            }
            if (last.commits >= wanted) {
                return null;
            }
            return !last.returned ? How.NEVER_FINISHED : half.returned ? How.SWALLOWED : How.TAKEN_FOR_DONE;
        }
    }
}
