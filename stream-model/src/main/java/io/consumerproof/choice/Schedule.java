package io.consumerproof.choice;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The picks of one run: which choice, counted from 0, took which option; a choice that is not named took option 0.
 * Immutable.
 */
public final class Schedule {

    /** Every choice takes option 0. */
    public static final Schedule DULLEST = new Schedule(new int[0], new int[0]);

    private final int[] indexes;
    private final int[] picks;

    private Schedule(int[] indexes, int[] picks) {
        this.indexes = indexes;
        this.picks = picks;
    }

    /**
     * A schedule of these picks.
     *
     * @param indexes which choices, strictly ascending
     * @param picks the option of each, from 1
     * @throws IllegalArgumentException if the lengths differ, an index does not ascend or a pick is below 1
     */
    public static Schedule of(int[] indexes, int[] picks) {
        if (indexes.length != picks.length) {
            throw new IllegalArgumentException(indexes.length + " indexes, but " + picks.length + " picks");
        }
        for (int i = 0; i < indexes.length; i++) {
            if (indexes[i] < (i == 0 ? 0 : indexes[i - 1] + 1) || picks[i] < 1) {
                throw new IllegalArgumentException("pick " + i + " is choice " + indexes[i] + ", option " + picks[i]);
            }
        }
        return new Schedule(indexes.clone(), picks.clone());
    }

    /** The number of picks other than 0. */
    public int size() {
        return indexes.length;
    }

    /** Which choice the pick at {@code position} is about. */
    public int indexAt(int position) {
        return indexes[position];
    }

    /** The option that the pick at {@code position} takes. */
    public int pickAt(int position) {
        return picks[position];
    }

    /** The choice after the last pick; 0 for the dullest schedule. */
    public int end() {
        return indexes.length == 0 ? 0 : indexes[indexes.length - 1] + 1;
    }

    /**
     * This schedule and one more pick behind its last.
     *
     * @param index at least {@link #end()}
     * @param pick from 1
     */
    public Schedule plus(int index, int pick) {
        int[] moreIndexes = Arrays.copyOf(indexes, indexes.length + 1);
        int[] morePicks = Arrays.copyOf(picks, picks.length + 1);
        moreIndexes[indexes.length] = index;
        morePicks[indexes.length] = pick;
        return of(moreIndexes, morePicks);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Schedule
                && Arrays.equals(indexes, ((Schedule) other).indexes)
                && Arrays.equals(picks, ((Schedule) other).picks);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(indexes) + Arrays.hashCode(picks);
    }

    /** {@code [12:1 40:2]}: choice 12 takes option 1, choice 40 option 2. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < indexes.length; i++) {
            text.append(i == 0 ? "" : " ").append(indexes[i]).append(':').append(picks[i]);
        }
        return text.append(']').toString();
    }
}
