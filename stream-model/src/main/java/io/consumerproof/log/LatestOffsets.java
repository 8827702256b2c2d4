package io.consumerproof.log;

import io.consumerproof.history.Bytes;
import io.consumerproof.history.LogRecord;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * For each key of the dirty part its last offset there; aborted records shadow nothing.
 *
 * @source Kafka 4.3, Cleaner.buildOffsetMap
 */
final class LatestOffsets {

    private final Map<Bytes, Long> byKey = new LinkedHashMap<>();
    private final long end;

    LatestOffsets(Partition partition, CleanableRange range) {
        end = range.end();
        Segments segments = partition.disk();
        Batches batches = new Batches(
                partition, segments.at(segments.indexOf(range.firstDirty())).baseOffset(), end);
        while (batches.next()) {
            Transaction transaction = batches.transaction();
            if (transaction == null || !transaction.isAborted()) {
                putAll(batches, range.firstDirty());
            }
        }
    }

    private void putAll(Batches batch, long firstDirty) {
        for (int i = 0; i < batch.size(); i++) {
            LogRecord record = batch.record(i);
            Bytes key = record.key();
            if (key != null && record.offset() >= firstDirty) {
                byKey.put(key, record.offset());
            }
        }
    }

    /** Whether no later record of its key is in the dirty part; a record without key is none that compaction keeps. */
    boolean isLatest(LogRecord record) {
        if (record.offset() >= end) {
            return true;
        }
        Bytes key = record.key();
        return key != null && record.offset() >= latest(key);
    }

    private long latest(Bytes key) {
        @Nullable Long found = byKey.get(key);
        return found == null ? -1 : found;
    }
}
