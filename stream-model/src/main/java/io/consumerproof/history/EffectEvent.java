package io.consumerproof.history;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What reached the outside, or tried to. The record is the one being handled; null outside a handler. */
public sealed interface EffectEvent extends Event {

    @Override
    default Family family() {
        return Family.EFFECT;
    }

    @Override
    MemberId member();

    /** The receiver did it. */
    record Applied(long atMicros, MemberId member, @Nullable RecordId record, Effect effect) implements EffectEvent {
        @Override
        public <R> R fold(EventCases<R> cases) {
            return cases.applied(this);
        }
    }

    /** The receiver recognised a repeat by its declared key, with the same payload, and did nothing. */
    record Absorbed(
            long atMicros, MemberId member, @Nullable RecordId record, Effect effect) implements EffectEvent {
        @Override
        public <R> R fold(EventCases<R> cases) {
            return cases.absorbed(this);
        }
    }

    /** The receiver met its declared key again with another payload. */
    record Conflicted(
            long atMicros, MemberId member, @Nullable RecordId record, Effect effect, Effect first)
            implements EffectEvent {
        @Override
        public <R> R fold(EventCases<R> cases) {
            return cases.conflicted(this);
        }
    }

    /**
     * A fault made the receiver report failure.
     *
     * @param what the call, statement or SQL commit
     * @param applied whether it was done all the same
     */
    record EffectFailed(
            long atMicros, MemberId member, @Nullable RecordId record, String what, boolean applied)
            implements EffectEvent {
        @Override
        public <R> R fold(EventCases<R> cases) {
            return cases.effectFailed(this);
        }
    }

    /** A statement was executed inside a transaction that is still open, or is one by itself. */
    record StatementExecuted(
            long atMicros, MemberId member, @Nullable RecordId record, String sink, String sql) implements EffectEvent {
        @Override
        public <R> R fold(EventCases<R> cases) {
            return cases.statementExecuted(this);
        }
    }

    /**
     * Durable state was committed.
     *
     * @param changed whether any row is now different
     * @param revisions the declared state rows that the transaction wrote or deleted, sorted; may be empty
     */
    record StateCommitted(
            long atMicros,
            MemberId member,
            @Nullable RecordId record,
            String sink,
            boolean changed,
            List<Revision> revisions)
            implements EffectEvent {
        @Override
        public <R> R fold(EventCases<R> cases) {
            return cases.stateCommitted(this);
        }
    }

    /** Uncommitted changes of durable state are gone. */
    record StateRolledBack(
            long atMicros, MemberId member, @Nullable RecordId record, String sink) implements EffectEvent {
        @Override
        public <R> R fold(EventCases<R> cases) {
            return cases.stateRolledBack(this);
        }
    }
}
