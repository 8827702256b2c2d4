package io.consumerproof.history;

import org.jspecify.annotations.Nullable;

/** What happened to a log. */
public sealed interface LogEvent extends Event {

    /** Why a record was appended. */
    enum Origin {
        /** The scenario's own traffic. */
        TRAFFIC,
        /** The producer sent the record a second time: an independent record with the same content. */
        DUPLICATE_SEND,
        /** A copy of an earlier record of the key, after a later one. */
        LATE_EVENT,
        /** Sent by a handler. */
        SENT,
        /** A copy of a record that was quarantined by the declared policy. */
        DEAD_LETTER
    }

    /**
     * A record was appended.
     *
     * @param appended the record where it now is
     * @param origin why
     * @param source the record that was being handled or copied; null for traffic
     * @param member who sent it; null for traffic
     */
    record Appended(
            long atMicros,
            LogRecord appended,
            Origin origin,
            @Nullable RecordId source,
            @Nullable MemberId member) implements LogEvent {
        @Override
        public RecordId record() {
            return appended.id();
        }

        @Override
        public <R> R fold(EventCases<R> cases) {
            return cases.appended(this);
        }
    }
}
