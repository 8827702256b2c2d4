package io.consumerproof.jdbc;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.history.Revision;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Savepoint;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whether a commit changed anything is told from rows, not from counts. */
class ChangeTest {
    private static final String CHANGED = "committed changed=true";
    private static final String UNCHANGED = "committed changed=false";

    @ParameterizedTest
    @EnumSource
    void anUpdateToTheSameValuesChangesNothing(Backend backend) throws SQLException {
        assertThat(told(backend, "UPDATE account SET balance = 100 WHERE id = 'a'"))
                .contains(UNCHANGED);
    }

    @ParameterizedTest
    @EnumSource
    void anUpdateOfNoRowChangesNothing(Backend backend) throws SQLException {
        assertThat(told(backend, "UPDATE account SET balance = 1 WHERE id = 'z'"))
                .contains(UNCHANGED);
    }

    @ParameterizedTest
    @EnumSource
    void anUpdateToOtherValuesChanges(Backend backend) throws SQLException {
        assertThat(told(backend, "UPDATE account SET balance = 1 WHERE id = 'a'"))
                .contains(CHANGED);
    }

    @ParameterizedTest
    @EnumSource
    void anIgnoredColumnAloneChangesNothing(Backend backend) throws SQLException {
        assertThat(told(
                        backend,
                        "INSERT INTO outbox (text) VALUES ('x')",
                        "UPDATE outbox SET updated_at = CURRENT_TIMESTAMP"))
                .containsSubsequence(CHANGED, UNCHANGED);
    }

    @ParameterizedTest
    @EnumSource
    void aRowReplacedByItsEqualChangesNothing(Backend backend) throws SQLException {
        try (WatchedDatabase database = backend.open()) {
            ScriptedPoints points = new ScriptedPoints();
            database.begin(points);
            Bank.execute(database.dataSource(), "INSERT INTO outbox (text) VALUES ('x')");
            try (Connection connection = database.dataSource().getConnection();
                    Statement statement = connection.createStatement()) {
                connection.setAutoCommit(false);
                statement.executeUpdate("DELETE FROM outbox");
                statement.executeUpdate("INSERT INTO outbox (text) VALUES ('x')");
                connection.commit();
            }
            assertThat(points.told).containsSubsequence(CHANGED, UNCHANGED);
        }
    }

    @ParameterizedTest
    @EnumSource
    void theUpsertOfAZombieChangesNothingIfItsSuccessorDidTheSame(Backend backend) throws SQLException {
        try (WatchedDatabase database = backend.open()) {
            ScriptedPoints points = new ScriptedPoints();
            database.begin(points);
            upsert(backend, database, 60, 2);
            points.in(ScriptedPoints.SECOND);
            upsert(backend, database, 60, 2);
            upsert(backend, database, 50, 1);
            assertThat(points.told.stream().filter(line -> line.startsWith("committed")))
                    .containsExactly(CHANGED, UNCHANGED, CHANGED);
            assertThat(points.revisions)
                    .containsExactly(new Revision("account", "a", 2), new Revision("account", "a", 1));
        }
    }

    private static void upsert(Backend backend, WatchedDatabase database, int balance, int revision)
            throws SQLException {
        String sql = backend == Backend.H2
                ? "MERGE INTO account KEY (id) VALUES ('a', ?, ?)"
                : "INSERT INTO account VALUES ('a', ?, ?) ON CONFLICT (id) DO UPDATE"
                        + " SET balance = excluded.balance, revision = excluded.revision";
        try (Connection connection = database.dataSource().getConnection();
                PreparedStatement upsert = connection.prepareStatement(sql)) {
            upsert.setInt(1, balance);
            upsert.setInt(2, revision);
            assertThat(upsert.execute()).isFalse();
        }
    }

    @ParameterizedTest
    @EnumSource
    void revisionsAreThoseOfChangedRowsOnly(Backend backend) throws SQLException {
        try (WatchedDatabase database = backend.open()) {
            ScriptedPoints points = new ScriptedPoints();
            database.begin(points);
            Bank.execute(
                    database.dataSource(),
                    "INSERT INTO account VALUES ('c', 0, 9)",
                    "UPDATE account SET revision = 1",
                    "DELETE FROM account WHERE id = 'a'",
                    "INSERT INTO owner VALUES ('bob')");
            assertThat(points.revisions)
                    .containsExactly(
                            new Revision("account", "c", 9),
                            new Revision("account", "c", 1),
                            Revision.gone("account", "a"));
        }
    }

