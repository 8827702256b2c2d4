package io.consumerproof.report;

import io.consumerproof.explore.Exploration;
import io.consumerproof.explore.Finding;
import io.consumerproof.explore.Finding.Kind;
import io.consumerproof.explore.Shard;
import io.consumerproof.explore.Statement;
import java.math.BigDecimal;
import java.util.List;

/**
 * Explorations in the form in which Surefire reports tests, so that a CI server shows a contract like a test. Valid against
 * Surefire's published schema, which knows properties of a suite only: those of a contract begin with its name.
 */
public final class JUnitXml {

    private static final String PLAIN_COMMAND = "mvn verify -Dconsumerproof.token=";

    private JUnitXml() {}

    /** One suite with a test case for each exploration; stories end in plain {@code mvn verify} and the token. */
    public static String suite(String suiteName, List<Exploration> explorations) {
        return suite(suiteName, explorations, PLAIN_COMMAND);
    }

    /**
     * One suite with a test case for each exploration. What user code did is a failure, and so is a check without anything to judge;
     * code that cannot be judged (it hangs, ends the JVM, is nondeterministic) is an error.
     *
     * @param replayCommand what a story appends its token to
     */
    public static String suite(String suiteName, List<Exploration> explorations, String replayCommand) {
        long errors = explorations.stream().filter(JUnitXml::isError).count();
        long failures = explorations.stream().filter(each -> !each.passed()).count() - errors;
        long millis = explorations.stream()
                .mapToLong(each -> each.statement().elapsedMillis())
                .sum();
        Markup xml = new Markup("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
        xml.open(
                "testsuite",
                "name",
                suiteName,
                "time",
                seconds(millis),
                "tests",
                explorations.size(),
                "errors",
                errors,
                "skipped",
                0,
                "failures",
                failures);
        xml.feed().open("properties").feed();
        explorations.forEach(each -> properties(xml, each));
        xml.close().feed();
        explorations.forEach(each -> testCase(xml, suiteName, each, replayCommand));
        return xml.close().feed().whole();
    }

    private static void properties(Markup xml, Exploration exploration) {
        Statement statement = exploration.statement();
        String name = exploration.name();
        if (!statement.shard().equals(Shard.WHOLE)) {
            property(xml, name + ".shard", statement.shard());
        }
        property(xml, name + ".runs", statement.runs());
        property(xml, name + ".covered", statement.covered());
        property(xml, name + ".bound", statement.bound());
        property(xml, name + ".exhaustive", statement.exhaustive());
        property(xml, name + ".variants", String.join("; ", statement.variants()));
        property(xml, name + ".sampled", statement.sampled());
        property(xml, name + ".random", statement.random());
        statement.beyond().forEach(each -> property(xml, name + ".random." + each.strategy(), each.runs()));
        property(xml, name + ".points-seen", statement.pointsSeen());
        property(xml, name + ".points-struck", statement.pointsStruck());
        Finding finding = exploration.finding();
        if (finding != null) {
            property(xml, name + ".token", finding.token());
        }
    }

    private static void property(Markup xml, String name, Object value) {
        xml.empty("property", "name", name, "value", value).feed();
    }

    private static void testCase(Markup xml, String suiteName, Exploration exploration, String replayCommand) {
        String time = seconds(exploration.statement().elapsedMillis());
        xml.open("testcase", "name", exploration.name(), "classname", suiteName, "time", time)
                .feed();
        Finding finding = exploration.finding();
        if (finding != null) {
            String story = Terminal.story(exploration, replayCommand) + Terminal.found(exploration);
            trouble(xml, isError(exploration) ? "error" : "failure", Heads.what(finding), story);
        } else if (!exploration.passed()) {
            String first = exploration.problems().isEmpty()
                    ? ""
                    : exploration.problems().get(0);
            trouble(xml, "failure", first, Terminal.problems(exploration));
        } else {
            xml.leaf("system-out", Terminal.line(exploration) + Terminal.verdicts(exploration))
                    .feed();
        }
        xml.close().feed();
    }

    private static void trouble(Markup xml, String tag, String message, String text) {
        xml.leaf(tag, text, "message", PlainText.line(message), "type", "io.consumerproof." + tag)
                .feed();
    }

    private static boolean isError(Exploration exploration) {
        Finding finding = exploration.finding();
        return finding != null
                && List.of(Kind.NONDETERMINISM, Kind.DIVERGED, Kind.HANG, Kind.EXIT, Kind.ERROR)
                        .contains(finding.kind());
    }

    private static String seconds(long millis) {
        return BigDecimal.valueOf(millis, 3).toPlainString();
    }
}
