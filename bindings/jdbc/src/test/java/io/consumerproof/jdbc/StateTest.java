package io.consumerproof.jdbc;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the database durably holds, in a form that two runs and two databases share. */
class StateTest {

    @ParameterizedTest
    @EnumSource
    void showsAllTablesWithSortedRowsAndNothingElse(Backend backend) throws SQLException {
        try (WatchedDatabase database = backend.open()) {
            database.begin(new ScriptedPoints());
            Bank.execute(
                    database.dataSource(),
                    "INSERT INTO owner VALUES ('zoe')",
                    "INSERT INTO owner VALUES ('abe')",
                    "INSERT INTO outbox (text, updated_at) VALUES ('x', CURRENT_TIMESTAMP)",
                    "INSERT INTO outbox (text) VALUES (NULL)");
            assertThat(database.state().orElseThrow().tables())
                    .containsOnlyKeys("account", "card", "outbox", "owner")
                    .containsEntry("owner", List.of("name=\"abe\"", "name=\"ann\"", "name=\"zoe\""))
                    .containsEntry("outbox", List.of("text=\"x\"", "text=null"));
        }
    }

    @ParameterizedTest
    @EnumSource
    void doesNotShowWhatIsNotCommitted(Backend backend) throws SQLException {
        try (WatchedDatabase database = backend.open()) {
            database.begin(new ScriptedPoints());
            try (Connection connection = database.dataSource().getConnection()) {
                connection.setAutoCommit(false);
                Bank.add(connection, "a", 1);
                assertThat(Bank.rows(database, "account")).contains("id=\"a\", balance=100, revision=1");
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void leavesOutReferencesToNumbersThatTheDatabaseGave(Backend backend) throws SQLException {
        String script = "CREATE TABLE parent (id %s, name VARCHAR(9));"
                .concat("CREATE TABLE child (parent_id INT REFERENCES parent (id), name VARCHAR(9))")
                .formatted(backend.identity().replace("BIGINT", "INT"));
        try (WatchedDatabase database = WatchedDatabase.open(backend.settings().withSchema("family.sql", script))) {
            database.begin(new ScriptedPoints());
            Bank.execute(
                    database.dataSource(),
                    "INSERT INTO parent (name) VALUES ('p')",
                    "INSERT INTO child VALUES (1, 'c')");
            assertThat(Bank.rows(database, "parent")).containsExactly("name=\"p\"");
            assertThat(Bank.rows(database, "child")).containsExactly("name=\"c\"");
        }
    }

    @Test
    void rendersColumnsByWhatTheyHold() throws SQLException {
        String script =
                "CREATE TABLE t (amount DECIMAL(9, 2), birthday DATE, daily TIME, at TIMESTAMP, text CLOB, bytes BLOB,"
                        + " ok BOOLEAN, tags INT ARRAY, zoned TIMESTAMP WITH TIME ZONE)";
        try (WatchedDatabase database =
                WatchedDatabase.open(Backend.H2.settings().withSchema("t.sql", script))) {
            database.begin(new ScriptedPoints());
            Bank.execute(
                    database.dataSource(),
                    "INSERT INTO t VALUES (50.00, DATE '2030-01-02', TIME '03:04:05', TIMESTAMP '2030-01-02 03:04:05',"
                            + " 'long', X'616263', TRUE, ARRAY[1, 2], TIMESTAMP WITH TIME ZONE"
                            + " '2030-01-02 03:04:05+00')");
            assertThat(Bank.rows(database, "t"))
                    .containsExactly("amount=50, birthday=2030-01-02, daily=03:04:05, at=2030-01-02T03:04:05,"
                            + " text=\"long\", bytes=abc, ok=true, tags=[1, 2], zoned=2030-01-02T03:04:05Z");
        }
    }

    @Test
    void takesOneAmountInTwoScalesForOne() throws SQLException {
        try (WatchedDatabase database = WatchedDatabase.open(
                Backend.H2.settings().withSchema("t.sql", "CREATE TABLE t (amount NUMERIC(9, 2))"))) {
            ScriptedPoints points = new ScriptedPoints();
            database.begin(points);
            for (String amount : List.of("100", "100.00")) {
                try (Connection connection = database.dataSource().getConnection();
                        PreparedStatement write = connection.prepareStatement(
                                amount.equals("100") ? "INSERT INTO t VALUES (?)" : "UPDATE t SET amount = ?")) {
                    write.setBigDecimal(1, new BigDecimal(amount));
                    write.executeUpdate();
                }
            }
            assertThat(points.told).containsSubsequence("committed changed=true", "committed changed=false");
            assertThat(Bank.rows(database, "t")).containsExactly("amount=100");
        }
    }

    @Test
    void showsTablesOfOtherSchemasWithTheirSchema() throws SQLException {
        try (WatchedDatabase database = WatchedDatabase.open(Backend.H2
                .settings()
                .withSchema(
                        "t.sql",
                        "CREATE SCHEMA shop; CREATE TABLE shop.item (id INT); CREATE TABLE \"Mixed\" (a INT)"))) {
            database.begin(new ScriptedPoints());
            Bank.execute(database.dataSource(), "INSERT INTO shop.item VALUES (1)", "INSERT INTO \"Mixed\" VALUES (2)");
            assertThat(Bank.rows(database, "shop.item")).containsExactly("id=1");
            assertThat(Bank.rows(database, "Mixed")).containsExactly("a=2");
            database.begin(new ScriptedPoints());
            assertThat(Bank.rows(database, "shop.item")).isEmpty();
        }
    }

    @Test
    void seesWhatTriggersWrite() throws SQLException {
        String script = """
                CREATE TABLE orders (id INTEGER PRIMARY KEY);
                CREATE TABLE audit (line TEXT);
                CREATE TRIGGER watch AFTER INSERT ON orders
                BEGIN
                  INSERT INTO audit VALUES ('order ' || new.id);
                END;
                """;
        try (WatchedDatabase database =
                WatchedDatabase.open(Backend.SQLITE.settings().withSchema("t.sql", script))) {
            for (int run = 0; run < 2; run++) {
                database.begin(new ScriptedPoints());
                assertThat(Bank.rows(database, "audit")).isEmpty();
                Bank.execute(database.dataSource(), "INSERT INTO orders VALUES (7)");
                assertThat(Bank.rows(database, "audit")).containsExactly("line=\"order 7\"");
            }
        }
    }
}
