package io.consumerproof.explore;

import io.consumerproof.history.EffectEvent;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.RecordId;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The calls of one group's handlers in one run, in the order of their first tries. */
final class Calls {

    private final @Nullable String deadLetters;
    private final Map<Integer, Call> calls = new LinkedHashMap<>();
    private final Map<RecordId, Call> byRecord = new LinkedHashMap<>();
    private @Nullable Call beginning;
    private int outside;

    /** A group that sets records aside in the topic {@code deadLetterTopic}: sending one there is no effect that is missed. */
    Calls(@Nullable String deadLetterTopic) {
        this.deadLetters = deadLetterTopic == null ? null : "topic " + deadLetterTopic;
    }

    /** What one call did, for one record or for all of a poll; if it was tried several times, what its last try did. */
    static final class Call {
        private final List<LogRecord> records = new ArrayList<>(1);
        private int effects;
        private int changes;
        private int attempts;
        private String first = "";
        private boolean ended;

        List<LogRecord> records() {
            return records;
        }

        /** How many effects took hold. */
        int effects() {
            return effects;
        }

        /** How many of them changed durable state. */
        int changes() {
            return changes;
        }

        /** How often it reached for the outside, whether or not that took hold. */
        int reaches() {
            return effects + attempts;
        }

        /** The first effect, in words; empty if there is none. */
        String first() {
            return first;
        }

        /** Whether policy ended one of its records. */
        boolean isEnded() {
            return ended;
        }

        /** Whether less came of it than of {@code other}. */
        boolean isLessThan(Call other) {
            return (ended && !other.ended) || reaches() < other.effects;
        }

        boolean isOfTheSame(Call other) {
            return ordinals().equals(other.ordinals());
        }

        private List<Integer> ordinals() {
            return records.stream().map(LogRecord::ordinal).toList();
        }

        private void tryAgain() {
            effects = 0;
            changes = 0;
            attempts = 0;
            first = "";
        }

        private void took(String words) {
            first = effects == 0 ? words : first;
            effects++;
        }
    }

    Collection<Call> all() {
        return calls.values();
    }

    /** The call that begins with the record of this ordinal; null if there is none. */
    @Nullable
    Call beginningWith(int ordinal) {
        return calls.get(ordinal);
    }

    /** How many effects are of no record: of callbacks, or of constructors. */
    int outside() {
        return outside;
    }

    /** How many calls had effects. */
    long effective() {
        return calls.values().stream().filter(each -> each.effects > 0).count();
    }

    void deliver(LogRecord record, boolean begins) {
        if (begins) {
            Call known = calls.get(record.ordinal());
            if (known == null) {
                beginning = new Call();
                calls.put(record.ordinal(), beginning);
            } else {
                known.tryAgain();
                beginning = null;
            }
        }
        if (beginning != null) {
            beginning.records.add(record);
            byRecord.put(record.id(), beginning);
        }
    }

    void end(RecordId record) {
        Call call = byRecord.get(record);
        if (call != null) {
            call.ended = true;
        }
    }

    void read(EffectEvent event) {
        Call call = event.record() == null ? null : byRecord.get(event.record());
        if (event instanceof EffectEvent.Applied applied
                && !applied.effect().sink().equals(deadLetters)) {
            took(call, applied.effect().toString());
        } else if (event instanceof EffectEvent.StateCommitted commit && commit.changed()) {
            took(call, "the change of " + commit.sink());
            if (call != null) {
                call.changes++;
            }
        } else if (call != null && isAttempt(event)) {
            call.attempts++;
        }
    }

    /** A repeat, a refusal, or a row that was written as it was. */
    private static boolean isAttempt(EffectEvent event) {
        return event instanceof EffectEvent.Absorbed
                || event instanceof EffectEvent.Conflicted
                || event instanceof EffectEvent.EffectFailed
                || (event instanceof EffectEvent.StateCommitted commit
                        && !commit.revisions().isEmpty());
    }

    private void took(@Nullable Call call, String words) {
        if (call == null) {
            outside++;
        } else {
            call.took(words);
        }
    }
}
