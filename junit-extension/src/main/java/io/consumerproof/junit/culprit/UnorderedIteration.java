package io.consumerproof.junit.culprit;

import java.util.Optional;

/**
 * The order in which {@code Set.of}, {@code Map.of} and their like are iterated: one for each JVM. Seen where JVMs that iterate
 * in opposite directions differ while those that were started alike agree. Of three elements and more the first one is drawn by
 * each JVM too: then any two JVMs differ, while two runs in one do not.
 *
 * @source java.util.ImmutableCollections, JDK 17: SALT32L, REVERSE
 */
final class UnorderedIteration implements Culprit {

    private static final Methods MADE = Methods.of("java\\.util\\.(Set|Map)", "of|ofEntries|copyOf")
            .and("java\\.util\\.stream\\.Collectors", "toUnmodifiable(Set|Map)");

    @Override
    public String name() {
        return "the order of an unordered collection";
    }

    @Override
    public Optional<String> seenIn(Sighting sighting) {
        Comparisons compared = sighting.comparisons();
        if (compared.inOneJvm() != Comparison.SAME) {
            return Optional.empty();
        }
        String places = sighting.places(MADE);
        if (compared.startedAlike() == Comparison.SAME && compared.otherOrder() == Comparison.DIFFERENT) {
            return Optional.of("JVMs that iterate Set.of and Map.of in one direction agree, one of the other direction"
                    + " differs" + places);
        }
        boolean drawn = compared.startedAlike() == Comparison.DIFFERENT && sighting.calls(MADE);
        return drawn ? Optional.of("runs in one JVM agree, runs in two differ" + places) : Optional.empty();
    }

    @Override
    public String cure() {
        return "iterate a List, a LinkedHashSet, a TreeMap, or what was sorted before";
    }
}
