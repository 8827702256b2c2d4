package com.atlasmart.broken;

import com.atlasmart.orders.OrderEvent;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import javax.sql.DataSource;

/** The tables of {@code schema.sql}, for consumers that put the same statements together in different wrong ways. */
final class OrderTables {

    private final DataSource dataSource;

    OrderTables(DataSource dataSource) {
        this.dataSource = dataSource;
    }

    /** What one transaction does. */
    @FunctionalInterface
    interface Work {
        void perform(Connection connection) throws SQLException;
    }

    void inTransaction(Work work) {
        try (Connection connection = dataSource.getConnection()) {
            connection.setAutoCommit(false);
            try {
                work.perform(connection);
                connection.commit();
            } catch (SQLException | RuntimeException failure) {
                connection.rollback();
                throw failure;
            }
        } catch (SQLException failure) {
            throw new IllegalStateException("the transaction failed", failure);
        }
    }

    boolean isMarked(OrderEvent event) {
        try (Connection connection = dataSource.getConnection();
                PreparedStatement query =
                        connection.prepareStatement("select 1 from processed_events where event_id = ?")) {
            query.setString(1, event.id());
            try (ResultSet row = query.executeQuery()) {
                return row.next();
            }
        } catch (SQLException failure) {
            throw new IllegalStateException("the query failed", failure);
        }
    }

    static void mark(Connection connection, OrderEvent event) throws SQLException {
        try (PreparedStatement insert =
                connection.prepareStatement("insert into processed_events (event_id, payload) values (?, ?)")) {
            insert.setString(1, event.id());
            insert.setString(2, event.payload());
            insert.executeUpdate();
        }
    }

    /** Adds to the balance, and takes the event's status and revision whatever they were. */
    static void add(Connection connection, OrderEvent event) throws SQLException {
        change(connection, event, "balance + ?");
    }

    /** Takes the event's balance, status and revision whatever they were. */
    static void overwrite(Connection connection, OrderEvent event) throws SQLException {
        change(connection, event, "?");
    }

    private static void change(Connection connection, OrderEvent event, String balance) throws SQLException {
        String sql = "update orders set balance = " + balance + ", status = ?, revision = ? where order_id = ?";
        String otherwise = "insert into orders (balance, status, revision, order_id) values (?, ?, ?, ?)";
        if (execute(connection, sql, event) == 0) {
            execute(connection, otherwise, event);
        }
    }

    private static int execute(Connection connection, String sql, OrderEvent event) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setLong(1, event.cents());
            statement.setString(2, event.type().name());
            statement.setLong(3, event.revision());
            statement.setString(4, event.order());
            return statement.executeUpdate();
        }
    }
}
