package io.consumerproof.report;

import io.consumerproof.check.Verdict;
import io.consumerproof.explore.Exploration;
import io.consumerproof.explore.Finding;
import io.consumerproof.explore.Shard;
import io.consumerproof.explore.Statement;
import io.consumerproof.history.RecordId;
import java.util.List;

/**
 * Explorations for other programs to read. The shape is versioned: a member may be added, but what has a meaning keeps it as long
 * as {@code format} is {@value #FORMAT}.
 */
public final class JsonReport {

    /** The version of the shape. */
    public static final int FORMAT = 1;

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
        json.object(() -> {
            if (!statement.shard().equals(Shard.WHOLE)) {
                json.text("shard", statement.shard().toString());
            }
            json.number("runs", statement.runs());
            json.number("covered", statement.covered());
            json.text("bound", statement.bound());
            json.flag("exhaustive", statement.exhaustive());
            json.array("variants", statement.variants(), json::text);
            json.number("sampled", statement.sampled());
            json.number("random", statement.random());
            json.array("beyond", statement.beyond(), this::share);
            json.number("pointsSeen", statement.pointsSeen());
            json.number("pointsStruck", statement.pointsStruck());
            json.number("elapsedMillis", statement.elapsedMillis());
            json.array("remarks", statement.remarks(), json::text);
        });
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
