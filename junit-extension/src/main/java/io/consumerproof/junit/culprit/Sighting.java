package io.consumerproof.junit.culprit;

import java.util.List;
import java.util.Optional;

/**
 * All that is known about a schedule that gave two histories.
 *
 * @param comparisons of its runs
 * @param code the project's own classes
 * @param changes what a run changed in their statics, one sentence each without full stop
 * @param holding what is in those that hold something that can change, one sentence each without full stop
 * @param racing where several threads of the code's own had effects while one call was waited for; empty if none did
 */
record Sighting(Comparisons comparisons, OwnCode code, List<String> changes, List<String> holding, String racing) {

    private static final int MOST_TOLD = 3;

    /** Whether the code calls one of {@code methods}. */
    boolean calls(Methods methods) {
        return !code.calls(methods).isEmpty();
    }

    /** Where the code calls one of {@code methods}, if JVMs that were started alike may differ for what it answers. */
    Optional<String> fromOutside(Methods methods) {
        boolean seen = comparisons.mayComeFromOutside() && calls(methods);
        return seen ? Optional.of(places(methods).substring(2)) : Optional.empty();
    }

    /** {@code : com.acme.A.on(A.java:17) calls System.nanoTime}; empty if the code calls none of {@code methods}. */
    String places(Methods methods) {
        return listed(code.calls(methods).stream().map(Call::toString).toList());
    }

    /** The first few, behind a colon; empty without any. */
    static String listed(List<String> all) {
        List<String> first = all.stream().distinct().limit(MOST_TOLD).toList();
        long more = all.stream().distinct().count() - first.size();
        return all.isEmpty() ? "" : ": " + String.join(", ", first) + (more > 0 ? " and " + more + " more" : "");
    }
}
