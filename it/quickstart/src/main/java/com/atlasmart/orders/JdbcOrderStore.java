package com.atlasmart.orders;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import javax.sql.DataSource;

/**
 * Orders in a table. The mark that an event was processed and what the event does are one transaction: both are there, or
 * neither. Plain SQL that H2 and SQLite understand alike.
 */
public final class JdbcOrderStore implements OrderStore {

    private final DataSource dataSource;

    /** A store in a database that has the tables of {@code schema.sql}. */
    public JdbcOrderStore(DataSource dataSource) {
        this.dataSource = dataSource;
    }

    @Override
    public void apply(OrderEvent event) {
        try (Connection connection = dataSource.getConnection()) {
            connection.setAutoCommit(false);
            try {
                if (mark(connection, event)) {
                    change(connection, event);
                }
                connection.commit();
            } catch (SQLException | RuntimeException failure) {
                connection.rollback();
                throw failure;
            }
        } catch (SQLException failure) {
            throw new IllegalStateException("event " + event.id() + " cannot be applied", failure);
        }
    }

    /** Marks the event as processed; false if it already is. */
    private static boolean mark(Connection connection, OrderEvent event) throws SQLException {
        try (PreparedStatement known =
                connection.prepareStatement("select payload from processed_events where event_id = ?")) {
            known.setString(1, event.id());
            try (ResultSet row = known.executeQuery()) {
                if (row.next()) {
                    requireSame(event, row.getString(1));
                    return false;
                }
            }
        }
        try (PreparedStatement insert =
                connection.prepareStatement("insert into processed_events (event_id, payload) values (?, ?)")) {
            insert.setString(1, event.id());
            insert.setString(2, event.payload());
            insert.executeUpdate();
        }
        return true;
    }

    private static void requireSame(OrderEvent event, String known) {
        if (!known.equals(event.payload())) {
            throw new ConflictingEventException(event, known);
        }
    }

    /** Every event counts in the balance, whatever its revision; only a newer one changes the status. */
    private static void change(Connection connection, OrderEvent event) throws SQLException {
        String sql = "update orders set balance = balance + ?,"
                + " status = case when revision < ? then ? else status end,"
                + " revision = case when revision < ? then ? else revision end"
                + " where order_id = ?";
        try (PreparedStatement update = connection.prepareStatement(sql)) {
            update.setLong(1, event.cents());
            update.setLong(2, event.revision());
            update.setString(3, event.type().name());
            update.setLong(4, event.revision());
            update.setLong(5, event.revision());
            update.setString(6, event.order());
            if (update.executeUpdate() == 0) {
                insert(connection, event);
            }
        }
    }

    private static void insert(Connection connection, OrderEvent event) throws SQLException {
        String sql = "insert into orders (order_id, status, revision, balance) values (?, ?, ?, ?)";
        try (PreparedStatement insert = connection.prepareStatement(sql)) {
            insert.setString(1, event.order());
            insert.setString(2, event.type().name());
            insert.setLong(3, event.revision());
            insert.setLong(4, event.cents());
            insert.executeUpdate();
        }
    }
}
