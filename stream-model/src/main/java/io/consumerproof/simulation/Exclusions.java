package io.consumerproof.simulation;

import io.consumerproof.history.LogRecord;
import io.consumerproof.history.Structure;
import java.util.Collections;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Records that are in the log but that members of a group do not read: how a reference run leaves out what another run gave up.
 *
 * @param groups the {@linkplain #nameOf names} of the records by group; a group without any is absent
 */
public record Exclusions(SortedMap<String, SortedSet<String>> groups) {

    /** Everybody reads everything. */
    public static final Exclusions NONE = new Exclusions(Collections.emptySortedMap());

    public Exclusions {
        TreeMap<String, SortedSet<String>> copy = new TreeMap<>();
        groups.forEach((group, records) -> {
            if (!records.isEmpty()) {
                copy.put(group, Collections.unmodifiableSortedSet(new TreeSet<>(records)));
            }
        });
        groups = Collections.unmodifiableSortedMap(copy);
    }

    public boolean isEmpty() {
        return groups.isEmpty();
    }

    /** The names of the records that {@code group} does not read, sorted. */
    public SortedSet<String> of(String group) {
        return groups.getOrDefault(group, Collections.emptySortedSet());
    }

    /**
     * What a record is known by in another run over the same traffic: its place, or its content where members wrote it, since
     * where it lies then depends on who wrote first.
     */
    public static String nameOf(LogRecord record) {
        return Ordinals.isWrittenByMember(record)
                ? record.partition() + " " + record.key() + " " + Structure.of(record.value())
                : record.id().toString();
    }
}
