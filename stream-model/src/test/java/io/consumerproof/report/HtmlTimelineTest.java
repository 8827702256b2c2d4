package io.consumerproof.report;

import static io.consumerproof.report.Told.M1;
import static io.consumerproof.report.Told.P0;
import static io.consumerproof.report.Told.record;
import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.golden.Golden;
import io.consumerproof.history.History;
import io.consumerproof.history.LogRecord;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

class HtmlTimelineTest {

    private static final String TITLE = "payment-notifier: no-duplicate-effect violated";

    @Test
    void aRunWithItsViolation() {
        Golden.files("report")
                .holds("duplicate.html", HtmlTimeline.page(TITLE, Samples.mailedTwice(), Samples.repeated()));
    }

    @Test
    void everyKindOfEventHasItsPlace() {
        String page = HtmlTimeline.page("every kind of event", EveryEvent.history(), null);
        Golden.files("report").holds("every-event.html", page);
        assertThat(Xml.parse(page).all("tr")).hasSize(EveryEvent.history().size() + 1);
    }

    @Test
    void everySignLinksToItsStepAndSaysIt() {
        Xml page = Xml.parse(HtmlTimeline.page(TITLE, Samples.mailedTwice(), Samples.repeated()));
        List<String> steps =
                page.all("tr").stream().map(row -> "#" + row.getAttribute("id")).toList();
        List<Element> links = page.all("a");
        assertThat(links).hasSize(17).allSatisfy(link -> {
            assertThat(steps).contains(link.getAttribute("href"));
            assertThat(link.getElementsByTagName("title").item(0).getTextContent())
                    .startsWith("#" + link.getAttribute("href").substring(2) + "  t=");
        });
    }

    @Test
    void foreignTextIsEscapedEverywhere() {
        String evil = "</title><script>alert('1')</script>&";
        LogRecord record = record(P0, 0, evil, evil);
        History history = Told.billing()
                .append(record)
                .settled()
                .deliver(M1, 1, record)
                .apply(M1, record.id(), "Mailer.send(\"" + evil + "\")")
                .history();
        String page = HtmlTimeline.page(evil, history, null);
        assertThat(page).doesNotContain("<script").contains("&lt;script&gt;alert(&#39;1&#39;)");
        assertThat(Xml.parse(page).all("script")).isEmpty();
        assertThat(Xml.parse(page).all("h1").get(0).getTextContent()).isEqualTo(evil);
    }

    @Test
    void thePageNeedsNothingBesideIt() {
        String page = HtmlTimeline.page(TITLE, Samples.mailedTwice(), Samples.repeated())
                .replace("http://www.w3.org/1999/xhtml", "")
                .replace("http://www.w3.org/2000/svg", "");
        assertThat(page)
                .doesNotContain("http:", "https:", "//", "url(", "@import", "<link", "<img", "<script", " src=");
        assertThat(page).contains("prefers-color-scheme: dark", "color-scheme");
    }

    @Test
    void anEmptyRunIsAPageToo() {
        assertThat(Xml.parse(HtmlTimeline.page("nothing", History.of(), null))
                        .all("caption")
                        .get(0)
                        .getTextContent())
                .isEqualTo("0 steps");
    }

    @Test
    void theSameRunIsTheSamePage() {
        assertThat(HtmlTimeline.page(TITLE, EveryEvent.history(), Samples.repeated()))
                .isEqualTo(HtmlTimeline.page(TITLE, EveryEvent.history(), Samples.repeated()));
    }
}
