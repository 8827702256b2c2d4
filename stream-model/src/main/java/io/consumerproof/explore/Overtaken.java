package io.consumerproof.explore;

import io.consumerproof.history.Bytes;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.RecordId;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.simulation.Exclusions;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;

/** What compaction took, and which records of the same key could stand for it. */
final class Overtaken {

    private final Map<RecordId, LogRecord> appended = new LinkedHashMap<>();
    private final List<LogRecord> removed = new ArrayList<>(0);

    void append(LogRecord record) {
        appended.put(record.id(), record);
    }

    void remove(List<RecordId> records) {
        for (RecordId each : records) {
            LogRecord record = appended.get(each);
            if (record != null) {
                removed.add(record);
            }
        }
    }

    /**
     * The names of those records that are gone, were not handled, and have no later record of their key that was: a tombstone that
     * was taken before anybody had read it, and what it had overtaken.
     *
     * @param handled names of the records that a group has handled
     */
    List<String> unreplaced(SortedSet<String> handled) {
        List<String> names = new ArrayList<>(0);
        for (LogRecord each : removed) {
            String name = Exclusions.nameOf(each);
            if (!handled.contains(name) && !isReplaced(each, handled)) {
                names.add(name);
            }
        }
        return names;
    }

    private boolean isReplaced(LogRecord old, SortedSet<String> handled) {
        TopicPartition partition = old.partition();
        Bytes key = old.key();
        for (LogRecord each : appended.values()) {
            if (each.offset() > old.offset()
                    && each.partition().equals(partition)
                    && key != null
                    && key.equals(each.key())
                    && handled.contains(Exclusions.nameOf(each))) {
                return true;
            }
        }
        return false;
    }
}
