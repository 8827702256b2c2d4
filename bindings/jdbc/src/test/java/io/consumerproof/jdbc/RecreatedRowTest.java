package io.consumerproof.jdbc;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.check.Check;
import io.consumerproof.check.Checks;
import io.consumerproof.explore.Experiment;
import io.consumerproof.explore.Experiment.Identity;
import io.consumerproof.explore.Experiment.Promise;
import io.consumerproof.explore.Exploration;
import io.consumerproof.explore.Explorer;
import io.consumerproof.explore.Search;
import io.consumerproof.scenario.Append;
import io.consumerproof.scenario.Delivery;
import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.scenario.GroupSettings;
import io.consumerproof.scenario.Handler;
import io.consumerproof.scenario.Scenario;
import io.consumerproof.scenario.TopicSettings;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Rows with revisions that are deleted: their key may begin anew, and what was deleted must not come back. */
class RecreatedRowTest {

    private static final String SCHEMA = """
            CREATE TABLE item (id VARCHAR(20) PRIMARY KEY, revision INT NOT NULL);
            CREATE TABLE progress (part VARCHAR(20) PRIMARY KEY, next INT NOT NULL);
            """;

    private static int update(Connection connection, String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            return statement.executeUpdate(sql);
        }
    }

    /** Takes a record once, by its offset. */
    private static boolean isNew(Connection connection, long offset) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("SELECT next FROM progress WHERE part = 'p'")) {
            if (rows.next() && offset < rows.getLong(1)) {
                return false;
            }
        }
        if (update(connection, "UPDATE progress SET next = " + (offset + 1)) == 0) {
            update(connection, "INSERT INTO progress VALUES ('p', " + (offset + 1) + ")");
        }
        return true;
    }

    private static void apply(Connection connection, String value) throws SQLException {
        if (value.equals("deleted")) {
            update(connection, "DELETE FROM item WHERE id = 'i'");
        } else if (update(connection, "UPDATE item SET revision = " + value + " WHERE id = 'i'") == 0) {
            update(connection, "INSERT INTO item VALUES ('i', " + value + ")");
        }
    }

    private static Exploration explored(Backend backend, boolean guarded, FaultKind kind, String... values) {
        try (WatchedDatabase database = WatchedDatabase.open(backend.settings()
                .withSchema("items.sql", SCHEMA)
                .withState(List.of(new StateTable("item", "id", "revision"))))) {
            Handler handler = deliveries -> {
                Delivery each = deliveries.get(0);
                try (Connection connection = database.dataSource().getConnection()) {
                    connection.setAutoCommit(false);
                    if (!guarded || isNew(connection, each.record().offset())) {
                        apply(connection, String.valueOf(each.record().value()));
                    }
                    connection.commit();
                }
            };
            return new Explorer(experiment(database, handler, kind, values), () -> Duration.ZERO).explore();
        }
    }

    private static Experiment experiment(WatchedDatabase database, Handler handler, FaultKind kind, String... values) {
        List<Promise> promises = new ArrayList<>();
        for (Check each : Checks.all()) {
            promises.add(new Promise(each, false, false));
        }
        List<Append> appends = new ArrayList<>();
        for (String value : values) {
            appends.add(Append.record("items", "i", value).in(0));
        }
        GroupSettings group = GroupSettings.named("stock").topics(List.of("items"));
        Scenario scenario = new Scenario(
                List.of(new TopicSettings("items", 1)),
                List.of(database),
                List.of(new Scenario.Consumer(group, world -> handler)),
                appends,
                true);
        return new Experiment(
                "items",
                new Identity("items", 1, 2),
                scenario,
                FaultBudget.NONE.with(kind, 1).together(1),
                List.of(),
                promises,
                any -> Optional.empty(),
                Search.DEFAULT.budget(Duration.ZERO),
                true,
                List.of());
    }

    @ParameterizedTest
    @EnumSource(names = {"H2", "SQLITE"})
    void aKeyMayBeginAnewOnceItsRowWasDeleted(Backend backend) {
        for (FaultKind kind : List.of(FaultKind.CRASH, FaultKind.REBALANCE, FaultKind.STALL)) {
            Exploration exploration = explored(backend, true, kind, "1", "2", "deleted", "1");
            assertThat(exploration.finding()).isNull();
            assertThat(exploration.problems()).isEmpty();
            assertThat(exploration.statement().runs()).isGreaterThan(1);
        }
    }

    /** Going back is not what tells it: the row had no revision to go back from. */
    @ParameterizedTest
    @EnumSource(names = {"H2", "SQLITE"})
    void aZombieThatBringsADeletedRowBackIsFoundByItsState(Backend backend) {
        Exploration exploration = explored(backend, false, FaultKind.STALL, "1", "deleted");
        assertThat(Objects.requireNonNull(exploration.finding()).violation().check())
                .isEqualTo("same-state");
    }
}
