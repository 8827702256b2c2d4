package io.consumerproof.jdbc;

import io.consumerproof.history.DurableState;
import io.consumerproof.scenario.EffectPoints;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The database itself, seen through a connection of our own that also keeps it alive: its tables, what they hold, and the way
 * back to how a run begins. Callers are members in turn, so that nothing here is guarded.
 */
final class Store {
    private static final int PLANS = 2_000;

    private final WatchedDatabase.Settings settings;
    private final Origin origin;
    private final Connection admin;
    private final Dialect dialect;
    private final @Nullable SqlScript script;
    private Layout layout;
    private Baseline baseline;
    private final Map<String, Plan> plans = new LinkedHashMap<>();
    private final Set<Table> touched = new LinkedHashSet<>();
    private boolean redefined;
    private boolean stale;
    private EffectPoints points = Silence.INSTANCE;

    private Store(
            WatchedDatabase.Settings settings,
            Origin origin,
            Connection admin,
            Dialect dialect,
            @Nullable SqlScript script,
            Layout layout)
            throws SQLException {
        this.settings = settings;
        this.origin = origin;
        this.admin = admin;
        this.dialect = dialect;
        this.script = script;
        this.layout = layout;
        this.baseline = takeBaseline();
    }

    static Store open(WatchedDatabase.Settings settings, Origin origin) {
        try {
            return new Opening(settings, origin).store();
        } catch (SQLException failure) {
            origin.close();
            throw broken("database '" + settings.name() + "' cannot be read", failure);
        } catch (RuntimeException failure) {
            origin.close();
            throw failure;
        }
    }

    /** The steps of opening, each of which may find problems. */
    private static final class Opening {
        private final WatchedDatabase.Settings settings;
        private final Origin origin;

        Opening(WatchedDatabase.Settings settings, Origin origin) {
            this.settings = settings;
            this.origin = origin;
        }

        Store store() throws SQLException {
            SqlScript script = script();
            Connection admin = connect();
            try {
                Dialect dialect = Dialects.of(admin.getMetaData().getDatabaseProductName());
                dialect.greeted(admin);
                if (script != null) {
                    script.run(admin).ifPresent(problem -> refuse("schema", problem));
                }
                Layout layout = Layout.read(admin, dialect, settings);
                if (!layout.problems().isEmpty()) {
                    throw new DatabaseProblemsException(layout.problems());
                }
                return new Store(settings, origin, admin, dialect, script, layout);
            } catch (SQLException | RuntimeException failure) {
                admin.close();
                throw failure;
            }
        }

        private @Nullable SqlScript script() {
            WatchedDatabase.Schema schema = settings.schema();
            if (schema == null) {
                return null;
            }
            try {
                String text = schema.file() == null
                        ? String.valueOf(schema.text())
                        : Files.readString(schema.file(), StandardCharsets.UTF_8);
                return SqlScript.of(schema.place(), text);
            } catch (IOException missing) {
                boolean exists = Files.exists(schema.file());
                throw refusal(
                        "schema",
                        "schema script '" + schema.place() + "' "
                                + (exists ? "cannot be read as UTF-8" : "does not exist") + "; "
                                + (exists ? "correct the file" : "write it, or correct its path"));
            }
        }

        private Connection connect() {
            try {
                return origin.open();
            } catch (SQLException failure) {
                String url = settings.url() == null ? "the data source" : "'" + settings.url() + "'";
                boolean noDriver = "08001".equals(failure.getSQLState())
                        && Messages.firstLine(failure).startsWith("No suitable driver");
                throw refusal(
                        "url",
                        noDriver
                                ? "no JDBC driver takes " + url
                                        + "; correct the URL, or add the driver as a test dependency"
                                : url + " cannot be opened: " + Messages.firstLine(failure));
            }
        }

        private static void refuse(String setting, String text) {
            throw refusal(setting, text);
        }

        private static DatabaseProblemsException refusal(String setting, String text) {
            return new DatabaseProblemsException(List.of(new DatabaseProblem(setting, text)));
        }
    }

    private Baseline takeBaseline() throws SQLException {
        Baseline taken = Baseline.take(admin, dialect, layout.tables(), layout.quote());
        for (Table table : layout.tables().all()) {
            layout.contents().of(table, Silence.INSTANCE);
        }
        layout.keepAsBaseline();
        return taken;
    }

    String name() {
        return settings.name();
    }

    Origin origin() {
        return origin;
    }

    Dialect dialect() {
        return dialect;
    }

    EffectPoints points() {
        return points;
    }

    /** What {@code sql} may do; it is told from the text, once per text. */
    Plan plan(String sql) {
        Plan known = plans.get(sql);
        if (known == null) {
            if (plans.size() >= PLANS) {
                plans.clear();
            }
            known = Plan.of(sql, layout.tables());
            plans.put(sql, known);
        }
        return known;
    }

    /** Whether rolling back leaves no trace of {@code sql}: counters do not roll back, and definitions commit. */
    boolean undoes(String sql) {
        return !stale && !baseline.counts() && plan(sql).isUndoneByRollback();
    }

    /** To be called before a statement is executed, also where it will be rolled back. */
    void expect(Plan plan, Writes before) {
        touched.addAll(plan.tables());
        if (plan.sql().kind() == SqlKind.DEFINITION) {
            redefined = true;
            stale = true;
        } else if (!stale) {
            layout.contents().expect(plan, before, points);
        }
    }

    /** To be called after a commit. A change of the tables themselves counts as a change. */
    Contents.Settled settle(Writes writes) throws SQLException {
        if (stale) {
            refresh();
            return new Contents.Settled(true, List.of());
        }
        return layout.contents().settle(writes, points);
    }

    private void refresh() throws SQLException {
        layout.contents().close();
        layout = Layout.read(admin, dialect, settings);
        plans.clear();
        stale = false;
    }

    DurableState state() {
        try {
            if (stale) {
                refresh();
            }
            return layout.contents().state(points);
        } catch (SQLException failure) {
            throw broken("the rows of database '" + name() + "' cannot be read", failure);
        }
    }

    /** Goes back to how a run begins. */
    void begin(EffectPoints newPoints) {
        points = newPoints;
        try {
            if (redefined) {
                rebuild();
            } else {
                layout.restored(baseline.restore(touched));
            }
            touched.clear();
        } catch (SQLException failure) {
            throw broken("database '" + name() + "' cannot be brought back to how a run begins", failure);
        }
    }

    private void rebuild() throws SQLException {
        if (script == null) {
            throw new SQLException(
                    "the run changed its tables and there is no schema script to define them again; give one");
        }
        baseline.close();
        layout.contents().close();
        dialect.dropAll(admin, layout.tables());
        String problem = script.run(admin).orElse("");
        if (!problem.isEmpty()) {
            throw new SQLException(problem);
        }
        refresh();
        baseline = takeBaseline();
        redefined = false;
    }

    /** Does nothing where user code has closed the database itself. */
    void close() {
        try {
            if (!admin.isValid(0)) {
                return;
            }
            if (origin.isFresh() && dialect.farewell().isPresent()) {
                try (Statement statement = admin.createStatement()) {
                    statement.execute(dialect.farewell().get());
                }
            }
            admin.close();
            origin.close();
        } catch (SQLException failure) {
            throw broken("database '" + name() + "' cannot be closed", failure);
        }
    }

    private static IllegalStateException broken(String what, SQLException failure) {
        return new IllegalStateException(what + ": " + Messages.firstLine(failure), failure);
    }
}
