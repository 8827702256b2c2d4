package io.consumerproof.jdbc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Logger;
import javax.sql.DataSource;
import org.h2.jdbcx.JdbcDataSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What user code gets behaves like what it would get from a pool. */
class ConnectionTest {

    @ParameterizedTest
    @EnumSource
    void everythingLeadsBackToTheWatchedConnection(Backend backend) throws SQLException {
        try (WatchedDatabase database = backend.open();
                Connection connection = database.dataSource().getConnection();
                PreparedStatement query = connection.prepareStatement("SELECT * FROM owner");
                ResultSet rows = query.executeQuery()) {
            assertThat(query.getConnection()).isSameAs(connection);
            assertThat(rows.getStatement()).isSameAs(query);
            assertThat(connection.getMetaData().getConnection()).isSameAs(connection);
        }
    }

    @ParameterizedTest
    @EnumSource
    void unwrapsToItselfAndToTheDriversOwn(Backend backend) throws SQLException {
        try (WatchedDatabase database = backend.open();
                Connection connection = database.dataSource().getConnection()) {
            assertThat(connection.isWrapperFor(Connection.class)).isTrue();
            assertThat(connection.unwrap(Connection.class)).isSameAs(connection);
            Class<?> own = backend == Backend.H2 ? org.h2.jdbc.JdbcConnection.class : org.sqlite.SQLiteConnection.class;
            assertThat(connection.isWrapperFor(own)).isTrue();
            assertThat(connection.unwrap(own)).isInstanceOf(own);
            assertThat(connection.isWrapperFor(Logger.class)).isFalse();
            DataSource source = database.dataSource();
            assertThat(source.isWrapperFor(DataSource.class)).isTrue();
            assertThat(source.unwrap(DataSource.class)).isSameAs(source);
            assertThatThrownBy(() -> source.unwrap(JdbcDataSource.class)).isInstanceOf(SQLException.class);
        }
    }

    @ParameterizedTest
    @EnumSource
    void hasTheIdentityOfAnObject(Backend backend) throws SQLException {
        try (WatchedDatabase database = backend.open();
                Connection one = database.dataSource().getConnection();
                Connection two = database.dataSource().getConnection()) {
            assertThat(List.of(two, one).indexOf(one)).isEqualTo(1);
            assertThat(one.hashCode()).isEqualTo(System.identityHashCode(one));
            assertThat(one.toString()).startsWith("watched ");
        }
    }

    @ParameterizedTest
    @EnumSource
    void letsAnybodyIntoADatabaseInMemory(Backend backend) throws SQLException {
        try (WatchedDatabase database = backend.open();
                Connection connection = database.dataSource().getConnection("scott", "tiger");
                Statement statement = connection.createStatement()) {
            assertThat(statement.executeUpdate("DELETE FROM card")).isEqualTo(1);
            assertThat(Bank.rows(database, "card")).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void whatTheDriverThrowsComesOutAsItIs(Backend backend) throws SQLException {
        try (WatchedDatabase database = backend.open()) {
            database.begin(new ScriptedPoints());
            assertThatThrownBy(() -> Bank.execute(database.dataSource(), "INSERT INTO owner VALUES ('ann')"))
                    .isInstanceOf(SQLException.class)
                    .hasNoCause();
            assertThatThrownBy(() -> Bank.execute(database.dataSource(), "DELETE FROM nowhere"))
                    .isInstanceOf(SQLException.class);
            assertThat(Bank.rows(database, "owner")).hasSize(1);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aClosedConnectionIsClosedForGood(Backend backend) throws SQLException {
        try (WatchedDatabase database = backend.open()) {
            Connection connection = database.dataSource().getConnection();
            Statement statement = connection.createStatement();
            connection.close();
            connection.close();
            assertThat(connection.isClosed()).isTrue();
            assertThat(statement.isClosed()).isTrue();
            assertThatThrownBy(connection::createStatement).hasMessage("the connection is closed");
            assertThatThrownBy(() -> statement.execute("DELETE FROM card")).hasMessage("the connection is closed");
        }
    }

    @Test
    void transactionsMayBeSpelledInSql() throws SQLException {
        try (WatchedDatabase database = Backend.SQLITE.open()) {
            ScriptedPoints points = new ScriptedPoints();
            database.begin(points);
            Bank.execute(database.dataSource(), "BEGIN", "DELETE FROM card", "COMMIT");
            assertThat(points.told)
                    .filteredOn(line -> !line.contains("STATEMENT"))
                    .containsExactly(
                            "transaction open",
                            "executed BEGIN",
                            "executed DELETE FROM card",
                            "before SQL_COMMIT commit",
                            "transaction closed",
                            "committed changed=true",
                            "after SQL_COMMIT commit");
            Bank.execute(database.dataSource(), "BEGIN", "DELETE FROM owner", "ROLLBACK");
            assertThat(points.told).endsWith("transaction closed", "rolled back");
            assertThat(Bank.rows(database, "owner")).hasSize(1);
        }
    }

    @Test
    void rowsChangedThroughAResultAreStatements() throws SQLException {
        try (WatchedDatabase database = Backend.H2.open()) {
            ScriptedPoints points = new ScriptedPoints();
            database.begin(points);
            try (Connection connection = database.dataSource().getConnection();
                    Statement statement =
                            connection.createStatement(ResultSet.TYPE_SCROLL_INSENSITIVE, ResultSet.CONCUR_UPDATABLE);
                    ResultSet rows = statement.executeQuery("SELECT id, balance FROM account WHERE id = 'a'")) {
                assertThat(rows.next()).isTrue();
                rows.updateInt(2, 1);
                rows.updateRow();
            }
            assertThat(points.told).contains("before STATEMENT updateRow of a result", "committed changed=true");
            assertThat(Bank.rows(database, "account")).contains("id=\"a\", balance=1, revision=1");
            database.begin(new ScriptedPoints());
            assertThat(Bank.rows(database, "account")).contains("id=\"a\", balance=100, revision=1");
        }
    }

    @Test
    void takesADataSourceInsteadOfAUrl() throws SQLException {
        JdbcDataSource own = new JdbcDataSource();
        own.setURL("jdbc:h2:mem:given");
        List<String> asked = new ArrayList<>();
        try (WatchedDatabase database = WatchedDatabase.open(WatchedDatabase.Settings.of(() -> {
                    asked.add("once");
                    return own;
                })
                .withName("ledger")
                .withSchema("t.sql", "CREATE TABLE t (a INT)"))) {
            database.begin(new ScriptedPoints());
            Bank.execute(database.dataSource(), "INSERT INTO t VALUES (1)");
            assertThat(database.name()).isEqualTo("ledger");
            assertThat(Bank.rows(database, "t")).containsExactly("a=1");
            assertThat(asked).hasSize(1);
        }
    }

    @Test
    void generatedKeysAreThere() throws SQLException {
        for (Backend backend : Backend.values()) {
            try (WatchedDatabase database = backend.open();
                    Connection connection = database.dataSource().getConnection();
                    PreparedStatement insert = connection.prepareStatement(
                            "INSERT INTO outbox (text) VALUES ('x')", Statement.RETURN_GENERATED_KEYS)) {
                insert.executeUpdate();
                try (ResultSet keys = insert.getGeneratedKeys()) {
                    assertThat(keys.next()).isTrue();
                    assertThat(keys.getLong(1)).isEqualTo(1);
                }
            }
        }
    }
}
