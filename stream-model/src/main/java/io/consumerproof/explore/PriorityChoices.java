package io.consumerproof.explore;

import io.consumerproof.choice.ChoicePoint;
import io.consumerproof.choice.Choices;
import io.consumerproof.choice.Prng;
import io.consumerproof.history.MemberId;
import io.consumerproof.simulation.TurnPoint;
import java.util.TreeMap;
import java.util.TreeSet;

/** Decides turns by rank, and takes another option than the dullest at certain other places. */
final class PriorityChoices implements Choices {

    /** Members that wait for each other would never stop: from so many times the expected turns on they go in turn. */
    private static final int PATIENCE = 4;

    private final Prng prng;
    private final int mostTurns;
    private final TreeMap<Integer, Long> changes;
    private final TreeSet<Integer> strikes;
    private final TreeSet<Integer> switches;
    private final TreeMap<MemberId, Long> ranks = new TreeMap<>();
    private int turn;
    private int faultPlace;
    private int otherPlace;

    /**
     * Ranks are drawn when members come; all are at least 0.
     *
     * @param turns how many turns are expected
     * @param changes the turn at which whoever would go on gets which rank, below 0
     * @param strikes at which places of faults one strikes, counted from 0
     * @param switches at which other choices another option is taken, counted from 0
     */
    PriorityChoices(
            Prng prng, int turns, TreeMap<Integer, Long> changes, TreeSet<Integer> strikes, TreeSet<Integer> switches) {
        this.prng = prng;
        this.mostTurns = PATIENCE * turns;
        this.changes = changes;
        this.strikes = strikes;
        this.switches = switches;
    }

    @Override
    public int choose(ChoicePoint point) {
        if (point instanceof TurnPoint) {
            return turn((TurnPoint) point);
        }
        boolean deviates = point.isFault() ? strikes.contains(faultPlace++) : switches.contains(otherPlace++);
        return deviates ? 1 + prng.nextInt(point.options() - 1) : 0;
    }

    private int turn(TurnPoint point) {
        int here = turn++;
        if (here >= mostTurns) {
            return 0;
        }
        Long changed = changes.get(here);
        if (changed != null) {
            ranks.put(point.member(first(point)), changed);
        }
        return first(point);
    }

    /** The option of the highest rank. */
    private int first(TurnPoint point) {
        int first = 0;
        for (int option = 1; option < point.options(); option++) {
            if (rank(point.member(option)) > rank(point.member(first))) {
                first = option;
            }
        }
        return first;
    }

    private long rank(MemberId member) {
        return ranks.computeIfAbsent(member, any -> prng.nextLong() >>> 1);
    }
}
