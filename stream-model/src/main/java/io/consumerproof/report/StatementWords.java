package io.consumerproof.report;

import io.consumerproof.explore.Shard;
import io.consumerproof.explore.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** What a statement says: in phrases for people, in fields for programs. Every report takes its own from here. */
final class StatementWords {

    private StatementWords() {}

    /** What takes the fields of a statement, each with its name: {@code points-struck}. */
    interface Fields {

        void number(String name, long value);

        void flag(String name, boolean value);

        void text(String name, String value);

        void texts(String name, List<String> values);

        void shares(String name, List<Statement.Share> values);
    }

    /** Hands over every field, always in one order; the shard only where the search was divided. */
    static void tell(Statement statement, Fields fields) {
        if (!statement.shard().equals(Shard.WHOLE)) {
            fields.text("shard", statement.shard().toString());
        }
        fields.number("runs", statement.runs());
        fields.number("covered", statement.covered());
        fields.text("bound", statement.bound());
        fields.flag("exhaustive", statement.exhaustive());
        fields.texts("variants", statement.variants());
        fields.number("sampled", statement.sampled());
        fields.number("random", statement.random());
        fields.shares("beyond", statement.beyond());
        fields.number("points-seen", statement.pointsSeen());
        fields.number("points-struck", statement.pointsStruck());
        fields.number("elapsed-millis", statement.elapsedMillis());
        fields.texts("remarks", statement.remarks());
    }

    /**
     * All but the remarks, in the order of importance: {@code 1,284 runs: every placement of ≤ 1 crash, members in turn}, then what was
     * tried beside and beyond the bound, how many points were struck, and how long it took.
     */
    static List<String> phrases(Statement statement) {
        List<String> phrases = new ArrayList<>();
        phrases.add(PlainText.count(statement.runs(), "run") + ": " + part(statement) + bound(statement));
        phrases.addAll(statement.variants());
        if (statement.covered() > 0) {
            phrases.add(PlainText.count(statement.covered(), "placement") + " covered by an equal one");
        }
        if (statement.random() > 0) {
            phrases.add(beyond(statement));
        }
        phrases.add(PlainText.count(statement.pointsStruck()) + " of "
                + PlainText.count(statement.pointsSeen(), "point") + " struck");
        phrases.add(PlainText.seconds(statement.elapsedMillis()));
        return phrases;
    }

    private static String part(Statement statement) {
        return statement.shard().equals(Shard.WHOLE) ? "" : "shard " + statement.shard() + " of ";
    }

    private static String bound(Statement statement) {
        String bound = statement.bound() + ", members in turn";
        if (statement.sampled() > 0) {
            return "sampled: fault-free plus " + PlainText.count(statement.sampled(), "sampled placement") + " of "
                    + bound;
        }
        if (bound.startsWith("no fault")) {
            return bound;
        }
        return (statement.exhaustive() ? "every placement of " : "not every placement of ") + bound;
    }

    /** {@code 5,000 runs beyond (random 2,500, priority 2,500)}. */
    private static String beyond(Statement statement) {
        String shares = statement.beyond().stream()
                .map(each -> each.strategy() + " " + PlainText.count(each.runs()))
                .collect(Collectors.joining(", ", " (", ")"));
        return PlainText.count(statement.random(), "run") + " beyond" + shares;
    }

    /** One sentence each, without full stop: what was not exercised or never struck and why, what was excused; in one line each. */
    static List<String> remarks(Statement statement) {
        return statement.remarks().stream().map(PlainText::line).toList();
    }
}
