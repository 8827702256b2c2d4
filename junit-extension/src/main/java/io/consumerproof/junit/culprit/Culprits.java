package io.consumerproof.junit.culprit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The catalogue of culprits. */
final class Culprits {

    private static final String UNKNOWN =
            "something besides the records decides: a clock, random numbers, the order of an"
                    + " unordered set or map, identity hash codes, state in statics that outlives a run, or a thread of its own.";

    private static final String CURE =
            "Take java.time.Clock, RandomGenerator and Supplier<UUID> from the constructor, keep"
                    + " state in instances, and iterate in a declared order.";

    private Culprits() {}

    static List<Culprit> all() {
        return List.of(
                new OwnThreads(),
                new StaticState(),
                new WallClock(),
                new Randomness(),
                new OwnProcess(),
                new UnorderedIteration(),
                new IdentityHashes());
    }

    /**
     * What is said of whoever did it.
     *
     * @param why who it is, or may be, and how that was seen
     * @param cure what to do
     */
    record Accusation(String why, String cure) {}

    /** Everybody who shows; where nobody does, what it may be. */
    static Accusation accused(Sighting sighting) {
        List<String> seen = new ArrayList<>();
        List<String> cures = new ArrayList<>();
        for (Culprit each : all()) {
            Optional<String> how = each.seenIn(sighting);
            if (how.isPresent()) {
                seen.add(each.name() + " (" + how.get() + ")");
                cures.add(each.cure());
            }
        }
        if (seen.isEmpty() || sighting.comparisons().isEmpty()) {
            return new Accusation(UNKNOWN, CURE);
        }
        String who = "something besides the records decides" + (seen.size() == 1 ? ": " : ", one of these: ")
                + String.join("; ", seen) + ".";
        String cure = String.join("; ", cures);
        return new Accusation(who, Character.toUpperCase(cure.charAt(0)) + cure.substring(1) + ".");
    }
}
