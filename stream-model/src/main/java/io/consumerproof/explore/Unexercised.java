package io.consumerproof.explore;

import io.consumerproof.choice.ChoicePoint;
import io.consumerproof.scenario.FaultKind;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What a search that found nothing did not try, and why.
 *
 * @param kinds faults of the bound that had no place in any run
 * @param unstruck places of the run that faults were placed on where none struck, by key
 * @param why faults struck nowhere there
 */
record Unexercised(List<String> kinds, SortedMap<Long, String> unstruck, String why) {

    /** All was tried. */
    static final Unexercised NOTHING = new Unexercised(List.of(), new TreeMap<>(), "");

    private static final int MOST_PLACES = 3;

    /** What a search of {@code experiment} that placed faults on {@code base} left out. */
    static Unexercised of(Experiment experiment, Coverage coverage, Exhaustion exhaustion, RunResult base) {
        List<String> kinds = new ArrayList<>();
        for (FaultKind kind : experiment.faults().most().keySet()) {
            if (experiment.faults().of(kind) > 0 && !coverage.isOffered(kind)) {
                kinds.add(kind.toString());
            }
        }
        SortedMap<Long, String> unstruck = new TreeMap<>();
        for (int i = 0; i < base.trace().size(); i++) {
            ChoicePoint point = base.trace().at(i);
            if (point.isFault() && !coverage.isStruck(point)) {
                unstruck.put(point.key(), point.place());
            }
        }
        String why = exhaustion.sampled() > 0 ? "the sample has no fault there" : "the limit came before them";
        return new Unexercised(kinds, unstruck, why);
    }

    /** What neither search tried. */
    Unexercised and(Unexercised other) {
        List<String> bothKinds = kinds.stream().filter(other.kinds::contains).toList();
        SortedMap<Long, String> bothPlaces = new TreeMap<>(unstruck);
        bothPlaces.keySet().retainAll(other.unstruck.keySet());
        return new Unexercised(bothKinds, bothPlaces, why.isEmpty() ? other.why : why);
    }

    /**
     * Sentences without full stop; empty if nothing was left out.
     *
     * @param complete whether every placement was made, or covered
     * @param never how many places were seen and never struck, whatever run showed them
     */
    List<String> sentences(boolean complete, int never) {
        List<String> sentences = new ArrayList<>();
        kinds.forEach(kind -> sentences.add(
                "not exercised: '" + kind + "' has no place in these runs, where it could change anything"));
        if (!complete && never > 0 && !unstruck.isEmpty()) {
            List<String> named =
                    new TreeSet<>(unstruck.values()).stream().limit(MOST_PLACES).toList();
            sentences.add("never struck: " + String.join(", ", named)
                    + (never > named.size() ? " and " + (never - named.size()) + " more" : "") + ", since " + why);
        }
        return sentences;
    }
}
