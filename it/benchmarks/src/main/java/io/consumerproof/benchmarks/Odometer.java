package io.consumerproof.benchmarks;

import java.util.Arrays;

/** Counts through every sequence of choices, the last choice fastest. */
final class Odometer {

    private static final int LONGEST_RUN = 256;

    private final int[] options = new int[LONGEST_RUN];
    private int[] schedule = {};
    private int choice;

    /** The next choice of this run, from 0 to below {@code count}. */
    int choose(int count) {
        options[choice] = count;
        int index = choice++;
        return index < schedule.length ? schedule[index] : 0;
    }

    /** Goes on to the next run; false when every run was made. */
    boolean next() {
        int[] full = Arrays.copyOf(schedule, choice);
        int last = choice - 1;
        while (last >= 0 && full[last] + 1 >= options[last]) {
            last--;
        }
        choice = 0;
        if (last < 0) {
            return false;
        }
        schedule = Arrays.copyOf(full, last + 1);
        schedule[last]++;
        return true;
    }
}
