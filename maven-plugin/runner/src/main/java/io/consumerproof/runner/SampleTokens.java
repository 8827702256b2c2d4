package io.consumerproof.runner;

import io.consumerproof.explore.Exploration;
import io.consumerproof.explore.Finding;
import java.util.List;

/** Which runs of a search are made again in another JVM before anything is told. */
final class SampleTokens {

    private SampleTokens() {}

    static List<String> of(Exploration exploration) {
        Finding finding = exploration.finding();
        return finding == null || finding.token().isEmpty() ? List.of() : List.of(finding.token());
    }
}
