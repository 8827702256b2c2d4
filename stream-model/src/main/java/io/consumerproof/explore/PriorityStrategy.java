package io.consumerproof.explore;

import io.consumerproof.choice.ChoicePoint;
import io.consumerproof.choice.Choices;
import io.consumerproof.choice.Prng;
import io.consumerproof.choice.RecordedChoices;
import io.consumerproof.history.MemberId;
import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.simulation.TurnPoint;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Members go on by rank: each has a random one, the first that can go on does, and at up to two turns, drawn alike from those of the
 * fault-free run, whoever would go on falls behind all others. Up to so many faults as the budget allows, and up to one other
 * switch, strike at places drawn alike from those of the fault-free run.
 *
 * <p>A mistake of depth d shows whenever d turns come in a certain order, whatever the others do. Of n members over k turns, a run
 * with d - 1 changes and nothing else shows it with a chance of at least 1 / (n k^(d-1)). How many changes, faults and other
 * switches there are is drawn alike: one run in 3 · (faults + 1) · 2 is such a run. A fault at a certain place, of m places with
 * at most o options, costs a factor of m · o.
 *
 * @source Burckhardt, Kothari, Musuvathi, Nagarakatte: A randomized scheduler with probabilistic guarantees of finding bugs,
 *     ASPLOS 2010
 */
final class PriorityStrategy implements Strategy {

    /** The greatest depth that is aimed at. */
    static final int DEEPEST = 3;

    private static final int MOST_SWITCHES = 1;

    private final TreeSet<MemberId> members = new TreeSet<>();
    private final int mostFaults;
    private int turns;
    private int faultPlaces;
    private int otherPlaces;

    PriorityStrategy(RecordedChoices base, FaultBudget faults) {
        mostFaults = faults.total();
        for (int i = 0; i < base.size(); i++) {
            count(base.at(i));
        }
    }

    private void count(ChoicePoint point) {
        if (point instanceof TurnPoint) {
            turns++;
            for (int option = 0; option < point.options(); option++) {
                members.add(((TurnPoint) point).member(option));
            }
        } else if (point.isFault()) {
            faultPlaces++;
        } else {
            otherPlaces++;
        }
    }

    @Override
    public Choices next(Prng prng) {
        int changes = prng.nextInt(DEEPEST);
        int faults = prng.nextInt(mostFaults + 1);
        int switches = prng.nextInt(MOST_SWITCHES + 1);
        TreeMap<Integer, Long> ranks = new TreeMap<>();
        for (int i = 0; i < changes && turns > 0; i++) {
            ranks.put(prng.nextInt(turns), -1L - i);
        }
        return new PriorityChoices(
                prng, turns, ranks, places(prng, faults, faultPlaces), places(prng, switches, otherPlaces));
    }

    private static TreeSet<Integer> places(Prng prng, int count, int among) {
        TreeSet<Integer> places = new TreeSet<>();
        for (int i = 0; i < count && among > 0; i++) {
            places.add(prng.nextInt(among));
        }
        return places;
    }

    /** One run in so many has as many changes as a mistake of a certain depth takes, and nothing else. */
    private int share() {
        return DEEPEST * (mostFaults + 1) * (MOST_SWITCHES + 1);
    }

    @Override
    public Optional<String> promise() {
        return turns == 0
                ? Optional.empty()
                : Optional.of("a priority run shows a mistake that hangs on the order of d of " + turns
                        + " turns with a chance of at least 1 in " + share() * members.size() + " · " + turns
                        + "^(d-1), d ≤ " + DEEPEST);
    }
}
