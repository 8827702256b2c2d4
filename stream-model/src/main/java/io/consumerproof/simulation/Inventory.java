package io.consumerproof.simulation;

import io.consumerproof.history.LogEvent;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.RecordId;
import io.consumerproof.log.Partition;
import java.util.ArrayList;
import java.util.List;

/** What a partition held before brokers worked on it: tells afterwards what is gone. */
final class Inventory {

    private final Partition partition;
    private final long startOffset;
    private final List<RecordId> records = new ArrayList<>();

    Inventory(Partition partition) {
        this.partition = partition;
        startOffset = partition.startOffset();
        for (LogRecord each : partition.records()) {
            records.add(each.id());
        }
    }

    /** Records what the start moved past, and what vanished behind it; whether anything did. */
    boolean compare(Run run, LogLife life) {
        long start = partition.startOffset();
        if (start > startOffset) {
            run.record(new LogEvent.StartMoved(run.nowMicros, partition.id(), startOffset, start));
        }
        List<RecordId> removed = removed();
        if (!removed.isEmpty()) {
            run.record(new LogEvent.Compacted(run.nowMicros, partition.id(), removed));
        }
        boolean changed = start > startOffset || !removed.isEmpty();
        if (changed) {
            life.endBatches(partition);
        }
        return changed;
    }

    private List<RecordId> removed() {
        List<RecordId> removed = new ArrayList<>();
        int next = 0;
        List<LogRecord> left = partition.records();
        for (RecordId each : records) {
            if (each.offset() < partition.startOffset()) {
                continue;
            }
            if (next < left.size() && left.get(next).offset() == each.offset()) {
                next++;
            } else {
                removed.add(each);
            }
        }
        return removed;
    }
}
