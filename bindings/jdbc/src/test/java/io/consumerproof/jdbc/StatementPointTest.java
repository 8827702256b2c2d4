package io.consumerproof.jdbc;

import static io.consumerproof.jdbc.ScriptedPoints.FIRST;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the machine is told of statements and commits, and in which order. */
class StatementPointTest {

    @ParameterizedTest
    @EnumSource
    void aTransactionTellsItsStatementsItsSpanAndItsCommit(Backend backend) throws SQLException {
        try (WatchedDatabase database = backend.open()) {
            ScriptedPoints points = new ScriptedPoints();
            database.begin(points);
            Bank.transfer(database.dataSource(), 30);
            assertThat(points.told)
                    .containsExactly(
                            "before STATEMENT " + Bank.ADD,
                            "transaction open",
                            "executed " + Bank.ADD,
                            "after STATEMENT " + Bank.ADD,
                            "before STATEMENT " + Bank.ADD,
                            "executed " + Bank.ADD,
                            "after STATEMENT " + Bank.ADD,
                            "before SQL_COMMIT commit",
                            "transaction closed",
                            "committed changed=true",
                            "after SQL_COMMIT commit");
        }
    }

    @ParameterizedTest
    @EnumSource
    void aStatementInAutoCommitIsItsOwnCommit(Backend backend) throws SQLException {
        try (WatchedDatabase database = backend.open()) {
            ScriptedPoints points = new ScriptedPoints();
            database.begin(points);
            Bank.execute(database.dataSource(), "DELETE  FROM card\n -- all\n");
            assertThat(points.told)
                    .containsExactly(
                            "before STATEMENT DELETE FROM card",
                            "before SQL_COMMIT commit",
                            "executed DELETE FROM card",
                            "committed changed=true",
                            "after SQL_COMMIT commit",
                            "after STATEMENT DELETE FROM card");
        }
    }

