package io.consumerproof.report;

import io.consumerproof.explore.Exploration;
import io.consumerproof.explore.Finding;
import io.consumerproof.explore.Finding.Kind;
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
        StatementWords.tell(exploration.statement(), new Properties(xml, exploration.name()));
        Finding finding = exploration.finding();
        if (finding != null) {
            property(xml, exploration.name() + ".token", finding.token());
        }
    }

    /**
     * The fields of a statement.
     *
     * @param contract whose statement it is
     */
    private record Properties(Markup xml, String contract) implements StatementWords.Fields {

        private void add(String name, Object value) {
            property(xml, contract + "." + name, value);
        }

        @Override
        public void number(String name, long value) {
            add(name, value);
        }

        @Override
        public void flag(String name, boolean value) {
            add(name, value);
        }

        @Override
        public void text(String name, String value) {
            add(name, value);
        }

        @Override
        public void texts(String name, List<String> values) {
            add(name, String.join("; ", values));
        }

        @Override
        public void shares(String name, List<Statement.Share> values) {
            values.forEach(each -> add(name + "." + each.strategy(), each.runs()));
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
