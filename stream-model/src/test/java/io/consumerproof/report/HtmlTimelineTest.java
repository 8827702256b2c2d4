package io.consumerproof.report;

import io.consumerproof.golden.Golden;
import org.junit.jupiter.api.Test;

class HtmlTimelineTest {

    @Test
    void aRunAsAPage() {
        String title = "payment-notifier: no-duplicate-effect violated";
        Golden.files("report")
                .holds("duplicate.html", HtmlTimeline.page(title, Samples.mailedTwice(), Samples.repeated()));
    }
}
