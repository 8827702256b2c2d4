package io.consumerproof.history;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What survives a crash, in a form that can be compared: rows by table.
 *
 * @param tables table name, with its sink in front where there are several, to its rendered rows in sorted order
 */
public record DurableState(SortedMap<String, List<String>> tables) {

    /** No table at all. */
    public static final DurableState EMPTY = new DurableState(Collections.emptySortedMap());

    /** All tables of both; a table that both name must not exist. */
    public DurableState with(DurableState other) {
        TreeMap<String, List<String>> all = new TreeMap<>(tables);
        other.tables.forEach((table, rows) -> {
            if (all.put(table, rows) != null) {
                throw new IllegalArgumentException("two sinks hold a table '" + table + "'");
            }
        });
        return new DurableState(all);
    }
}
