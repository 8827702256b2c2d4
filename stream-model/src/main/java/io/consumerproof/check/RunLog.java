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

    /** Everything that {@code run} appended. */
    static RunLog of(History run) {
        RunLog log = new RunLog();
        for (Event event : run) {
            if (event instanceof LogEvent.Appended) {
                log.add(((LogEvent.Appended) event).appended());
            }
        }
        return log;
    }

    void add(LogRecord record) {
        partition(record.partition()).add(record);
    }

    /** The records of a partition; empty as long as nothing was appended. */
    PartitionRecords partition(TopicPartition partition) {
        PartitionRecords records = partitions.get(partition);
        if (records == null) {
            records = new PartitionRecords();
            partitions.put(partition, records);
        }
        return records;
    }

    /** The partitions that hold records, in the order of their first append. */
    List<TopicPartition> partitions() {
        return new ArrayList<>(partitions.keySet());
    }

    /** The record at {@code id}, or null if there is none. */
    @Nullable
    LogRecord find(RecordId id) {
        PartitionRecords records = partition(id.partition());
        int index = records.indexOf(id.offset());
        return index < 0 ? null : records.at(index);
    }
}
