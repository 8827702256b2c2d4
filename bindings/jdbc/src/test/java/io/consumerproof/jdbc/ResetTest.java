package io.consumerproof.jdbc;

import static io.consumerproof.jdbc.ScriptedPoints.FIRST;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.consumerproof.history.DurableState;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Each run begins with what the schema script left. */
class ResetTest {

    @ParameterizedTest
    @EnumSource
    void bringsBackRowsThatWereChangedAddedAndDeleted(Backend backend) throws SQLException {
        try (WatchedDatabase database = backend.open()) {
            DurableState first = database.state().orElseThrow();
            for (int run = 0; run < 3; run++) {
                database.begin(new ScriptedPoints());
                assertThat(database.state()).contains(first);
                Bank.execute(
                        database.dataSource(),
                        "UPDATE account SET balance = 7",
                        "DELETE FROM account WHERE id = 'b'",
                        "INSERT INTO outbox (text) VALUES ('x')",
                        "DELETE FROM card");
                assertThat(database.state().orElseThrow()).isNotEqualTo(first);
            }
            database.begin(new ScriptedPoints().in(null));
            assertThat(Bank.query(database.dataSource(), "SELECT balance FROM account ORDER BY id"))
                    .containsExactly("100", "0");
        }
    }

    @ParameterizedTest
    @EnumSource
    void bringsBackParentsWhoseChildrenWereNotWritten(Backend backend) throws SQLException {
        try (WatchedDatabase database = backend.open()) {
            database.begin(new ScriptedPoints());
            Bank.execute(database.dataSource(), "INSERT INTO owner VALUES ('bob')");
            database.begin(new ScriptedPoints());
            assertThat(Bank.rows(database, "owner")).containsExactly("name=\"ann\"");
            assertThat(Bank.rows(database, "card")).containsExactly("number=\"4711\", owner=\"ann\"");
            assertThat(Bank.query(database.dataSource(), "SELECT owner FROM card"))
                    .containsExactly("ann");
        }
    }

    @Test
    void bringsBackChildrenThatACascadeDeleted() throws SQLException {
        try (WatchedDatabase database = Backend.H2.open()) {
            database.begin(new ScriptedPoints());
            Bank.execute(database.dataSource(), "DELETE FROM owner");
            assertThat(Bank.rows(database, "card")).isEmpty();
            database.begin(new ScriptedPoints());
            assertThat(Bank.rows(database, "card")).hasSize(1);
            assertThat(Bank.query(database.dataSource(), "SELECT number FROM card"))
                    .containsExactly("4711");
        }
    }

