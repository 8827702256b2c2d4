package io.consumerproof.junit.contract;

import io.consumerproof.jdbc.DatabaseProblem;
import io.consumerproof.jdbc.DatabaseProblemsException;
import io.consumerproof.jdbc.WatchedDatabase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/** {@code world.database}: the database that members use. */
final class DatabaseSection {

    private static final Pattern INDEXED = Pattern.compile("(ignore|state)\\[(\\d+)](?:\\.(\\w+))?");

    private final WatchedDatabase database;

    private DatabaseSection(WatchedDatabase database) {
        this.database = database;
    }

    /** The opened database; empty if none is declared, or if it is a problem. */
    static Optional<DatabaseSection> read(Reading reading, Fields world, StateSection state) {
        Node node = world.node("database");
        if (node == null) {
            return Optional.empty();
        }
        int before = reading.problems().count();
        Fields fields = Fields.of(reading, "database", node);
        String url = node instanceof Mapping ? fields.requiredText("url") : null;
        List<Node> ignored = fields.items("ignore", "a list of columns such as '[outbox.id, \"*.updated_at\"]'");
        List<String> ignore = new ArrayList<>();
        for (Node each : ignored) {
            String column = Fields.text(reading, "ignore", each);
            ignore.add(column == null ? "" : column);
        }
        String script = schema(reading, fields);
        if (url == null || reading.problems().count() > before) {
            return Optional.empty();
        }
        WatchedDatabase.Settings settings =
                WatchedDatabase.Settings.of(url).withIgnore(ignore).withState(state.tables());
        String schema = fields.text("schema");
        try {
            return Optional.of(new DatabaseSection(WatchedDatabase.open(
                    script == null || schema == null ? settings : settings.withSchema(schema, script))));
        } catch (DatabaseProblemsException problems) {
            problems.problems().forEach(each -> reading.problem(place(each, fields, ignored, state), sentence(each)));
            return Optional.empty();
        }
    }

    private static @Nullable String schema(Reading reading, Fields fields) {
        String name = fields.text("schema");
        Node node = fields.node("schema");
        if (name == null || node == null) {
            return null;
        }
        String script = reading.text("schema", name, node);
        if (script != null) {
            reading.content().add(name, script);
        }
        return script;
    }

    private static Place place(DatabaseProblem problem, Fields fields, List<Node> ignored, StateSection state) {
        Matcher matcher = INDEXED.matcher(problem.setting());
        if (matcher.matches()) {
            int index = Integer.parseInt(matcher.group(2));
            String key = matcher.group(3);
            return matcher.group(1).equals("ignore")
                    ? ignored.get(index).place()
                    : state.place(index, key == null ? "table" : key);
        }
        Node node = fields.node(problem.setting());
        return node == null ? fields.place() : node.place();
    }

    private static String sentence(DatabaseProblem problem) {
        return problem.text().lines().findFirst().orElse("").replaceAll("\\.$", "");
    }

    WatchedDatabase sink() {
        return database;
    }

    Supply supply() {
        return new Supply(DataSource.class, "world.database", world -> database.dataSource());
    }
}
