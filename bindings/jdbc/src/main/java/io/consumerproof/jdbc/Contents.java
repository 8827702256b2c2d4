package io.consumerproof.jdbc;

import io.consumerproof.history.DurableState;
import io.consumerproof.history.Revision;
import io.consumerproof.scenario.EffectPoints;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What the tables durably hold, as of the last commit. A table is read again only when a commit wrote it; what it held before
 * is then known, so that whether anything changed is told from rows and not from the counts a driver reports.
 */
final class Contents {
    /** A table of more rows is not read again after a commit that certainly added some. */
    private static final int SMALL = 200;

    private final Map<Table, TableReader> readers;
    private final Set<String> stateTables;
    private final Map<Table, Content> known = new LinkedHashMap<>();
    private final Set<String> large = new TreeSet<>();

    Contents(Map<Table, TableReader> readers, Set<String> stateTables) {
        this.readers = readers;
        this.stateTables = stateTables;
    }

    /**
     * What a commit did.
     *
     * @param changed whether any shown row is different
     * @param revisions of the rows of state tables that are different or gone, by table and key
     */
    record Settled(boolean changed, List<Revision> revisions) {
        static final Settled UNCHANGED = new Settled(false, List.of());
    }

    /** To be called before a statement is executed: afterwards the rows it replaces can no longer be seen. */
    void expect(Plan plan, Writes before, EffectPoints points) {
        for (Table table : plan.tables()) {
            boolean adds = plan.sql().kind() == SqlKind.INSERT || before.certainlySomething();
            if (!known.containsKey(table) && !(adds && isSkipped(table))) {
                read(table, points);
            }
        }
    }

    private boolean isSkipped(Table table) {
        return large.contains(table.quoted()) && !stateTables.contains(table.quoted());
    }

    /** To be called after a commit. */
    Settled settle(Writes writes, EffectPoints points) {
        if (writes.nothing()) {
            return Settled.UNCHANGED;
        }
        boolean certain = writes.certainlySomething();
        boolean changed = certain;
        List<Revision> revisions = new ArrayList<>();
        for (Table table : writes.tables()) {
            Content before = known.remove(table);
            Content after = certain && isSkipped(table) ? null : read(table, points);
            if (before == null || after == null) {
                changed = true;
            } else {
                changed |= !before.rows().equals(after.rows());
            }
            if (after != null) {
                addRevisions(table, before, after, revisions);
            }
        }
        return new Settled(changed, List.copyOf(revisions));
    }

    private static void addRevisions(Table table, @Nullable Content before, Content after, List<Revision> revisions) {
        SortedMap<String, Long> earlier = before == null ? Collections.emptySortedMap() : before.revisions();
        SortedMap<String, Revision> different = new TreeMap<>();
        after.revisions().forEach((key, revision) -> {
            if (!revision.equals(earlier.get(key))) {
                different.put(key, new Revision(table.shown(), key, revision));
            }
        });
        for (String key : earlier.keySet()) {
            if (!after.revisions().containsKey(key)) {
                different.put(key, Revision.gone(table.shown(), key));
            }
        }
        revisions.addAll(different.values());
    }

    /**
     * Reads a table and keeps what it holds.
     *
     * @return null if it cannot be read now: some databases lock a table while a result of it is open
     */
    private @Nullable Content read(Table table, EffectPoints points) {
        try {
            return keep(table, points);
        } catch (SQLException locked) {
            known.remove(table);
            return null;
        }
    }

    private Content keep(Table table, EffectPoints points) throws SQLException {
        TableReader reader = readers.get(table);
        if (reader == null) {
            throw new SQLException("unknown table " + table.shown());
        }
        Content content = reader.read(points);
        known.put(table, content);
        if (content.rows().size() > SMALL) {
            large.add(table.quoted());
        }
        return content;
    }

    /** A table is back at what it held at the baseline. */
    void restored(Table table, Content content) {
        known.put(table, content);
    }

    Content of(Table table, EffectPoints points) throws SQLException {
        Content content = known.get(table);
        return content == null ? keep(table, points) : content;
    }

    /** All tables that hold rows, by shown name. */
    DurableState state(EffectPoints points) throws SQLException {
        SortedMap<String, List<String>> tables = new TreeMap<>();
        for (Table table : readers.keySet()) {
            tables.put(table.shown(), List.copyOf(of(table, points).rows()));
        }
        return new DurableState(tables);
    }

    void close() throws SQLException {
        for (TableReader reader : readers.values()) {
            reader.close();
        }
    }
}
