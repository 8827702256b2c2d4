package io.consumerproof.history;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What happened to a log. */
public sealed interface LogEvent extends Event {

    @Override
    default Family family() {
        return Family.LOG;
    }

    /** Why a record was appended. */
    enum Origin {
        /** The scenario's own traffic. */
        TRAFFIC,
        /** The producer sent the record a second time: an independent record with the same content. */
        DUPLICATE_SEND,
        /** A copy of an earlier record of the key, after a later one. */
        LATE_EVENT,
        /** A copy of an earlier record, written by a transaction that never commits. */
        ABORTED,
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

    /**
     * The log start moved: older records are gone, whether or not anybody has read them.
     *
     * @param from the first offset that could be asked for until now
     * @param to the first one from now on, at most the log end
     */
    record StartMoved(long atMicros, TopicPartition partition, long from, long to) implements LogEvent {
        @Override
        public <R> R fold(EventCases<R> cases) {
            return cases.startMoved(this);
        }
    }

    /** Compaction took records out; ascending, never empty. */
    record Compacted(long atMicros, TopicPartition partition, List<RecordId> removed) implements LogEvent {
        @Override
        public <R> R fold(EventCases<R> cases) {
            return cases.compacted(this);
        }
    }

    /** The marker of a committed transaction took an offset that no reader will see. */
    record MarkerWritten(long atMicros, TopicPartition partition, long offset) implements LogEvent {
        @Override
        public <R> R fold(EventCases<R> cases) {
            return cases.markerWritten(this);
        }
    }

    /** A transaction writes to a partition from {@code offset} on; who reads committed records only, waits there. */
    record TransactionOpened(long atMicros, TopicPartition partition, long offset) implements LogEvent {
        @Override
        public <R> R fold(EventCases<R> cases) {
            return cases.transactionOpened(this);
        }
    }

    /**
     * A transaction was aborted; its marker took an offset.
     *
     * @param marker the marker's offset
     * @param records what the transaction had written to the partition; ascending, never empty
     */
    record TransactionAborted(long atMicros, TopicPartition partition, long marker, List<RecordId> records)
            implements LogEvent {
        @Override
        public <R> R fold(EventCases<R> cases) {
            return cases.transactionAborted(this);
        }
    }

    /**
     * Another replica leads the partition.
     *
     * @param endOffset the log end of the new leader
     * @param lost what the new leader does not have; ascending, may be empty
     */
    record LeaderChanged(long atMicros, TopicPartition partition, long endOffset, List<RecordId> lost)
            implements LogEvent {
        @Override
        public <R> R fold(EventCases<R> cases) {
            return cases.leaderChanged(this);
        }
    }

    /** A topic has more partitions: {@code from} until now, {@code to} from now on; keys move, old records stay. */
    record PartitionsAdded(long atMicros, String topic, int from, int to) implements LogEvent {
        @Override
        public <R> R fold(EventCases<R> cases) {
            return cases.partitionsAdded(this);
        }
    }
}
