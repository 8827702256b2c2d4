package io.consumerproof.junit.contract;

import java.util.ArrayList;
import java.util.List;

/** Collects what is wrong with a contract, so that everything is told at once. */
final class Problems {

    private final List<Problem> found = new ArrayList<>();

    void add(Place place, String sentence) {
        found.add(new Problem(place, sentence));
    }

    int count() {
        return found.size();
    }

    /** Ends the reading if anything was found. */
    void raise() {
        if (!found.isEmpty()) {
            throw new ContractProblemsException(
                    found.stream().sorted().distinct().toList());
        }
    }
}
