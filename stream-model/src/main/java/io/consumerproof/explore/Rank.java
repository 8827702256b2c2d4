package io.consumerproof.explore;

import java.util.Comparator;

/**
 * Where a run stands in the order in which an undivided search makes its runs, whoever makes it.
 *
 * @param phase which pass of the search, from 0: the reference run, kept runs, pinned faults, then each walk through the placements
 * @param unit which unit of the pass, from 0: what shards share out
 * @param run which run of the unit, from 1
 */
public record Rank(int phase, long unit, long run) implements Comparable<Rank> {

    /** Before all: what is found by comparing runs means nothing if the same schedule does not give the same run. */
    static final Rank FIRST = new Rank(-1, 0, 0);

    /** The runs beyond the bound; the number of a run is its unit. */
    static final int RANDOM = Integer.MAX_VALUE;

    private static final Comparator<Rank> ORDER =
            Comparator.comparingInt(Rank::phase).thenComparingLong(Rank::unit).thenComparingLong(Rank::run);

    @Override
    public int compareTo(Rank other) {
        return ORDER.compare(this, other);
    }

    /** Whether its unit comes before that of {@code other}; units are what shards share out. */
    boolean isOfUnitBefore(Rank other) {
        return phase < other.phase || (phase == other.phase && unit < other.unit);
    }

    /** Whether it is a run beyond the bound. */
    public boolean isBeyondTheBound() {
        return phase == RANDOM;
    }

    /** {@code 3.17.2}. */
    @Override
    public String toString() {
        return phase + "." + unit + "." + run;
    }

    /** The rank that {@code text} spells. */
    public static Rank parse(String text) {
        String[] parts = text.split("\\.", -1);
        return new Rank(Integer.parseInt(parts[0]), Long.parseLong(parts[1]), Long.parseLong(parts[2]));
    }
}
