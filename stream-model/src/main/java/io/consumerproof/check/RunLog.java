package io.consumerproof.check;

import io.consumerproof.history.Event;
import io.consumerproof.history.History;
import io.consumerproof.history.LogEvent;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.RecordId;
import io.consumerproof.history.TopicPartition;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a run appended, by partition. */
final class RunLog {

    private final Map<TopicPartition, PartitionRecords> partitions = new LinkedHashMap<>(8);

    // As in PerPartition: the last answer is mostly asked for again.
    private @Nullable TopicPartition lastPartition;
    private @Nullable PartitionRecords last;

    /** Everything that {@code run} appended. */
    static RunLog of(History run) {
        RunLog log = new RunLog();
        for (Event event : run) {
            if (event instanceof LogEvent) {
                log.read((LogEvent) event);
            }
        }
        return log;
    }

    /** Follows what happens to the log. */
    void read(LogEvent event) {
        if (event instanceof LogEvent.Appended) {
            add(((LogEvent.Appended) event).appended());
        } else if (event instanceof LogEvent.StartMoved) {
            LogEvent.StartMoved moved = (LogEvent.StartMoved) event;
            partition(moved.partition()).removeBefore(moved.to());
        } else if (event instanceof LogEvent.Compacted) {
            remove(((LogEvent.Compacted) event).removed());
        } else if (event instanceof LogEvent.TransactionAborted) {
            remove(((LogEvent.TransactionAborted) event).records());
        } else if (event instanceof LogEvent.LeaderChanged) {
            LogEvent.LeaderChanged changed = (LogEvent.LeaderChanged) event;
            partition(changed.partition()).truncate(changed.endOffset());
        }
    }

    private void remove(List<RecordId> records) {
        for (RecordId each : records) {
            partition(each.partition()).remove(each.offset());
        }
    }

    void add(LogRecord record) {
        partition(record.partition()).add(record);
    }

    /** The records of a partition; empty as long as nothing was appended. */
    PartitionRecords partition(TopicPartition partition) {
        if (last == null || !partition.equals(lastPartition)) {
            last = partitions.computeIfAbsent(partition, any -> new PartitionRecords());
            lastPartition = partition;
        }
        return last;
    }

    /** The partitions that hold records, in the order of their first append. */
    List<TopicPartition> partitions() {
        return new ArrayList<>(partitions.keySet());
    }

    /** Whether the log has the record no more. */
    boolean isGone(RecordId id) {
        PartitionRecords records = partition(id.partition());
        int index = records.indexOf(id.offset());
        return index < 0 || records.isGone(index);
    }

    /** The record at {@code id}, or null if there is none. */
    @Nullable
    LogRecord find(RecordId id) {
        PartitionRecords records = partition(id.partition());
        int index = records.indexOf(id.offset());
        return index < 0 ? null : records.at(index);
    }
}
