package io.consumerproof.report;

import io.consumerproof.check.Verdict;
import io.consumerproof.explore.Exploration;
import io.consumerproof.explore.Finding;
import io.consumerproof.explore.Statement;
import io.consumerproof.history.RecordId;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Explorations for other programs to read. The shape is versioned: a member may be added, but what has a meaning keeps it as long
 * as {@code format} is {@value #FORMAT}.
 */
public final class JsonReport {

    /** The version of the shape. */
    public static final int FORMAT = 1;

    private static final Pattern HYPHEN = Pattern.compile("-(.)");

    private final JsonText json = new JsonText();

    private JsonReport() {}

    /**
     * One object: {@code format} and {@code explorations}, each with name, outcome, statement, verdicts, problems and, where
     * something was found, {@code finding}. Ends with a line feed; equal input gives equal bytes.
     */
    public static String of(List<Exploration> explorations) {
        JsonReport report = new JsonReport();
        report.json.object(() -> {
            report.json.number("format", FORMAT);
            report.json.array("explorations", explorations, report::exploration);
        });
        return report.json.whole();
    }

    /** One exploration of {@link #of(List)} by itself; ends without a line feed. */
    public static String of(Exploration exploration) {
        JsonReport report = new JsonReport();
        report.exploration(exploration);
        return report.json.whole().stripTrailing();
    }

    private void exploration(Exploration exploration) {
        json.object(() -> {
            json.text("name", exploration.name());
            json.text("outcome", spell(exploration.outcome()));
            json.flag("passed", exploration.passed());
            json.member("statement", () -> statement(exploration.statement()));
            json.array("verdicts", exploration.verdicts(), this::verdict);
            json.array("problems", exploration.problems(), json::text);
            Finding finding = exploration.finding();
            if (finding != null) {
                json.member("finding", () -> finding(finding));
            }
        });
    }

    private void statement(Statement statement) {
        json.object(() -> StatementWords.tell(statement, new Members()));
    }

    /** The fields of a statement, by names such as {@code pointsStruck}. */
    private final class Members implements StatementWords.Fields {

        private String spelled(String name) {
            return HYPHEN.matcher(name).replaceAll(found -> found.group(1).toUpperCase(Locale.ROOT));
        }

        @Override
        public void number(String name, long value) {
            json.number(spelled(name), value);
        }

        @Override
        public void flag(String name, boolean value) {
            json.flag(spelled(name), value);
        }

        @Override
        public void text(String name, String value) {
            json.text(spelled(name), value);
        }

        @Override
        public void texts(String name, List<String> values) {
            json.array(spelled(name), values, json::text);
        }

        @Override
        public void shares(String name, List<Statement.Share> values) {
            json.array(spelled(name), values, JsonReport.this::share);
        }
    }

    private void share(Statement.Share share) {
        json.object(() -> {
            json.text("strategy", share.strategy());
            json.number("runs", share.runs());
        });
    }

    private void verdict(Verdict verdict) {
        json.object(() -> {
            json.text("check", verdict.check());
            json.text("outcome", spell(verdict.outcome()));
            json.number("judged", verdict.judged());
            json.text("unit", verdict.unit());
            json.text("note", verdict.note());
        });
    }

    private void finding(Finding finding) {
        json.object(() -> {
            json.text("kind", finding.kind().toString());
            json.text("check", finding.violation().check());
            json.array("alsoViolated", finding.alsoViolated(), json::text);
            json.text("sentence", finding.violation().sentence());
            json.text("why", finding.violation().why());
            json.text("cure", finding.violation().cure());
            json.array(
                    "records",
                    finding.violation().records().stream()
                            .map(RecordId::toString)
                            .toList(),
                    json::text);
            json.number("run", finding.run());
            json.number("faults", finding.faults());
            json.number("recordCount", finding.records());
            json.flag("shrunk", finding.shrunk());
            json.text("token", finding.token());
            json.flag("again", finding.again() != null);
        });
    }

    private static String spell(Verdict.Outcome outcome) {
        return switch (outcome) {
            case HOLDS -> "holds";
            case VACUOUS -> "vacuous";
            case UNDECIDED -> "undecided";
            case VIOLATED -> "violated";
        };
    }
}
