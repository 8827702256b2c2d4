package io.consumerproof.jdbc;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** SQLite through its usual driver. A column counts as numbered by the database if it says {@code AUTOINCREMENT}. */
final class SqliteDialect implements Dialect {
    private static final String PREFIX = "jdbc:sqlite:";
    private static final Pattern FILE =
            Pattern.compile("(?<before>jdbc:sqlite:(?:file:)?)(?<path>[^:?][^?]*)(?<after>(?:\\?.*)?)");
    /** The database, and what connections that ended early left beside it. */
    private static final List<String> FILES = List.of("", "-journal", "-wal");

    @Override
    public boolean speaks(String product) {
        return product.equals("SQLite");
    }

    /** Connections meet in one memory database only through a shared cache; {@code :memory:} gives each its own. */
    @Override
    public Optional<String> fresh(String url, int number) {
        if (!url.startsWith(PREFIX)) {
            return Optional.empty();
        }
        String rest = url.substring(PREFIX.length());
        String place = rest.contains("?") ? rest.substring(0, rest.indexOf('?')) : rest;
        boolean memory = place.isEmpty() || place.contains(":memory:") || rest.contains("mode=memory");
        if (!memory) {
            return Optional.empty();
        }
        String name = place.replace("file:", "").replace(":memory:", "");
        StringBuilder fresh = new StringBuilder(PREFIX + "file:" + name + "-consumerproof-" + number)
                .append("?mode=memory&cache=shared");
        if (rest.contains("?")) {
            for (String option : rest.substring(rest.indexOf('?') + 1).split("&")) {
                if (!option.startsWith("mode=") && !option.startsWith("cache=")) {
                    fresh.append('&').append(option);
                }
            }
        }
        return Optional.of(fresh.toString());
    }

    @Override
    public Optional<FileUrl> file(String url) {
        Matcher matcher = FILE.matcher(url);
        return matcher.matches() && fresh(url, 0).isEmpty()
                ? Optional.of(
                        new FileUrl(matcher.group("before"), matcher.group("path"), matcher.group("after"), FILES))
                : Optional.empty();
    }

    @Override
    public String[] tableTypes() {
        return new String[] {"TABLE"};
    }

    @Override
    public boolean isSystem(@Nullable String schema, String table) {
        return table.toLowerCase(Locale.ROOT).startsWith("sqlite_");
    }

    @Override
    public boolean hasTriggers(Connection connection) throws SQLException {
        return !names(connection, "trigger").isEmpty();
    }

    @Override
    public String overriding() {
        return "";
    }

    @Override
    public SortedMap<String, List<String>> restarts(Connection connection, Tables tables) throws SQLException {
        SortedMap<String, List<String>> restarts = new TreeMap<>();
        if (!names(connection, "table").contains("sqlite_sequence")) {
            return restarts;
        }
        SortedMap<String, Long> counters = new TreeMap<>();
        try (Statement statement = connection.createStatement();
                ResultSet found = statement.executeQuery("SELECT name, seq FROM sqlite_sequence")) {
            while (found.next()) {
                counters.put(found.getString(1), found.getLong(2));
            }
        }
        for (Table table : tables.all()) {
            Long last = counters.get(table.name());
            String which = " WHERE name = '" + table.name().replace("'", "''") + "'";
            restarts.put(
                    table.quoted(),
                    List.of(
                            last == null
                                    ? "DELETE FROM sqlite_sequence" + which
                                    : "UPDATE sqlite_sequence SET seq = " + last + which));
        }
        return restarts;
    }

    @Override
    public Optional<String> foreignKeys(boolean checked) {
        return Optional.of("PRAGMA foreign_keys = " + (checked ? "ON" : "OFF"));
    }

    @Override
    public void dropAll(Connection connection, Tables tables) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            for (String kind : List.of("trigger", "view", "table")) {
                for (String name : names(connection, kind)) {
                    if (!isSystem(null, name)) {
                        statement.execute("DROP " + kind + " IF EXISTS \"" + name.replace("\"", "\"\"") + "\"");
                    }
                }
            }
        }
    }

    private static List<String> names(Connection connection, String kind) throws SQLException {
        List<String> names = new ArrayList<>();
        try (Statement statement = connection.createStatement();
                ResultSet found = statement.executeQuery(
                        "SELECT name FROM sqlite_master WHERE type = '" + kind + "' ORDER BY name")) {
            while (found.next()) {
                names.add(found.getString(1));
            }
        }
        return names;
    }

    @Override
    public List<String> greeting() {
        // No test outlives a power cut, so that no commit has to wait for the disk.
        return List.of("PRAGMA busy_timeout = 50", "PRAGMA synchronous = OFF");
    }

    @Override
    public Optional<String> farewell() {
        return Optional.empty();
    }
}
