package io.consumerproof.runner;

import io.consumerproof.explore.Exploration;
import io.consumerproof.explore.Finding;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Which runs of a search are made again in another JVM before anything is told. */
final class SampleTokens {

    /** Kinds whose run has no history to its end, or one that is known to differ. */
    private static final Set<Finding.Kind> ENDED_EARLY =
            EnumSet.of(Finding.Kind.HANG, Finding.Kind.EXIT, Finding.Kind.ERROR, Finding.Kind.NONDETERMINISM);

    private SampleTokens() {}

    /** Tokens, distinct; the told run first. */
    static List<String> of(Exploration exploration) {
        Finding finding = exploration.finding();
        if (finding == null) {
            return exploration.sampleTokens();
        }
        if (finding.token().isEmpty() || ENDED_EARLY.contains(finding.kind())) {
            return List.of();
        }
        Set<String> tokens = new LinkedHashSet<>();
        tokens.add(finding.token());
        tokens.addAll(exploration.sampleTokens());
        return List.copyOf(tokens);
    }
}
