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
import io.consumerproof.history.Isolation;
import io.consumerproof.scenario.Append;
import io.consumerproof.scenario.CommitMode;
import io.consumerproof.scenario.Delivery;
import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.scenario.GroupSettings;
import io.consumerproof.scenario.Handler;
import io.consumerproof.scenario.Scenario;
import io.consumerproof.scenario.TopicSettings;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Legitimate designs over a real database: none is called wrong under all single faults and the pairs of the three great ones. */
class DesignsTest {

    private static final String SCHEMA = """
            CREATE TABLE total (id VARCHAR(20) PRIMARY KEY, sum INT NOT NULL);
            CREATE TABLE seen (id VARCHAR(20) PRIMARY KEY);
            CREATE TABLE progress (part VARCHAR(20) PRIMARY KEY, next INT NOT NULL);
            """;

    /** What one record does in one transaction. */
    @FunctionalInterface
    private interface Change {
        void apply(Connection connection, Delivery each) throws SQLException;
    }

    private static int update(Connection connection, String sql, Object... values) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            for (int i = 0; i < values.length; i++) {
                statement.setObject(i + 1, values[i]);
            }
            return statement.executeUpdate();
        }
    }

    private static long number(Connection connection, String sql, Object value) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setObject(1, value);
            try (ResultSet rows = statement.executeQuery()) {
                return rows.next() ? rows.getLong(1) : 0;
            }
        }
    }

    private static void add(Connection connection, Delivery each) throws SQLException {
        String key = String.valueOf(each.record().key());
        if (update(connection, "UPDATE total SET sum = sum + 1 WHERE id = ?", key) == 0) {
            update(connection, "INSERT INTO total VALUES (?, 1)", key);
        }
    }

    private static void withDedupTable(Connection connection, Delivery each) throws SQLException {
        String id = String.valueOf(each.record().value());
        if (number(connection, "SELECT COUNT(*) FROM seen WHERE id = ?", id) == 0) {
            update(connection, "INSERT INTO seen VALUES (?)", id);
            add(connection, each);
        }
    }

    private static void withOffsets(Connection connection, Delivery each) throws SQLException {
        String partition = each.record().partition().toString();
        long next = number(connection, "SELECT next FROM progress WHERE part = ?", partition);
        if (each.record().offset() >= next) {
            long after = each.record().offset() + 1;
            if (update(connection, "UPDATE progress SET next = ? WHERE part = ?", after, partition) == 0) {
                update(connection, "INSERT INTO progress VALUES (?, ?)", partition, after);
            }
            add(connection, each);
        }
    }

    private static void inTransaction(DataSource source, Change change, Delivery each) throws SQLException {
        try (Connection connection = source.getConnection()) {
            connection.setAutoCommit(false);
            change.apply(connection, each);
            connection.commit();
        }
    }

    private static Handler oneByOne(DataSource source, Change change) {
        return deliveries -> inTransaction(source, change, deliveries.get(0));
    }

    private static Handler batch(DataSource source, Change change) {
        return new Handler() {
            @Override
            public void handle(List<? extends Delivery> deliveries) throws Exception {
                for (Delivery each : deliveries) {
                    inTransaction(source, change, each);
                    each.commit(each.record().offset() + 1);
                }
            }

            @Override
            public boolean takesBatches() {
                return true;
            }
        };
    }

    private static void survives(WatchedDatabase database, CommitMode mode, Handler handler, FaultBudget faults) {
        List<Promise> promises = new ArrayList<>();
        for (Check each : Checks.all()) {
            promises.add(new Promise(each, false, false));
        }
        GroupSettings group = GroupSettings.named("billing")
                .topics(List.of("orders"))
                .isolation(Isolation.READ_COMMITTED)
                .commit(mode);
        Scenario scenario = new Scenario(
                List.of(new TopicSettings("orders", 2)),
                List.of(database),
                List.of(new Scenario.Consumer(group, world -> handler)),
                List.of(
                        Append.record("orders", "o-1", "e1").in(0),
                        Append.record("orders", "o-1", "e2").in(0),
                        Append.record("orders", "o-2", "e3").in(1)),
                true);
        Experiment experiment = new Experiment(
                "designs",
                new Identity("designs", 1, 2),
                scenario,
                faults,
                List.of(),
                promises,
                any -> Optional.empty(),
                Search.DEFAULT.budget(Duration.ZERO),
                true,
                List.of());
        Exploration exploration = new Explorer(experiment, () -> Duration.ZERO).explore();
        assertThat(exploration.finding()).isNull();
        assertThat(exploration.problems()).isEmpty();
        assertThat(exploration.statement().exhaustive()).isTrue();
    }

    private static void survives(Backend backend, CommitMode mode, Change change) {
        try (WatchedDatabase database = WatchedDatabase.open(backend.settings().withSchema("designs.sql", SCHEMA))) {
            Handler handler = mode == CommitMode.MANUAL
                    ? batch(database.dataSource(), change)
                    : oneByOne(database.dataSource(), change);
            FaultBudget singles = FaultBudget.NONE;
            for (FaultKind kind : FaultKind.values()) {
                singles = singles.with(kind, 1);
            }
            survives(database, mode, handler, singles.together(1));
            FaultBudget great = FaultBudget.NONE
                    .with(FaultKind.CRASH, 1)
                    .with(FaultKind.REBALANCE, 1)
                    .with(FaultKind.STALL, 1);
            survives(database, mode, handler, great.together(2));
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"H2", "SQLITE"})
    void offsetsInTheDatabaseWithTheData(Backend backend) {
        survives(backend, CommitMode.AFTER_BATCH, DesignsTest::withOffsets);
    }

    @ParameterizedTest
    @EnumSource(names = {"H2", "SQLITE"})
    void aBatchWithADedupTableInTheTransactionOfEachRecord(Backend backend) {
        survives(backend, CommitMode.MANUAL, DesignsTest::withDedupTable);
    }
}
