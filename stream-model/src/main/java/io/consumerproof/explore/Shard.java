package io.consumerproof.explore;

/**
 * One of several equal parts of a search. Parts are disjoint, and together they are the whole; each makes the reference run and
 * counts what it alone has.
 *
 * @param number which part, from 1 to {@code of}
 * @param of how many parts there are, at least 1
 */
public record Shard(int number, int of) {

    /** The only part of an undivided search. */
    public static final Shard WHOLE = new Shard(1, 1);

    public Shard {
        if (of < 1 || number < 1 || number > of) {
            throw new IllegalArgumentException(
                    "shard " + number + "/" + of + ", allowed is 1/" + of + " to " + of + "/" + of);
        }
    }

    /** Whether it has the unit of work {@code unit}, counted from 0. */
    boolean has(long unit) {
        return unit % of == number - 1;
    }

    /** Whether it counts what every part does. */
    boolean isFirst() {
        return number == 1;
    }

    /** {@code 3/8}. */
    @Override
    public String toString() {
        return number + "/" + of;
    }
}
