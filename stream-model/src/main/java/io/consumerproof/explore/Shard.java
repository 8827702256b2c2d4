package io.consumerproof.explore;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

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

    private static final Pattern FORM = Pattern.compile("(\\d{1,6})/(\\d{1,6})");

    public Shard {
        if (of < 1) {
            throw new IllegalArgumentException(
                    "shard " + number + "/" + of + " is one of " + of + ", the least is one of 1: 1/1");
        }
        if (number < 1 || number > of) {
            throw new IllegalArgumentException(
                    "shard " + number + "/" + of + ", allowed is 1/" + of + " to " + of + "/" + of);
        }
    }

    /** Its part {@code index} of {@code parts}: all of them together have what it has. */
    public Shard part(int index, int parts) {
        Shard part = new Shard(index, parts);
        return new Shard(number + of * (part.number - 1), of * part.of);
    }

    /** Whether it has the unit of work {@code unit}, counted from 0. */
    boolean has(long unit) {
        return unit % of == number - 1;
    }

    /** Whether it counts what every part does. */
    boolean isFirst() {
        return number == 1;
    }

    /**
     * The shard that {@code text} spells: {@code 3/8}.
     *
     * @throws IllegalArgumentException if it spells none
     */
    public static Shard parse(String text) {
        Matcher parts = FORM.matcher(text.strip());
        if (!parts.matches()) {
            throw new IllegalArgumentException(
                    "'" + text + "' is no shard; write its number and how many there are: 3/8");
        }
        return new Shard(Integer.parseInt(parts.group(1)), Integer.parseInt(parts.group(2)));
    }

    /** {@code 3/8}. */
    @Override
    public String toString() {
        return number + "/" + of;
    }
}
