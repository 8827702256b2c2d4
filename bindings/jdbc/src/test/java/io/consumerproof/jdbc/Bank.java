package io.consumerproof.jdbc;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import javax.sql.DataSource;

/** Code as a user would write it. */
final class Bank {
    static final String ADD = "UPDATE account SET balance = balance + ?, revision = revision + 1 WHERE id = ?";

    private Bank() {}

    /** Two updates in one transaction. */
    static void transfer(DataSource source, int amount) throws SQLException {
        try (Connection connection = source.getConnection()) {
            connection.setAutoCommit(false);
            add(connection, "a", -amount);
            add(connection, "b", amount);
            connection.commit();
        }
    }

    static void add(Connection connection, String account, int amount) throws SQLException {
        try (PreparedStatement update = connection.prepareStatement(ADD)) {
            update.setInt(1, amount);
            update.setString(2, account);
            update.executeUpdate();
        }
    }

    static void execute(DataSource source, String... statements) throws SQLException {
        try (Connection connection = source.getConnection();
                Statement statement = connection.createStatement()) {
            for (String sql : statements) {
                statement.executeUpdate(sql);
            }
        }
    }

    static List<String> query(DataSource source, String sql) throws SQLException {
        List<String> found = new ArrayList<>();
        try (Connection connection = source.getConnection();
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(sql)) {
            while (rows.next()) {
                found.add(rows.getString(1));
            }
        }
        return found;
    }

    static List<String> rows(WatchedDatabase database, String table) {
        return database.state().orElseThrow().tables().getOrDefault(table, List.of("no such table"));
    }
}
