package io.consumerproof.report;

import io.consumerproof.check.Verdict;
import io.consumerproof.explore.Exploration;
import io.consumerproof.explore.Finding;
import java.util.List;

/** An exploration as one page to look at: what was tried, what each check says, and the run that was found, if any was. */
public final class HtmlReport {

    private final Exploration exploration;
    private final Markup page;

    private HtmlReport(Exploration exploration, Markup page) {
        this.exploration = exploration;
        this.page = page;
    }

    /** The page, in well-formed XHTML that is HTML 5 as well; the same bytes for equal input. */
    public static String page(Exploration exploration) {
        Finding finding = exploration.finding();
        return HtmlPage.of(exploration.name(), finding == null ? null : finding.violation(), page -> {
            HtmlReport report = new HtmlReport(exploration, page);
            report.problems();
            if (finding != null) {
                HtmlTimeline.write(page, finding.history(), finding.violation());
            }
            report.tried();
            report.verdicts();
        });
    }

    private void problems() {
        exploration.problems().forEach(each -> page.leaf("p", PlainText.line(each), "class", "sentence")
                .feed());
    }

    private void tried() {
        page.open("section", "class", "tried").leaf("h2", "What was tried").feed();
        list(StatementWords.phrases(exploration.statement()), "phrases");
        list(StatementWords.remarks(exploration.statement()), "remarks");
        page.close().feed();
    }

    private void list(List<String> lines, String style) {
        if (!lines.isEmpty()) {
            page.open("ul", "class", style);
            lines.forEach(each -> page.leaf("li", each));
            page.close().feed();
        }
    }

    private void verdicts() {
        if (exploration.verdicts().isEmpty()) {
            return;
        }
        page.open("section", "class", "steps").open("table").feed();
        page.leaf("caption", PlainText.count(exploration.verdicts().size(), "check"));
        page.open("tbody").feed();
        for (Verdict each : exploration.verdicts()) {
            page.open("tr");
            page.leaf("th", each.check(), "scope", "row").leaf("td", Terminal.judgement(each));
            page.close().feed();
        }
        page.close().close().close().feed();
    }
}
