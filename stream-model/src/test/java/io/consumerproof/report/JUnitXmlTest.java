package io.consumerproof.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.check.Violation;
import io.consumerproof.explore.Finding.Kind;
import io.consumerproof.golden.Golden;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

class JUnitXmlTest {

    @Test
    void aSuiteOfEveryOutcome() {
        Golden.files("report").holds("suite.xml", JUnitXml.suite("consumerproof", Samples.all()));
    }

    @Test
    void theCountsAreThoseOfTheCases() {
        Xml xml = Xml.parse(JUnitXml.suite("consumerproof", Samples.all()));
        Element suite = xml.root();
        assertThat(suite.getTagName()).isEqualTo("testsuite");
        assertThat(suite.getAttribute("tests")).isEqualTo("3");
        assertThat(suite.getAttribute("failures")).isEqualTo("2");
        assertThat(suite.getAttribute("errors")).isEqualTo("0");
        assertThat(suite.getAttribute("skipped")).isEqualTo("0");
        assertThat(suite.getAttribute("time")).isEqualTo("0.600");
        assertThat(xml.all("testcase"))
                .extracting(each -> each.getAttribute("name"))
                .containsExactly("order-projection", "payment-notifier", "retry-policy");
        assertThat(xml.all("failure")).hasSize(2);
    }

    @Test
    void aFailureHoldsTheStory() {
        Xml xml = Xml.parse(JUnitXml.suite("consumerproof", List.of(Samples.found(Kind.VIOLATION)), Samples.COMMAND));
        Element failure = xml.all("failure").get(0);
        assertThat(failure.getAttribute("message")).isEqualTo("no-duplicate-effect violated");
        assertThat(failure.getTextContent())
                .startsWith(Terminal.story(Samples.found(Kind.VIOLATION), Samples.COMMAND))
                .endsWith(Terminal.found(Samples.found(Kind.VIOLATION)));
    }

    @Test
    void codeThatCannotBeJudgedIsAnError() {
        for (Kind kind : List.of(Kind.HANG, Kind.EXIT, Kind.NONDETERMINISM, Kind.DIVERGED, Kind.ERROR)) {
            Xml xml = Xml.parse(JUnitXml.suite("consumerproof", List.of(Samples.found(kind))));
            assertThat(xml.root().getAttribute("errors")).isEqualTo("1");
            assertThat(xml.root().getAttribute("failures")).isEqualTo("0");
            assertThat(xml.all("error")).hasSize(1);
        }
    }

    @Test
    void propertiesTellWhatWasTried() {
        List<String> properties = Xml.parse(JUnitXml.suite("consumerproof", Samples.all())).all("property").stream()
                .map(each -> each.getAttribute("name") + "=" + each.getAttribute("value"))
                .toList();
        assertThat(properties)
                .contains(
                        "payment-notifier.runs=41",
                        "payment-notifier.bound=≤ 1 crash and ≤ 1 rebalance",
                        "payment-notifier.points-seen=37",
                        "payment-notifier.points-struck=37",
                        "payment-notifier.token=c1.7fK2")
                .doesNotContain("order-projection.token=");
    }

    @Test
    void whatXmlCannotHoldIsReplaced() {
        Violation odd = new Violation("error", "a \u0000 ]]> <b> \ud800", "", "", List.of(), List.of());
        String text = JUnitXml.suite(
                "<&\"\u0001", List.of(Samples.found(Samples.finding(Kind.ERROR, Samples.mailedTwice(), odd))));
        assertThat(Xml.parse(text).root().getAttribute("name")).isEqualTo("<&\"\ufffd");
        assertThat(Xml.parse(text).all("error").get(0).getTextContent()).contains("]]> <b>");
    }
}
