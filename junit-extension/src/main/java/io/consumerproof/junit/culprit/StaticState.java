package io.consumerproof.junit.culprit;

import java.util.Optional;

/**
 * State that outlives a run, as it would outlive no process. Seen where fresh JVMs agree on their first run while a later run
 * differs; the field is told where one of the project's own changed, or holds something.
 */
final class StaticState implements Culprit {

    @Override
    public String name() {
        return "state in statics";
    }

    @Override
    public Optional<String> seenIn(Sighting sighting) {
        Comparisons compared = sighting.comparisons();
        String changed = Sighting.listed(sighting.changes());
        String told = changed.isEmpty() ? unchanged(sighting) : changed;
        if (!sighting.racing().isEmpty() && changed.isEmpty()) {
            // Threads race from the second run on as well, once their code is warm.
            return Optional.empty();
        }
        if (compared.startedAlike() == Comparison.SAME && compared.inOneJvm() == Comparison.DIFFERENT) {
            return Optional.of("fresh JVMs agree on their first run, and a later run in the same JVM differs" + told);
        }
        if (compared.allFreshAgree()) {
            return Optional.of("fresh JVMs agree, one that had made other runs before differs" + told);
        }
        boolean suspect = compared.startedAlike() == Comparison.NOT_MADE
                && !sighting.changes().isEmpty();
        return suspect ? Optional.of(changed.substring(2)) : Optional.empty();
    }

    /** A set of what was seen is full after the first run. */
    private static String unchanged(Sighting sighting) {
        String holding = Sighting.listed(sighting.holding());
        return holding.isEmpty() ? "" : "; none changes any more, and these hold something" + holding;
    }

    @Override
    public String cure() {
        return "keep state in fields of what a run makes anew: what has to outlive a process belongs into a database";
    }
}
