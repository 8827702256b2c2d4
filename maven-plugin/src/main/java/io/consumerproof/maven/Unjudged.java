package io.consumerproof.maven;

import io.consumerproof.check.Violation;
import io.consumerproof.explore.Exploration;
import io.consumerproof.explore.Finding;
import io.consumerproof.explore.RunPlan;
import io.consumerproof.explore.Statement;
import io.consumerproof.history.History;
import io.consumerproof.runner.Reports;
import java.io.IOException;
import java.util.List;

/** Reports a contract that no fork could report: it cannot be read, or its JVM ended without a word. */
final class Unjudged {

    private static final Statement NOTHING = Statement.unfinished(0, "no fault");

    private Unjudged() {}

    static void write(Reports reports, Told told) throws IOException {
        String sentence = told.sentence().isEmpty() ? told.text() : told.sentence();
        Violation violation = new Violation("contract", sentence, "", "", List.of(), List.of());
        Finding finding = new Finding(
                Finding.Kind.ERROR,
                violation,
                List.of(),
                History.of(),
                RunPlan.REFERENCE,
                told.token(),
                0,
                0,
                0,
                false,
                null);
        reports.xml(told.name(), new Exploration(told.name(), List.of(), finding, NOTHING, List.of()), "");
    }
}
