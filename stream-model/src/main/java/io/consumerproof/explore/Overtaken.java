package io.consumerproof.explore;

import io.consumerproof.history.LogRecord;
import io.consumerproof.history.RecordId;
import io.consumerproof.simulation.Exclusions;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What compaction took, and how far each group had come with the records of its key. */
final class Overtaken {

    private static final long NOTHING = -1;

    private final Map<RecordId, LogRecord> appended = new LinkedHashMap<>();
    private final List<LogRecord> removed = new ArrayList<>(0);

    /** By group and key the offset of the record that the group handled last, which may be an old one read again. */
    private final TreeMap<String, Long> handled = new TreeMap<>();

    void append(LogRecord record) {
        appended.put(record.id(), record);
    }

    void handle(String group, RecordId id) {
        LogRecord record = appended.get(id);
        if (record != null) {
            handled.put(lane(group, record), record.offset());
        }
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
     * The names of those records that are gone, and that neither themselves nor by a later one of their key had the last word: a
     * tombstone that was taken before the group had read it, or before it had read it again, and what it had overtaken.
     */
    List<String> unreplaced(String group) {
        List<String> names = new ArrayList<>(0);
        for (LogRecord each : removed) {
            if (handled.getOrDefault(lane(group, each), NOTHING) < each.offset()) {
                names.add(Exclusions.nameOf(each));
            }
        }
        return names;
    }

    private static String lane(String group, LogRecord record) {
        return group + " " + record.partition() + " " + record.key();
    }
}
