package io.consumerproof.report;

import io.consumerproof.check.Violation;
import io.consumerproof.history.Event;
import io.consumerproof.history.HandlingEvent;
import io.consumerproof.history.History;
import io.consumerproof.history.LogEvent;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.RecordId;
import io.consumerproof.history.TopicPartition;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What a violation is about.
 *
 * @param records the violation's own records, else those of its marks and of the faults, else all; with what they hold
 * @param kin those and the other records of their keys
 * @param partitions where they are
 */
record Concern(SortedMap<RecordId, LogRecord> records, SortedSet<RecordId> kin, SortedSet<TopicPartition> partitions) {

    static Concern of(Narrator narrator, Violation violation) {
        TreeMap<RecordId, LogRecord> log = log(narrator.history());
        TreeMap<RecordId, LogRecord> records = new TreeMap<>(log);
        TreeSet<RecordId> named = named(narrator, violation);
        named.addAll(named.isEmpty() ? log.keySet() : named);
        records.keySet().retainAll(named);
        TreeSet<String> keys = new TreeSet<>();
        records.values().stream()
                .filter(each -> each.key() != null)
                .forEach(each -> keys.add(String.valueOf(each.key())));
        TreeSet<RecordId> kin = new TreeSet<>(named);
        log.forEach((id, record) -> {
            if (record.key() != null && keys.contains(record.key().toString())) {
                kin.add(id);
            }
        });
        TreeSet<TopicPartition> partitions = new TreeSet<>();
        named.forEach(id -> partitions.add(id.partition()));
        return new Concern(records, kin, partitions);
    }

    private static TreeMap<RecordId, LogRecord> log(History history) {
        TreeMap<RecordId, LogRecord> log = new TreeMap<>();
        for (Event event : history) {
            if (event instanceof LogEvent.Appended) {
                LogRecord record = ((LogEvent.Appended) event).appended();
                log.put(record.id(), record);
            } else if (event instanceof HandlingEvent.Delivered) {
                LogRecord record = ((HandlingEvent.Delivered) event).delivered();
                log.putIfAbsent(record.id(), record);
            }
        }
        return log;
    }

    private static TreeSet<RecordId> named(Narrator narrator, Violation violation) {
        TreeSet<RecordId> named = new TreeSet<>(violation.records());
        History history = narrator.history();
        if (named.isEmpty()) {
            violation.marks().stream()
                    .filter(mark -> mark < history.size())
                    .forEach(mark -> add(named, history.at(mark)));
        }
        for (int i = 0; i < history.size() && violation.records().isEmpty(); i++) {
            if (narrator.line(i).words().isFault()) {
                add(named, history.at(i));
            }
        }
        return named;
    }

    private static void add(TreeSet<RecordId> named, Event event) {
        RecordId record = event.record();
        if (record != null) {
            named.add(record);
        }
    }
}
