package io.consumerproof.jdbc;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** SQL as the standard has it, for products of which nothing special is known, PostgreSQL among them. */
final class StandardDialect implements Dialect {
    private static final Set<String> SYSTEM_SCHEMAS = Set.of("information_schema", "pg_catalog", "sys", "mysql");

    @Override
    public boolean speaks(String product) {
        return true;
    }

    @Override
    public Optional<String> fresh(String url, int number) {
        return Optional.empty();
    }

    @Override
    public Optional<FileUrl> file(String url) {
        return Optional.empty();
    }

    @Override
    public String[] tableTypes() {
        return new String[] {"TABLE", "BASE TABLE", "PARTITIONED TABLE"};
    }

    @Override
    public boolean isSystem(@Nullable String schema, String table) {
        return schema != null && SYSTEM_SCHEMAS.contains(schema.toLowerCase(Locale.ROOT));
    }

    /** Where the product does not tell, every write may be one to any table. */
    @Override
    public boolean hasTriggers(Connection connection) {
        try (Statement statement = connection.createStatement();
                ResultSet found = statement.executeQuery("SELECT COUNT(*) FROM information_schema.triggers")) {
            return !found.next() || found.getInt(1) > 0;
        } catch (SQLException untold) {
            return true;
        }
    }

    @Override
    public String overriding() {
        return " OVERRIDING SYSTEM VALUE";
    }

    @Override
    public SortedMap<String, List<String>> restarts(Connection connection, Tables tables) throws SQLException {
        SortedMap<String, List<String>> restarts = new TreeMap<>();
        for (Table table : tables.all()) {
            for (Column column : table.columns()) {
                if (column.identity()) {
                    restarts.computeIfAbsent(table.quoted(), any -> new ArrayList<>())
                            .add("ALTER TABLE " + table.quoted() + " ALTER COLUMN " + column.name() + " RESTART WITH "
                                    + next(connection, table, column));
                }
            }
        }
        return restarts;
    }

    private static long next(Connection connection, Table table, Column column) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet found = statement.executeQuery("SELECT MAX(" + column.name() + ") FROM " + table.quoted())) {
            return found.next() ? found.getLong(1) + 1 : 1;
        }
    }

    @Override
    public Optional<String> foreignKeys(boolean checked) {
        return Optional.empty();
    }

    @Override
    public void dropAll(Connection connection, Tables tables) throws SQLException {
        List<Table> childrenFirst = new ArrayList<>(tables.all());
        Collections.reverse(childrenFirst);
        try (Statement statement = connection.createStatement()) {
            for (Table table : childrenFirst) {
                statement.execute("DROP TABLE " + table.quoted() + " CASCADE");
            }
        }
    }

    @Override
    public List<String> greeting() {
        return List.of();
    }

    @Override
    public Optional<String> farewell() {
        return Optional.empty();
    }
}
