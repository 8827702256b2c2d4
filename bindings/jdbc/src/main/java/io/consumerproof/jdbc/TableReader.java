package io.consumerproof.jdbc;

import io.consumerproof.scenario.EffectPoints;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Reads one table's committed rows, on a connection of our own outside any transaction. */
final class TableReader implements AutoCloseable {
    private static final String ROWS_ONLY = "1";

    private final PreparedStatement select;
    private final List<String> shown;
    private final boolean state;

    /**
     * Prepares to read {@code table}.
     *
     * @param shown the columns to render
     * @param state key and revision column of a declared state table; empty otherwise
     */
    TableReader(Connection connection, Table table, List<Column> shown, List<Column> state, String quote)
            throws SQLException {
        List<String> columns = new ArrayList<>();
        shown.forEach(column -> columns.add(quote + column.name() + quote));
        state.forEach(column -> columns.add(quote + column.name() + quote));
        if (columns.isEmpty()) {
            columns.add(ROWS_ONLY);
        }
        this.select = connection.prepareStatement("SELECT " + String.join(", ", columns) + " FROM " + table.quoted());
        this.shown =
                shown.stream().map(column -> Table.shown(column.name()) + "=").toList();
        this.state = !state.isEmpty();
    }

    Content read(EffectPoints points) throws SQLException {
        List<String> rows = new ArrayList<>();
        SortedMap<String, Long> revisions = new TreeMap<>();
        try (ResultSet row = select.executeQuery()) {
            while (row.next()) {
                rows.add(render(row, points));
                if (state) {
                    addRevision(row, revisions);
                }
            }
        }
        rows.sort(Comparator.naturalOrder());
        return new Content(rows, revisions);
    }

    private String render(ResultSet row, EffectPoints points) throws SQLException {
        StringBuilder text = new StringBuilder(16 * shown.size());
        for (int i = 0; i < shown.size(); i++) {
            text.append(i == 0 ? "" : ", ").append(shown.get(i)).append(Cells.render(row, i + 1, points));
        }
        return text.toString();
    }

    private void addRevision(ResultSet row, SortedMap<String, Long> revisions) throws SQLException {
        @Nullable String key = row.getString(shown.size() + 1);
        long revision = row.getLong(shown.size() + 2);
        if (!row.wasNull()) {
            revisions.put(String.valueOf(key), revision);
        }
    }

    @Override
    public void close() throws SQLException {
        select.close();
    }
}
