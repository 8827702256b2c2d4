package io.consumerproof.simulation;

import io.consumerproof.history.LogRecord;
import io.consumerproof.history.Structure;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Records that are in the log but that members of a group do not read: how a reference run leaves out what another run gave up. What
 * that run quarantined leaves its dead letters all the same, since others may read them.
 *
 * @param groups the {@linkplain #nameOf names} of the records by group; a group without any is absent
 * @param letters by group and name of the source, the dead letters that declared policy wrote of it, in the order of writing
 */
public record Exclusions(
        SortedMap<String, SortedSet<String>> groups, SortedMap<String, SortedMap<String, List<LogRecord>>> letters) {

    /** Everybody reads everything. */
    public static final Exclusions NONE = new Exclusions(Collections.emptySortedMap(), Collections.emptySortedMap());

    public Exclusions {
        TreeMap<String, SortedSet<String>> copy = new TreeMap<>();
        groups.forEach((group, records) -> {
            if (!records.isEmpty()) {
                copy.put(group, Collections.unmodifiableSortedSet(new TreeSet<>(records)));
            }
        });
        groups = Collections.unmodifiableSortedMap(copy);
        letters = Collections.unmodifiableSortedMap(new TreeMap<>(letters));
    }

    /** Whether everybody reads everything, and nothing was quarantined. */
    public boolean isEmpty() {
        return groups.isEmpty() && letters.isEmpty();
    }

    /** The dead letters of {@code record} that members of {@code group} left by policy; may be empty. */
    public List<LogRecord> lettersOf(String group, LogRecord record) {
        return letters.getOrDefault(group, Collections.emptySortedMap()).getOrDefault(nameOf(record), List.of());
    }

    /** The names of the records that {@code group} does not read, sorted. */
    public SortedSet<String> of(String group) {
        return groups.getOrDefault(group, Collections.emptySortedSet());
    }

    /**
     * What a record is known by in another run over the same traffic: its ordinal, or its content where members wrote it, since
     * where it lies then depends on who wrote first.
     */
    public static String nameOf(LogRecord record) {
        return Ordinals.isWrittenByMember(record)
                ? record.partition() + " " + record.key() + " " + Structure.of(record.value())
                : "#" + record.ordinal();
    }
}
