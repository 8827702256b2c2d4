package io.consumerproof.simulation;

import io.consumerproof.history.RecordId;
import java.util.Collections;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Records that are in the log but that members of a group do not read: how a reference run leaves out what another run gave up.
 *
 * @param groups the records by group; a group without any is absent
 */
public record Exclusions(SortedMap<String, SortedSet<RecordId>> groups) {

    /** Everybody reads everything. */
    public static final Exclusions NONE = new Exclusions(Collections.emptySortedMap());

    public Exclusions {
        TreeMap<String, SortedSet<RecordId>> copy = new TreeMap<>();
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

    /** The records that {@code group} does not read, sorted. */
    public SortedSet<RecordId> of(String group) {
        return groups.getOrDefault(group, Collections.emptySortedSet());
    }
}