    @ParameterizedTest
    @EnumSource
    void aCrashOfAnAutoCommittedStatementLeavesItDoneOrNot(Backend backend) {
        try (WatchedDatabase database = backend.open()) {
            for (int point = 0; point < 4; point++) {
                database.begin(new ScriptedPoints().dyingAt(point));
                assertThatThrownBy(() -> Bank.execute(database.dataSource(), "DELETE FROM card"))
                        .isInstanceOf(Death.class);
                database.memberDied(FIRST);
                assertThat(Bank.rows(database, "card")).as("point %d", point).hasSize(point < 2 ? 1 : 0);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void aQueryIsAPointAndNoCommitInAutoCommit(Backend backend) throws SQLException {
        try (WatchedDatabase database = backend.open()) {
            ScriptedPoints points = new ScriptedPoints();
            database.begin(points);
            assertThat(Bank.query(database.dataSource(), "SELECT name FROM owner"))
                    .containsExactly("ann");
            assertThat(points.told)
                    .containsExactly(
                            "before STATEMENT SELECT name FROM owner",
                            "executed SELECT name FROM owner",
                            "after STATEMENT SELECT name FROM owner");
        }
    }

    @ParameterizedTest
    @EnumSource
    void aQueryOpensATransactionOutsideAutoCommitWhichCloseRollsBack(Backend backend) throws SQLException {
        try (WatchedDatabase database = backend.open()) {
            ScriptedPoints points = new ScriptedPoints();
            database.begin(points);
            try (Connection connection = database.dataSource().getConnection();
                    Statement statement = connection.createStatement()) {
                connection.setAutoCommit(false);
                statement.executeQuery("SELECT name FROM owner").close();
            }
            assertThat(points.told)
                    .containsExactly(
                            "before STATEMENT SELECT name FROM owner",
                            "transaction open",
                            "executed SELECT name FROM owner",
                            "after STATEMENT SELECT name FROM owner",
                            "transaction closed",
                            "rolled back");
        }
    }

    @ParameterizedTest
    @EnumSource
    void aBatchIsOneStatement(Backend backend) throws SQLException {
        try (WatchedDatabase database = backend.open()) {
            ScriptedPoints points = new ScriptedPoints();
            database.begin(points);
            try (Connection connection = database.dataSource().getConnection();
                    PreparedStatement insert = connection.prepareStatement("INSERT INTO owner VALUES (?)")) {
                connection.setAutoCommit(false);
                for (String name : List.of("bob", "cid")) {
                    insert.setString(1, name);
                    insert.addBatch();
                }
                assertThat(insert.executeBatch()).containsExactly(1, 1);
                connection.commit();
            }
            assertThat(points.told)
                    .startsWith("before STATEMENT INSERT INTO owner VALUES (?) (batch of 2)")
                    .contains("committed changed=true")
                    .hasSize(8);
            assertThat(Bank.rows(database, "owner")).containsExactly("name=\"ann\"", "name=\"bob\"", "name=\"cid\"");
        }
    }

    @ParameterizedTest
    @EnumSource
    void aBatchOfSeveralStatementsWritesAllTheirTables(Backend backend) throws SQLException {
        try (WatchedDatabase database = backend.open()) {
            database.begin(new ScriptedPoints());
            try (Connection connection = database.dataSource().getConnection();
                    Statement batch = connection.createStatement()) {
                batch.addBatch("INSERT INTO owner VALUES ('bob')");
                batch.addBatch("INSERT INTO outbox (text) VALUES ('bob came')");
                batch.executeBatch();
            }
            assertThat(Bank.rows(database, "owner")).hasSize(2);
            assertThat(Bank.rows(database, "outbox")).containsExactly("text=\"bob came\"");
            database.begin(new ScriptedPoints());
            assertThat(Bank.rows(database, "owner")).hasSize(1);
            assertThat(Bank.rows(database, "outbox")).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void aRollbackIsTold(Backend backend) throws SQLException {
        try (WatchedDatabase database = backend.open()) {
            ScriptedPoints points = new ScriptedPoints();
            database.begin(points);
            try (Connection connection = database.dataSource().getConnection()) {
                connection.setAutoCommit(false);
                Bank.add(connection, "a", 1);
                connection.rollback();
                connection.rollback();
            }
            assertThat(points.told)
                    .endsWith("transaction closed", "rolled back")
                    .hasSize(6);
            assertThat(Bank.rows(database, "account")).contains("id=\"a\", balance=100, revision=1");
        }
    }

    @ParameterizedTest
    @EnumSource
    void switchingAutoCommitOnCommits(Backend backend) throws SQLException {
        try (WatchedDatabase database = backend.open()) {
            ScriptedPoints points = new ScriptedPoints();
            database.begin(points);
            try (Connection connection = database.dataSource().getConnection()) {
                connection.setAutoCommit(false);
                Bank.add(connection, "a", 1);
                connection.setAutoCommit(true);
            }
            assertThat(points.told)
                    .endsWith(
                            "before SQL_COMMIT commit",
                            "transaction closed",
                            "committed changed=true",
                            "after SQL_COMMIT commit");
        }
    }

    @ParameterizedTest
    @EnumSource
    void aCommitOfNothingIsNoPoint(Backend backend) throws SQLException {
        try (WatchedDatabase database = backend.open()) {
            ScriptedPoints points = new ScriptedPoints();
            database.begin(points);
            try (Connection connection = database.dataSource().getConnection()) {
                connection.setAutoCommit(false);
                connection.commit();
            }
            assertThat(points.told).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void twoTransactionsOfOneMemberAreOneSpan(Backend backend) throws SQLException {
        try (WatchedDatabase database = backend.open()) {
            ScriptedPoints points = new ScriptedPoints();
            database.begin(points);
            try (Connection one = database.dataSource().getConnection();
                    Connection two = database.dataSource().getConnection();
                    ResultSet first = reading(one);
                    ResultSet second = reading(two)) {
                assertThat(first.next() && second.next()).isTrue();
                one.commit();
                two.commit();
            }
            assertThat(points.told)
                    .filteredOn(line -> line.startsWith("transaction"))
                    .hasSize(2);
            assertThat(points.told.indexOf("transaction closed"))
                    .isGreaterThan(points.told.indexOf("committed changed=false"));
        }
    }

    private static ResultSet reading(Connection connection) throws SQLException {
        connection.setAutoCommit(false);
        return connection.createStatement().executeQuery("SELECT * FROM account");
    }

    @ParameterizedTest
    @EnumSource
    void nothingIsToldOutsideMembers(Backend backend) throws SQLException {
        try (WatchedDatabase database = backend.open()) {
            ScriptedPoints points = new ScriptedPoints().in(null);
            database.begin(points);
            Bank.transfer(database.dataSource(), 10);
            assertThat(points.told).isEmpty();
            assertThat(Bank.rows(database, "account")).contains("id=\"b\", balance=10, revision=2");
        }
    }
}
