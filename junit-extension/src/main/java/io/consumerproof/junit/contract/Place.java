package io.consumerproof.junit.contract;

import java.util.Comparator;

/**
 * A place in a text file; spelled {@code file:line:column}, ordered by file, line and column.
 *
 * @param file the file as the user named it, with '/'
 * @param line from 1
 * @param column from 1
 */
public record Place(String file, int line, int column) implements Comparable<Place> {

    private static final Comparator<Place> ORDER =
            Comparator.comparing(Place::file).thenComparing(Place::line).thenComparing(Place::column);

    @Override
    public int compareTo(Place other) {
        return ORDER.compare(this, other);
    }

    @Override
    public String toString() {
        return file + ":" + line + ":" + column;
    }
}
