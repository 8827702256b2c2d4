package io.consumerproof.jdbc;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** H2, version 2. */
final class H2Dialect implements Dialect {
    private static final String MEMORY = "jdbc:h2:mem:";
    private static final Pattern FILE =
            Pattern.compile("(?<before>jdbc:h2:(?:file:)?)(?<path>(?![a-zA-Z]{2,}:)[^;]+)(?<after>(?:;.*)?)");

    @Override
    public boolean speaks(String product) {
        return product.equals("H2");
    }

    @Override
    public Optional<String> fresh(String url, int number) {
        if (!url.startsWith(MEMORY)) {
            return Optional.empty();
        }
        int options = url.indexOf(';');
        String name = options < 0 ? url : url.substring(0, options);
        return Optional.of(name + "-consumerproof-" + number + (options < 0 ? "" : url.substring(options)));
    }

    /** With {@code file:}, or without any of H2's other ways to name a place. */
    @Override
    public Optional<FileUrl> file(String url) {
        Matcher matcher = FILE.matcher(url);
        return matcher.matches()
                ? Optional.of(new FileUrl(
                        matcher.group("before"), matcher.group("path"), matcher.group("after"), List.of(".mv.db")))
                : Optional.empty();
    }

    @Override
    public String[] tableTypes() {
        return new String[] {"TABLE", "BASE TABLE"};
    }

    @Override
    public boolean isSystem(@Nullable String schema, String table) {
        return "INFORMATION_SCHEMA".equalsIgnoreCase(schema);
    }

    @Override
    public boolean hasTriggers(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet found = statement.executeQuery("SELECT COUNT(*) FROM INFORMATION_SCHEMA.TRIGGERS")) {
            return found.next() && found.getInt(1) > 0;
        }
    }

    @Override
    public String overriding() {
        return " OVERRIDING SYSTEM VALUE";
    }

    @Override
    public SortedMap<String, List<String>> restarts(Connection connection, Tables tables) throws SQLException {
        SortedMap<String, List<String>> restarts = new TreeMap<>();
        try (Statement statement = connection.createStatement();
                ResultSet found = statement.executeQuery("SELECT TABLE_SCHEMA, TABLE_NAME, COLUMN_NAME, IDENTITY_BASE"
                        + " FROM INFORMATION_SCHEMA.COLUMNS WHERE IS_IDENTITY = 'YES'"
                        + " AND TABLE_SCHEMA <> 'INFORMATION_SCHEMA' ORDER BY 1, 2, 3")) {
            while (found.next()) {
                String table = "\"" + found.getString(1) + "\".\"" + found.getString(2) + "\"";
                restarts.computeIfAbsent(table, any -> new ArrayList<>())
                        .add("ALTER TABLE " + table + " ALTER COLUMN \"" + found.getString(3) + "\" RESTART WITH "
                                + found.getLong(4));
            }
        }
        List<String> sequences = sequences(connection);
        if (!sequences.isEmpty()) {
            restarts.put("", sequences);
        }
        return restarts;
    }

    private static List<String> sequences(Connection connection) throws SQLException {
        List<String> restarts = new ArrayList<>();
        try (Statement statement = connection.createStatement();
                ResultSet found = statement.executeQuery("SELECT SEQUENCE_SCHEMA, SEQUENCE_NAME, BASE_VALUE"
                        + " FROM INFORMATION_SCHEMA.SEQUENCES ORDER BY 1, 2")) {
            while (found.next()) {
                restarts.add("ALTER SEQUENCE \"" + found.getString(1) + "\".\"" + found.getString(2)
                        + "\" RESTART WITH " + found.getLong(3));
            }
        }
        return restarts;
    }

    @Override
    public Optional<String> foreignKeys(boolean checked) {
        return Optional.of("SET REFERENTIAL_INTEGRITY " + (checked ? "TRUE" : "FALSE"));
    }

    @Override
    public void dropAll(Connection connection, Tables tables) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("DROP ALL OBJECTS");
        }
    }

    @Override
    public List<String> greeting() {
        return List.of("SET LOCK_TIMEOUT 50");
    }

    @Override
    public Optional<String> farewell() {
        return Optional.of("SHUTDOWN");
    }
}
