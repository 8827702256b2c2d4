package io.consumerproof.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.check.Verdict.Outcome;
import io.consumerproof.explore.Exploration;
import io.consumerproof.explore.Finding.Kind;
import io.consumerproof.explore.Shard;
import io.consumerproof.explore.Statement;
import io.consumerproof.golden.Golden;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.w3c.dom.Element;

/** Terminal, XML, JSON and HTML say the same of a search: whatever a statement has, each of them shows. */
class StatementInEveryReportTest {

    private static final Statement FULL = new Statement(
            12_345,
            678,
            "≤ 2 crashes and ≤ 1 stall, at most 2 together",
            true,
            List.of(
                    "with gaps: every placement of at most one fault",
                    "with one switch: not every placement of no fault"),
            0,
            List.of(new Statement.Share("random", 31), new Statement.Share("priority", 29)),
            97,
            83,
            4_200,
            List.of(
                    "not exercised: 'retention' has no place in these runs, where it could change anything",
                    "never struck: commit of orders-0 and 13 more, since the limit came before them"),
            new Shard(3, 8));

    /** A way to render. */
    enum Report {
        TERMINAL(Terminal::line),
        XML(each -> JUnitXml.suite("s", List.of(each))),
        JSON(JsonReport::of),
        HTML(HtmlReport::page);

        private final Function<Exploration, String> rendering;

        Report(Function<Exploration, String> rendering) {
            this.rendering = rendering;
        }

        String of(Statement statement) {
            return rendering.apply(Samples.passed(statement));
        }
    }

    /** {@code FULL} with another value of {@code component}. */
    private static Statement otherwise(RecordComponent component) throws ReflectiveOperationException {
        RecordComponent[] all = Statement.class.getRecordComponents();
        Object[] values = new Object[all.length];
        for (int i = 0; i < all.length; i++) {
            Object value = all[i].getAccessor().invoke(FULL);
            values[i] = all[i].getName().equals(component.getName()) ? other(value) : value;
        }
        Class<?>[] types = Arrays.stream(all).map(RecordComponent::getType).toArray(Class[]::new);
        return Statement.class.getDeclaredConstructor(types).newInstance(values);
    }

    private static Object other(Object value) {
        if (value instanceof Long) {
            return (Long) value + 1_000;
        }
        if (value instanceof Integer) {
            return (Integer) value + 1_000;
        }
        if (value instanceof Boolean) {
            return !(Boolean) value;
        }
        if (value instanceof Shard) {
            return new Shard(5, 8);
        }
        return value instanceof List ? ((List<?>) value).subList(0, 1) : value + " or another";
    }

    @ParameterizedTest
    @EnumSource
    void everyComponentIsShown(Report report) throws ReflectiveOperationException {
        String full = report.of(FULL);
        for (RecordComponent each : Statement.class.getRecordComponents()) {
            assertThat(report.of(otherwise(each))).as(each.getName()).isNotEqualTo(full);
        }
    }

    @Test
    void peopleReadTheSamePhrasesAndRemarksInEveryPlace() {
        List<String> items = Xml.parse(Report.HTML.of(FULL)).all("li").stream()
                .map(Element::getTextContent)
                .toList();
        String terminal = Report.TERMINAL.of(FULL);
        assertThat(items).hasSize(9).allSatisfy(each -> assertThat(terminal).contains(each));
        assertThat(items)
                .contains(
                        "12,345 runs: shard 3/8 of every placement of ≤ 2 crashes and ≤ 1 stall, at most 2 together, members in turn",
                        "678 placements covered by an equal one",
                        "60 runs beyond (random 31, priority 29)",
                        "83 of 97 points struck",
                        "never struck: commit of orders-0 and 13 more, since the limit came before them");
    }

    @Test
    void programsReadTheSameFieldsByTheSameNames() {
        String json = Report.JSON.of(FULL);
        List<Element> properties = Xml.parse(Report.XML.of(FULL)).all("property");
        assertThat(properties).hasSize(14).allSatisfy(each -> {
            String name = each.getAttribute("name").replace("order-projection.", "");
            String first = name.replaceAll("\\..*", "").replace("-millis", "Millis");
            assertThat(json).contains("\"" + first.replace("-s", "S") + "\": ");
        });
        assertThat(json)
                .contains("\"remarks\": [\n      \"not exercised: ", "\"pointsStruck\": 83", "\"covered\": 678");
    }

    @Test
    void aPageOfWhatHoldsAndOneOfWhatDoesNot() {
        Golden golden = Golden.files("report");
        golden.holds("tried.html", Report.HTML.of(FULL));
        String found = HtmlReport.page(Samples.found(Kind.VIOLATION));
        assertThat(Xml.parse(found).all("svg")).isNotEmpty();
        assertThat(found).contains("<li>41 runs: every placement of ", "happened 2 times", "</caption>");
    }

    @Test
    void whatCannotBeDecidedSaysWhy() {
        Exploration undecided = Samples.notPassed(Outcome.UNDECIDED, "", "undecided: <the limit> ended the search");
        assertThat(HtmlReport.page(undecided)).contains("undecided: &lt;the limit&gt; ended the search");
    }
}
