package io.consumerproof.jdbc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Settings that do not fit the database, all of them at once, each with its place, what exists and a cure. */
class ProblemsTest {

    @TempDir
    Path folder;

    private static DatabaseProblemsException refusal(WatchedDatabase.Settings settings) {
        return catchThrowableOfType(DatabaseProblemsException.class, () -> WatchedDatabase.open(settings)
                .close());
    }

    @ParameterizedTest
    @EnumSource
    void namesAllColumnsAndTablesThatDoNotExist(Backend backend) {
        DatabaseProblemsException refusal = refusal(backend.settings()
                .withSchema("bank.sql", backend.bank())
                .withIgnore(List.of("outbox.idd", "*.nothing_like_it", "outbix.id", "text", "OUTBOX.Text"))
                .withState(List.of(
                        new StateTable("acount", "id", "revision"), new StateTable("account", "key", "revison"))));
        assertThat(refusal.problems())
                .containsExactly(
                        new DatabaseProblem(
                                "ignore[0]",
                                "unknown column 'idd' of table 'outbox' in 'ignore'; did you mean 'id'?;"
                                        + " columns: 'id', 'text', 'updated_at'"),
                        new DatabaseProblem(
                                "ignore[1]",
                                "unknown column 'nothing_like_it' of any table in 'ignore'; columns: 'balance', 'id',"
                                        + " 'name', 'number', 'owner', 'revision', 'text', 'updated_at'"),
                        new DatabaseProblem(
                                "ignore[2]",
                                "unknown table 'outbix' in 'ignore'; did you mean 'outbox'?;"
                                        + " tables: 'account', 'card', 'outbox', 'owner'"),
                        new DatabaseProblem("ignore[3]", "'text' names no column; write 'table.column' or '*.column'"),
                        new DatabaseProblem(
                                "state[0].table",
                                "unknown table 'acount' in 'state'; did you mean 'account'?;"
                                        + " tables: 'account', 'card', 'outbox', 'owner'"),
                        new DatabaseProblem(
                                "state[1].key",
                                "unknown column 'key' of table 'account' in 'state';"
                                        + " columns: 'balance', 'id', 'revision'"),
                        new DatabaseProblem(
                                "state[1].revision",
                                "unknown column 'revison' of table 'account' in 'state'; did you mean 'revision'?;"
                                        + " columns: 'balance', 'id', 'revision'"));
        assertThat(refusal.toString().lines()).hasSize(7);
    }

    @Test
    void aDatabaseThatUserCodeHasShutDownClosesWithoutComplaint() throws SQLException {
        WatchedDatabase database = Backend.H2.open();
        database.begin(new ScriptedPoints());
        Bank.execute(database.dataSource(), "UPDATE account SET balance = 7", "SHUTDOWN");
        assertThatThrownBy(() -> database.begin(new ScriptedPoints()))
                .hasMessageContaining("cannot be brought back to how a run begins: Database is already closed");
        assertThatCode(database::close).doesNotThrowAnyException();
    }

    @ParameterizedTest
    @EnumSource
    void namesTheLineOfAStatementThatFails(Backend backend) {
        String script = """
                -- all we need; and more
                CREATE TABLE owner (name VARCHAR(20));

                CREATE TABEL card (
                  number VARCHAR(20)
                );
                """;
        DatabaseProblemsException refusal = refusal(backend.settings().withSchema("db/schema.sql", script));
        assertThat(refusal.problems()).hasSize(1);
        assertThat(refusal.problems().get(0).setting()).isEqualTo("schema");
        assertThat(refusal)
                .hasMessageStartingWith(
                        "db/schema.sql:4: statement 'CREATE TABEL card ( number VARCHAR(20) )' failed: ")
                .hasMessageEndingWith("; correct it for " + (backend == Backend.H2 ? "H2" : "SQLite"));
        assertThat(refusal.toString()).doesNotContain("\n");
    }

    @Test
    void readsAScriptFromAFile() throws Exception {
        Path file = Files.writeString(folder.resolve("schema.sql"), "CREATE TABLE t (note VARCHAR(9) DEFAULT 'é;');");
        try (WatchedDatabase database =
                WatchedDatabase.open(Backend.H2.settings().withSchema(file))) {
            database.begin(new ScriptedPoints());
            Bank.execute(database.dataSource(), "INSERT INTO t DEFAULT VALUES");
            assertThat(Bank.rows(database, "t")).containsExactly("note=\"é;\"");
        }
    }

    @Test
    void namesAScriptThatDoesNotExist() {
        assertThat(refusal(Backend.H2.settings().withSchema(Path.of("no", "schema.sql"))))
                .hasMessage("schema script '" + Path.of("no", "schema.sql")
                        + "' does not exist; write it, or correct its path");
    }

    @Test
    void namesAUrlThatNoDriverTakes() {
        assertThat(refusal(WatchedDatabase.Settings.of("jdbc:h3:mem:orders")).problems())
                .containsExactly(new DatabaseProblem(
                        "url",
                        "no JDBC driver takes 'jdbc:h3:mem:orders'; correct the URL, or add the driver as a test"
                                + " dependency"));
    }

    @Test
    void namesADatabaseThatCannotBeOpened() {
        assertThat(refusal(WatchedDatabase.Settings.of("jdbc:h2:mem:orders;NO_SUCH_OPTION=1")))
                .hasMessageStartingWith("'jdbc:h2:mem:orders;NO_SUCH_OPTION=1' cannot be opened: ");
    }

    @Test
    void takesEitherAUrlOrASource() {
        assertThatThrownBy(() -> new WatchedDatabase.Settings("database", null, null, null, List.of(), List.of()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a database has either a 'url' or a source of connections");
    }
}
