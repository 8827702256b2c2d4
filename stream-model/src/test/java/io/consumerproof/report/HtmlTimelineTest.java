package io.consumerproof.report;

import io.consumerproof.check.Violation;
import io.consumerproof.golden.Golden;
import java.util.List;
import org.junit.jupiter.api.Test;

class HtmlTimelineTest {

    @Test
    void aRunAsAPage() {
        String title = "payment-notifier: no-duplicate-effect violated";
        Golden.files("report")
                .holds("duplicate.html", HtmlTimeline.page(title, Samples.mailedTwice(), Samples.repeated()));
        Golden.files("report")
                .holds(
                        "every.html",
                        HtmlTimeline.page(
                                title,
                                EveryEvent.history(),
                                new Violation(
                                        "no-zombie-effect",
                                        "x happened.",
                                        "w.",
                                        "c.",
                                        List.of(EveryEvent.PAID.id()),
                                        List.of(42))));
        Golden.files("report").holds("every.txt", Narrator.all(EveryEvent.history()));
    }
}
