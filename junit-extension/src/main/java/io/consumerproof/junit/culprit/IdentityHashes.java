package io.consumerproof.junit.culprit;

import java.util.Optional;

/**
 * Identity hash codes: the order of a {@code HashMap} whose keys have no {@code hashCode} of their own (enums have none), and
 * {@code Object.toString}. Seen where JVMs agree as long as all these hash codes are one number, and no longer where they are drawn.
 */
final class IdentityHashes implements Culprit {

    private static final Methods ASKED = Methods.of("java\\.lang\\.System", "identityHashCode")
            .and("java\\.lang\\.Object", "hashCode|toString")
            .and("java\\.util\\.IdentityHashMap", "<init>");

    private static final Methods HASHED = Methods.of("java\\.util\\.(Linked)?Hash(Map|Set)", "<init>")
            .and("java\\.util\\.concurrent\\.ConcurrentHashMap", "<init>|newKeySet")
            .and("java\\.util\\.stream\\.Collectors", "toSet|toMap|groupingBy");

    @Override
    public String name() {
        return "identity hash codes";
    }

    @Override
    public Optional<String> seenIn(Sighting sighting) {
        Comparisons compared = sighting.comparisons();
        if (compared.startedAlike() == Comparison.SAME && compared.otherHashes() == Comparison.DIFFERENT) {
            Methods told = sighting.calls(ASKED) ? ASKED : HASHED;
            return Optional.of("JVMs agree as long as all identity hash codes are one number" + sighting.places(told));
        }
        boolean suspect = compared.startedAlike() == Comparison.NOT_MADE && sighting.calls(ASKED);
        return suspect ? Optional.of(sighting.places(ASKED).substring(2)) : Optional.empty();
    }

    @Override
    public String cure() {
        return "give keys a hashCode of their own, use an EnumMap, or iterate what was sorted";
    }
}