    @ParameterizedTest
    @EnumSource
    void whatASavepointUndidDoesNotCount(Backend backend) throws SQLException {
        try (WatchedDatabase database = backend.open()) {
            ScriptedPoints points = new ScriptedPoints();
            database.begin(points);
            try (Connection connection = database.dataSource().getConnection();
                    Statement statement = connection.createStatement()) {
                connection.setAutoCommit(false);
                Savepoint before = connection.setSavepoint();
                statement.executeUpdate("INSERT INTO owner VALUES ('bob')");
                connection.rollback(before);
                connection.commit();
            }
            assertThat(points.told).contains(UNCHANGED).doesNotContain(CHANGED);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aRefusedInsertChangesNothing(Backend backend) throws SQLException {
        try (WatchedDatabase database = backend.open()) {
            ScriptedPoints points = new ScriptedPoints();
            database.begin(points);
            try (Connection connection = database.dataSource().getConnection();
                    Statement statement = connection.createStatement()) {
                connection.setAutoCommit(false);
                try {
                    statement.executeUpdate("INSERT INTO owner VALUES ('ann')");
                } catch (SQLException duplicate) {
                    connection.commit();
                }
            }
            assertThat(points.told).contains(UNCHANGED).noneMatch(line -> line.startsWith("executed"));
        }
    }

    @ParameterizedTest
    @EnumSource
    void aLargeTableIsComparedTooWhenItIsUpdated(Backend backend) throws SQLException {
        try (WatchedDatabase database = backend.open()) {
            ScriptedPoints points = new ScriptedPoints();
            database.begin(points);
            try (Connection connection = database.dataSource().getConnection();
                    PreparedStatement insert = connection.prepareStatement("INSERT INTO owner VALUES (?)")) {
                connection.setAutoCommit(false);
                for (int i = 0; i < 300; i++) {
                    insert.setString(1, "o-" + i);
                    insert.addBatch();
                }
                insert.executeBatch();
                connection.commit();
            }
            Bank.execute(
                    database.dataSource(),
                    "INSERT INTO owner VALUES ('bob')",
                    "UPDATE owner SET name = 'bob' WHERE name = 'bob'",
                    "UPDATE owner SET name = 'cid' WHERE name = 'bob'");
            assertThat(points.told.stream().filter(line -> line.startsWith("committed")))
                    .containsExactly(CHANGED, CHANGED, UNCHANGED, CHANGED);
            assertThat(Bank.rows(database, "owner")).hasSize(302).contains("name=\"cid\"");
        }
    }

    @Test
    void anInsertThatReturnsRowsIsSeenWhileItsResultIsOpen() throws SQLException {
        try (WatchedDatabase database = Backend.SQLITE.open()) {
            ScriptedPoints points = new ScriptedPoints();
            database.begin(points);
            assertThat(Bank.query(database.dataSource(), "INSERT INTO outbox (text) VALUES ('x') RETURNING text"))
                    .containsExactly("x");
            assertThat(points.told).contains(CHANGED);
            assertThat(Bank.rows(database, "outbox")).containsExactly("text=\"x\"");
        }
    }

    @ParameterizedTest
    @EnumSource
    void anUpdateBesideAnInsertIntoALargeTableKeepsItsRevision(Backend backend) throws SQLException {
        try (WatchedDatabase database = backend.open()) {
            ScriptedPoints points = new ScriptedPoints();
            database.begin(points);
            try (Connection connection = database.dataSource().getConnection();
                    PreparedStatement insert = connection.prepareStatement("INSERT INTO owner VALUES (?)")) {
                connection.setAutoCommit(false);
                for (int i = 0; i < 250; i++) {
                    insert.setString(1, "e-" + i);
                    insert.executeUpdate();
                    Bank.add(connection, "a", 1);
                    connection.commit();
                }
            }
            assertThat(points.told).doesNotContain(UNCHANGED);
            assertThat(points.revisions).hasSize(250).endsWith(new Revision("account", "a", 251));
            assertThat(Bank.rows(database, "owner")).hasSize(251);
        }
    }

    private static List<String> told(Backend backend, String... statements) throws SQLException {
        try (WatchedDatabase database = backend.open()) {
            ScriptedPoints points = new ScriptedPoints();
            database.begin(points);
            Bank.execute(database.dataSource(), statements);
            return points.told;
        }
    }
}
