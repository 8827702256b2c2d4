package io.consumerproof.jdbc;

import java.sql.Blob;
import java.sql.Clob;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The rows and counters that each run begins with, kept in memory, and the way back to them. */
final class Baseline implements AutoCloseable {
    private final Connection admin;
    private final Dialect dialect;
    private final Tables tables;
    private final Map<Table, List<@Nullable Object[]>> rows = new LinkedHashMap<>();
    private final Map<Table, PreparedStatement> deletes = new LinkedHashMap<>();
    private final Map<Table, PreparedStatement> inserts = new LinkedHashMap<>();
    private final SortedMap<String, List<String>> restarts;

    private Baseline(Connection admin, Dialect dialect, Tables tables, SortedMap<String, List<String>> restarts) {
        this.admin = admin;
        this.dialect = dialect;
        this.tables = tables;
        this.restarts = restarts;
    }

    /** Keeps what all tables hold now. */
    static Baseline take(Connection admin, Dialect dialect, Tables tables, String quote) throws SQLException {
        Baseline baseline = new Baseline(admin, dialect, tables, usable(admin, dialect.restarts(admin, tables)));
        for (Table table : tables.all()) {
            String columns = table.stored().stream()
                    .map(column -> quote + column.name() + quote)
                    .collect(Collectors.joining(", "));
            baseline.rows.put(table, read(admin, "SELECT " + columns + " FROM " + table.quoted()));
            baseline.deletes.put(table, admin.prepareStatement("DELETE FROM " + table.quoted()));
            String values = String.join(", ", Collections.nCopies(table.stored().size(), "?"));
            String overriding = table.numbersRows() ? dialect.overriding() : "";
            baseline.inserts.put(
                    table,
                    admin.prepareStatement("INSERT INTO " + table.quoted() + " (" + columns + ")" + overriding
                            + " VALUES (" + values + ")"));
        }
        return baseline;
    }

    /** A product that does not take a restart keeps counting on; identities are left out of the state anyway. */
    private static SortedMap<String, List<String>> usable(Connection admin, SortedMap<String, List<String>> restarts)
            throws SQLException {
        try (Statement statement = admin.createStatement()) {
            for (List<String> each : restarts.values()) {
                for (String restart : each) {
                    statement.execute(restart);
                }
            }
            return restarts;
        } catch (SQLException refused) {
            return Collections.emptySortedMap();
        }
    }

    /** Whether the database numbers anything. */
    boolean counts() {
        return !restarts.isEmpty() || tables.all().stream().anyMatch(Table::numbersRows);
    }

    private static List<@Nullable Object[]> read(Connection admin, String select) throws SQLException {
        List<@Nullable Object[]> rows = new ArrayList<>();
        try (Statement statement = admin.createStatement();
                ResultSet found = statement.executeQuery(select)) {
            int columns = found.getMetaData().getColumnCount();
            while (found.next()) {
                @Nullable Object[] row = new @Nullable Object[columns];
                for (int i = 0; i < columns; i++) {
                    row[i] = detached(found.getObject(i + 1));
                }
                rows.add(row);
            }
        }
        return rows;
    }

    /** Large objects end with the transaction that read them. */
    private static @Nullable Object detached(@Nullable Object value) throws SQLException {
        if (value instanceof Clob) {
            return ((Clob) value).getSubString(1, (int) ((Clob) value).length());
        } else if (value instanceof Blob) {
            return ((Blob) value).getBytes(1, (int) ((Blob) value).length());
        }
        return value;
    }

    /**
     * Brings tables back.
     *
     * @param touched the tables that a run may have written, rolled back or not: counters do not roll back
     * @return the tables brought back
     */
    List<Table> restore(Collection<Table> touched) throws SQLException {
        List<Table> parentsFirst = withChildren(touched);
        if (parentsFirst.isEmpty() && !restarts.containsKey("")) {
            return parentsFirst;
        }
        switchForeignKeys(false);
        admin.setAutoCommit(false);
        try {
            for (int i = parentsFirst.size() - 1; i >= 0; i--) {
                prepared(deletes, parentsFirst.get(i)).executeUpdate();
            }
            for (Table table : parentsFirst) {
                insert(table);
            }
            restart(parentsFirst);
            admin.commit();
        } catch (SQLException failure) {
            admin.rollback();
            throw failure;
        } finally {
            admin.setAutoCommit(true);
            switchForeignKeys(true);
        }
        return parentsFirst;
    }

    /** A parent's rows cannot be replaced while rows of its children refer to them. */
    private List<Table> withChildren(Collection<Table> touched) {
        List<Table> all = new ArrayList<>();
        for (Table table : tables.all()) {
            boolean child = !rowsOf(table).isEmpty() && all.stream().anyMatch(table::refersTo);
            if (touched.contains(table) || child) {
                all.add(table);
            }
        }
        return all;
    }

    private void switchForeignKeys(boolean checked) throws SQLException {
        if (!tables.areOrdered() && dialect.foreignKeys(checked).isPresent()) {
            try (Statement statement = admin.createStatement()) {
                statement.execute(dialect.foreignKeys(checked).get());
            }
        }
    }

    private void insert(Table table) throws SQLException {
        List<@Nullable Object[]> kept = rowsOf(table);
        if (kept.isEmpty()) {
            return;
        }
        PreparedStatement insert = prepared(inserts, table);
        for (@Nullable Object[] row : kept) {
            for (int i = 0; i < row.length; i++) {
                insert.setObject(i + 1, row[i]);
            }
            insert.addBatch();
        }
        insert.executeBatch();
    }

    private void restart(List<Table> restored) throws SQLException {
        if (restarts.isEmpty()) {
            return;
        }
        try (Statement statement = admin.createStatement()) {
            for (Table table : restored) {
                for (String restart : restarts.getOrDefault(table.quoted(), List.of())) {
                    statement.execute(restart);
                }
            }
            for (String restart : restarts.getOrDefault("", List.of())) {
                statement.execute(restart);
            }
        }
    }

    private List<@Nullable Object[]> rowsOf(Table table) {
        return rows.getOrDefault(table, List.of());
    }

    private static PreparedStatement prepared(Map<Table, PreparedStatement> statements, Table table)
            throws SQLException {
        PreparedStatement statement = statements.get(table);
        if (statement == null) {
            throw new SQLException("table '" + table.shown() + "' is not part of the baseline");
        }
        return statement;
    }

    @Override
    public void close() throws SQLException {
        for (PreparedStatement statement : deletes.values()) {
            statement.close();
        }
        for (PreparedStatement statement : inserts.values()) {
            statement.close();
        }
    }
}
