package io.consumerproof.history;

import java.util.List;

/** What a member did with a record. */
public sealed interface HandlingEvent extends Event {

    @Override
    default Family family() {
        return Family.HANDLING;
    }

    @Override
    MemberId member();

    @Override
    RecordId record();

    /** Whether policy is done with the record here: it is skipped, quarantined, or stood still at. */
    default boolean endsByPolicy() {
        return this instanceof Skipped
                || this instanceof Quarantined
                || this instanceof Blocked
                || this instanceof Stopped;
    }

    /**
     * The handler is called.
     *
     * @param generation the member's generation as it knows it
     * @param delivered the record
     * @param attempt counts the calls of this delivery, from 1
     */
    record Delivered(long atMicros, MemberId member, int generation, LogRecord delivered, int attempt)
            implements HandlingEvent {
        @Override
        public RecordId record() {
            return delivered.id();
        }

        @Override
        public <R> R fold(EventCases<R> cases) {
            return cases.delivered(this);
        }
    }

    /** The handler returned. */
    record Handled(long atMicros, MemberId member, RecordId record, int attempt) implements HandlingEvent {
        @Override
        public <R> R fold(EventCases<R> cases) {
            return cases.handled(this);
        }
    }

    /**
     * The handler threw, or a fault made it look so.
     *
     * @param failure the exception's simple class name and message
     * @param injected whether a fault threw it
     * @param complete whether the handler had done all its work: a failure injected after it returned
     */
    record Failed(
            long atMicros,
            MemberId member,
            RecordId record,
            int attempt,
            String failure,
            boolean injected,
            boolean complete)
            implements HandlingEvent {
        @Override
        public <R> R fold(EventCases<R> cases) {
            return cases.failed(this);
        }
    }

    /** The next attempt is due later; the record's partition is paused until then. */
    record RetryScheduled(long atMicros, MemberId member, RecordId record, int nextAttempt, long dueMicros)
            implements HandlingEvent {
        @Override
        public <R> R fold(EventCases<R> cases) {
            return cases.retryScheduled(this);
        }
    }

    /** Given up by the declared policy {@code skip}: counts as finished. */
    record Skipped(long atMicros, MemberId member, RecordId record, String failure) implements HandlingEvent {
        @Override
        public <R> R fold(EventCases<R> cases) {
            return cases.skipped(this);
        }
    }

    /** Copied to the dead-letter topic by the declared policy: counts as finished. */
    record Quarantined(long atMicros, MemberId member, RecordId record, LogRecord copy) implements HandlingEvent {
        @Override
        public <R> R fold(EventCases<R> cases) {
            return cases.quarantined(this);
        }
    }

    /** Given up by the declared policy {@code block}: the partition stands still at this record. */
    record Blocked(long atMicros, MemberId member, RecordId record, String failure) implements HandlingEvent {
        @Override
        public <R> R fold(EventCases<R> cases) {
            return cases.blocked(this);
        }
    }

    /** Given up by the declared policy {@code stop}: the member closes, the record stays unfinished. */
    record Stopped(long atMicros, MemberId member, RecordId record, String failure) implements HandlingEvent {
        @Override
        public <R> R fold(EventCases<R> cases) {
            return cases.stopped(this);
        }
    }

    /**
     * Polled records were dropped unhandled, since their partitions are no longer the member's or are to be read again.
     *
     * @param records sorted, never empty
     */
    record Discarded(long atMicros, MemberId member, List<RecordId> records) implements HandlingEvent {
        @Override
        public RecordId record() {
            return records.get(0);
        }

        @Override
        public <R> R fold(EventCases<R> cases) {
            return cases.discarded(this);
        }
    }
}
