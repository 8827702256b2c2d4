package io.consumerproof.junit.culprit;

import java.util.Optional;

/**
 * State that outlives a run, as it would outlive no process. Seen where fresh JVMs agree on their first run while a later run
 * differs; the field is told where one of the project's own changed.
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
        if (!sighting.racing().isEmpty() && changed.isEmpty()) {
            // Threads race from the second run on as well, once their code is warm.
            return Optional.empty();
        }
        if (compared.startedAlike() == Comparison.SAME && compared.inOneJvm() == Comparison.DIFFERENT) {
            return Optional.of(
                    "fresh JVMs agree on their first run, and a later run in the same JVM differs" + changed);
        }
        if (compared.allFreshAgree()) {
            return Optional.of("fresh JVMs agree, one that had made other runs before differs" + changed);
        }
        boolean suspect = compared.startedAlike() == Comparison.NOT_MADE
                && !sighting.changes().isEmpty();
        return suspect ? Optional.of(changed.substring(2)) : Optional.empty();
    }

    @Override
    public String cure() {
        return "keep state in fields of what a run makes anew: what has to outlive a process belongs into a database";
    }
}
