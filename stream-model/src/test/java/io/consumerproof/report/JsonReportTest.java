package io.consumerproof.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.check.Violation;
import io.consumerproof.explore.Finding.Kind;
import io.consumerproof.golden.Golden;
import java.util.List;
import org.junit.jupiter.api.Test;

class JsonReportTest {

    @Test
    void explorationsOfEveryOutcome() {
        Golden.files("report").holds("report.json", JsonReport.of(Samples.all()));
    }

    @Test
    void noExplorationIsAnEmptyArray() {
        assertThat(JsonReport.of(List.of())).isEqualTo("{\n  \"format\": 1,\n  \"explorations\": []\n}\n");
    }

    @Test
    void textIsEscaped() {
        Violation odd = new Violation("error", "a \"b\" \\ \n \u0001 \ud83d\ude00 ≤", "", "", List.of(), List.of());
        assertThat(JsonReport.of(List.of(Samples.found(Samples.finding(Kind.ERROR, Samples.mailedTwice(), odd)))))
                .contains("\"sentence\": \"a \\\"b\\\" \\\\ \\n \\u0001 \\ud83d\\ude00 ≤\"");
    }
}
