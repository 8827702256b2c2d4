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
        String why = experiment.search().sample() > 0 ? "the sample has no fault there" : "the limit came before them";
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
     * @param shard which part of the search this is about: what it did not strike, another part may have
     */
    List<String> sentences(boolean complete, int never, Shard shard) {
        List<String> sentences = new ArrayList<>();
        kinds.forEach(kind -> sentences.add(
                "not exercised: '" + kind + "' has no place in these runs, where it could change anything"));
        boolean isKnown = never > 0 && !why.isEmpty();
        if (isKnown && !complete) {
            sentences.add("never struck: " + places(never) + ", since " + why);
        }
        if (isKnown && complete && shard.equals(Shard.WHOLE)) {
            sentences.add("never struck: " + count(never)
                    + " that only runs over gaps, with a switch or beyond the bound come to,"
                    + " since no further fault is placed on those");
        }
        return sentences;
    }

    /** The first few of the run that faults were placed on; if faults struck all of that, those of other runs. */
    private String places(int never) {
        if (unstruck.isEmpty()) {
            return count(never) + " that only runs with a fault come to";
        }
        List<String> named =
                new TreeSet<>(unstruck.values()).stream().limit(MOST_PLACES).toList();
        return String.join(", ", named) + (never > named.size() ? " and " + (never - named.size()) + " more" : "");
    }

    private static String count(int places) {
        return places + (places == 1 ? " place" : " places");
    }
}
