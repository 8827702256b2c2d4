package io.consumerproof.junit.contract;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Collects what is wrong with a contract, so that everything is told at once. */
final class Problems {

    private final List<Problem> found = new ArrayList<>();
    private final Set<Place> unknown = new HashSet<>();

    private int count;

    void add(Place place, String sentence) {
        count++;
        if (!unknown.contains(place)) {
            found.add(new Problem(place, sentence));
        }
    }

    /** What stands at {@code place} cannot be known: further problems with it would only be guesses. */
    void silence(Place place) {
        unknown.add(place);
    }

    /** How many were met, silenced ones too. */
    int count() {
        return count;
    }

    /** Ends the reading if anything was found. */
    void raise() {
        if (!found.isEmpty()) {
            throw new ContractProblemsException(
                    found.stream().sorted().distinct().toList());
        }
    }
}
