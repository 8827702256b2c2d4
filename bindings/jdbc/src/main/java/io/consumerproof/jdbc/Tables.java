package io.consumerproof.jdbc;

import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The user's tables, parents before the tables that refer to them as far as that is possible. */
final class Tables {
    private final List<Table> ordered;
    private final boolean acyclic;
    private final boolean triggers;

    private Tables(List<Table> ordered, boolean acyclic, boolean triggers) {
        this.ordered = ordered;
        this.acyclic = acyclic;
        this.triggers = triggers;
    }

    static Tables read(Connection connection, Dialect dialect) throws SQLException {
        DatabaseMetaData meta = connection.getMetaData();
        String quote = meta.getIdentifierQuoteString().strip();
        String home = connection.getSchema();
        List<Table> tables = new ArrayList<>();
        try (ResultSet found = meta.getTables(connection.getCatalog(), null, "%", dialect.tableTypes())) {
            while (found.next()) {
                String schema = found.getString("TABLE_SCHEM");
                String name = found.getString("TABLE_NAME");
                if (!dialect.isSystem(schema, name)) {
                    String quoted = (schema == null ? "" : quote + schema + quote + ".") + quote + name + quote;
                    String shown = Table.shown(name);
                    boolean away = schema != null && home != null && !schema.equals(home);
                    tables.add(new Table(
                            away ? Table.shown(schema) + "." + shown : shown,
                            quoted,
                            name,
                            columns(connection, schema, name)));
                }
            }
        }
        return ordered(tables, dialect.hasTriggers(connection));
    }

    private static List<Column> columns(Connection connection, @Nullable String schema, String table)
            throws SQLException {
        DatabaseMetaData meta = connection.getMetaData();
        Map<String, Column.Reference> references = references(connection, schema, table);
        List<Column> columns = new ArrayList<>();
        try (ResultSet found = meta.getColumns(connection.getCatalog(), schema, table, "%")) {
            while (found.next()) {
                // The name is a pattern to the driver: an underscore there matches any letter.
                if (found.getString("TABLE_NAME").equals(table)) {
                    String name = found.getString("COLUMN_NAME");
                    boolean identity = "YES".equals(found.getString("IS_AUTOINCREMENT"));
                    boolean computed = "YES".equals(found.getString("IS_GENERATEDCOLUMN")) && !identity;
                    columns.add(new Column(name, identity, computed, references.get(name)));
                }
            }
        }
        return List.copyOf(columns);
    }

    private static Map<String, Column.Reference> references(
            Connection connection, @Nullable String schema, String table) throws SQLException {
        Map<String, Column.Reference> references = new TreeMap<>();
        try (ResultSet found = connection.getMetaData().getImportedKeys(connection.getCatalog(), schema, table)) {
            while (found.next()) {
                boolean cascades = carries(found.getShort("DELETE_RULE")) || carries(found.getShort("UPDATE_RULE"));
                references.put(
                        found.getString("FKCOLUMN_NAME"),
                        new Column.Reference(
                                found.getString("PKTABLE_NAME"), found.getString("PKCOLUMN_NAME"), cascades));
            }
        }
        return references;
    }

    private static boolean carries(short rule) {
        return rule == DatabaseMetaData.importedKeyCascade
                || rule == DatabaseMetaData.importedKeySetNull
                || rule == DatabaseMetaData.importedKeySetDefault;
    }

    private static Tables ordered(List<Table> tables, boolean triggers) {
        List<Table> left = new ArrayList<>(tables);
        List<Table> ordered = new ArrayList<>();
        boolean acyclic = true;
        while (!left.isEmpty()) {
            Table next = left.stream()
                    .filter(table -> left.stream().noneMatch(table::refersTo))
                    .findFirst()
                    .orElse(null);
            acyclic &= next != null;
            Table taken = next == null ? left.get(0) : next;
            left.remove(taken);
            ordered.add(taken);
        }
        return new Tables(List.copyOf(ordered), acyclic, triggers);
    }

    /** Parents first. */
    List<Table> all() {
        return ordered;
    }

    /** Whether each table comes after every table it refers to; not so where tables refer to themselves or in circles. */
    boolean areOrdered() {
        return acyclic;
    }

    /** The tables that rows added to one of this name may change, by itself or by triggers: additions do not cascade. */
    List<Table> addedToBy(@Nullable String name) {
        List<Table> written = named(name);
        return written.isEmpty() || triggers ? ordered : written;
    }

    /** The tables that a write to one of this name may change, by itself, by cascades or by triggers. */
    List<Table> writtenBy(@Nullable String name) {
        List<Table> written = new ArrayList<>(named(name));
        if (written.isEmpty() || triggers) {
            return ordered;
        }
        for (int i = 0; i < written.size(); i++) {
            Table parent = written.get(i);
            for (Table table : ordered) {
                if (table.followsChangesOf(parent) && !written.contains(table)) {
                    written.add(table);
                }
            }
        }
        return written;
    }

    /** The tables of this name in any schema, whatever the case of its letters. */
    List<Table> named(@Nullable String name) {
        return name == null
                ? List.of()
                : ordered.stream()
                        .filter(table -> table.name().equalsIgnoreCase(name)
                                || table.shown().equalsIgnoreCase(name))
                        .toList();
    }

    boolean knows(String name) {
        String wanted = name.toLowerCase(Locale.ROOT);
        return ordered.stream()
                .anyMatch(table -> table.name().toLowerCase(Locale.ROOT).equals(wanted));
    }

    List<String> names() {
        return ordered.stream().map(Table::shown).sorted().toList();
    }
}