    @ParameterizedTest
    @EnumSource
    void bringsBackTablesThatReferToThemselvesAndEachOther(Backend backend) throws SQLException {
        String script = """
                CREATE TABLE person (id INT PRIMARY KEY, boss INT REFERENCES person (id), team INT);
                INSERT INTO person VALUES (1, NULL, NULL);
                INSERT INTO person VALUES (2, 1, NULL);
                """;
        try (WatchedDatabase database = WatchedDatabase.open(backend.settings().withSchema("people.sql", script))) {
            for (int run = 0; run < 2; run++) {
                database.begin(new ScriptedPoints());
                assertThat(Bank.rows(database, "person"))
                        .containsExactly("id=1, boss=null, team=null", "id=2, boss=1, team=null");
                Bank.execute(
                        database.dataSource(),
                        "INSERT INTO person VALUES (3, 2, NULL)",
                        "UPDATE person SET boss = 3 WHERE id = 1");
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void numbersRowsAnewAlsoAfterARollback(Backend backend) throws SQLException {
        try (WatchedDatabase database = backend.open()) {
            for (int run = 0; run < 3; run++) {
                database.begin(new ScriptedPoints().in(null));
                Bank.execute(database.dataSource(), "INSERT INTO outbox (text) VALUES ('x')");
                assertThat(Bank.query(database.dataSource(), "SELECT id FROM outbox"))
                        .containsExactly("1");
                database.begin(new ScriptedPoints());
                try (Connection connection = database.dataSource().getConnection()) {
                    connection.setAutoCommit(false);
                    connection.createStatement().executeUpdate("INSERT INTO outbox (text) VALUES ('x')");
                    connection.rollback();
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void goesOnNumberingAfterTheRowsOfTheScript(Backend backend) throws SQLException {
        String script = "CREATE TABLE entry (id %s, text VARCHAR(10)); INSERT INTO entry (text) VALUES ('first');"
                .formatted(backend.identity());
        try (WatchedDatabase database = WatchedDatabase.open(backend.settings().withSchema("entries.sql", script))) {
            for (int run = 0; run < 2; run++) {
                database.begin(new ScriptedPoints().in(null));
                Bank.execute(database.dataSource(), "INSERT INTO entry (text) VALUES ('second')");
                assertThat(Bank.query(database.dataSource(), "SELECT id FROM entry ORDER BY id"))
                        .containsExactly("1", "2");
            }
        }
    }

    @Test
    void restartsSequences() throws SQLException {
        try (WatchedDatabase database = WatchedDatabase.open(Backend.H2
                .settings()
                .withSchema("s.sql", "CREATE SEQUENCE ticket START WITH 7; CREATE TABLE t (id INT)"))) {
            for (int run = 0; run < 2; run++) {
                database.begin(new ScriptedPoints());
                Bank.execute(database.dataSource(), "INSERT INTO t VALUES (NEXT VALUE FOR ticket)");
                assertThat(Bank.rows(database, "t")).containsExactly("id=7");
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void undoesTablesThatTheRunDefinedOrDropped(Backend backend) throws SQLException {
        try (WatchedDatabase database = backend.open()) {
            DurableState first = database.state().orElseThrow();
            database.begin(new ScriptedPoints());
            Bank.execute(
                    database.dataSource(),
                    "CREATE TABLE audit (line VARCHAR(10))",
                    "INSERT INTO audit VALUES ('seen')",
                    "DROP TABLE card");
            assertThat(Bank.rows(database, "audit")).containsExactly("line=\"seen\"");
            assertThat(Bank.rows(database, "card")).containsExactly("no such table");
            database.begin(new ScriptedPoints());
            assertThat(database.state()).contains(first);
            Bank.transfer(database.dataSource(), 5);
            database.begin(new ScriptedPoints());
            assertThat(database.state()).contains(first);
        }
    }

    @ParameterizedTest
    @EnumSource
    void takesTheCreationOfATableThatExistsForNothing(Backend backend) throws SQLException {
        try (WatchedDatabase database = backend.open()) {
            ScriptedPoints points = new ScriptedPoints();
            database.begin(points);
            Bank.execute(database.dataSource(), "CREATE TABLE IF NOT EXISTS owner (name VARCHAR(20) PRIMARY KEY)");
            assertThat(points.told).hasSize(3).noneMatch(line -> line.startsWith("committed"));
        }
    }

    @Test
    void saysThatItNeedsAScriptWhereTheRunDefinedTables() throws SQLException {
        try (WatchedDatabase database = WatchedDatabase.open(Backend.H2.settings())) {
            database.begin(new ScriptedPoints());
            Bank.execute(database.dataSource(), "CREATE TABLE audit (line VARCHAR(10))");
            assertThatThrownBy(() -> database.begin(new ScriptedPoints()))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("there is no schema script to define them again; give one");
        }
    }

    @ParameterizedTest
    @EnumSource
    void endsConnectionsThatARunLeftOpen(Backend backend) throws SQLException {
        try (WatchedDatabase database = backend.open()) {
            database.begin(new ScriptedPoints());
            Connection left = database.dataSource().getConnection();
            left.setAutoCommit(false);
            Bank.add(left, "a", 1);
            database.begin(new ScriptedPoints());
            assertThat(left.isClosed()).isTrue();
            assertThatThrownBy(left::commit)
                    .isInstanceOf(SQLException.class)
                    .hasMessage("the connection belongs to an earlier run; open one in the run that uses it");
            Bank.transfer(database.dataSource(), 1);
            assertThat(Bank.rows(database, "account")).contains("id=\"a\", balance=99, revision=2");
        }
    }

    @ParameterizedTest
    @EnumSource
    void lendsConnectionsAsGoodAsNew(Backend backend) throws SQLException {
        try (WatchedDatabase database = backend.open()) {
            database.begin(new ScriptedPoints());
            try (Connection used = database.dataSource().getConnection()) {
                used.setAutoCommit(false);
                used.setTransactionIsolation(Connection.TRANSACTION_SERIALIZABLE);
                Bank.add(used, "a", 1);
            }
            try (Connection next = database.dataSource().getConnection();
                    Connection other = database.dataSource().getConnection()) {
                assertThat(next.getAutoCommit()).isTrue();
                assertThat(next.isClosed()).isFalse();
                assertThat(next.getTransactionIsolation()).isEqualTo(other.getTransactionIsolation());
            }
            assertThat(Bank.rows(database, "account")).contains("id=\"a\", balance=100, revision=1");
        }
    }

    @Test
    void keepsDatabasesOfOneUrlApart() throws SQLException {
        for (Backend backend : List.of(Backend.H2, Backend.SQLITE)) {
            try (WatchedDatabase one = backend.open();
                    WatchedDatabase two = backend.open()) {
                one.begin(new ScriptedPoints());
                two.begin(new ScriptedPoints());
                Bank.execute(one.dataSource(), "DELETE FROM account");
                assertThat(Bank.rows(one, "account")).isEmpty();
                assertThat(Bank.rows(two, "account")).hasSize(2);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void manyRunsLeaveNothingBehind(Backend backend) throws SQLException {
        int runs = backend == Backend.SQLITE_FILE ? 100 : 1_000;
        try (WatchedDatabase database = backend.open()) {
            DurableState first = database.state().orElseThrow();
            for (int run = 0; run < runs; run++) {
                database.begin(new ScriptedPoints().dyingAt(run % 7));
                try {
                    Bank.transfer(database.dataSource(), 30);
                } catch (Death expected) {
                    database.memberDied(FIRST);
                }
            }
            database.begin(new ScriptedPoints());
            assertThat(database.state()).contains(first);
        }
    }
}
