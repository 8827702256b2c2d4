package io.consumerproof.choice;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Passes every choice on and remembers what was offered and what was picked. Choices are counted from 0; for each the number of
 * options and its key are kept, for each pick other than 0 the choice itself.
 */
public final class RecordedChoices implements Choices {

    private final Choices decider;
    private int[] options = new int[64];
    private long[] keys = new long[64];
    private boolean[] faults = new boolean[64];
    private int size;
    private final List<Pick> picks = new ArrayList<>();

    /** Lets {@code decider} decide. */
    public RecordedChoices(Choices decider) {
        this.decider = decider;
    }

    /**
     * A pick other than 0.
     *
     * @param index which choice
     * @param option what was picked
     * @param point the choice
     */
    public record Pick(int index, int option, ChoicePoint point) {}

    @Override
    public int choose(ChoicePoint point) {
        int option = decider.choose(point);
        if (size == options.length) {
            options = Arrays.copyOf(options, 2 * size);
            keys = Arrays.copyOf(keys, 2 * size);
            faults = Arrays.copyOf(faults, 2 * size);
        }
        options[size] = point.options();
        keys[size] = point.key();
        faults[size] = point.isFault();
        if (option != 0) {
            picks.add(new Pick(size, option, point));
        }
        size++;
        return option;
    }

    /** The number of choices so far. */
    public int size() {
        return size;
    }

    /** How many options the choice at {@code index} offered. */
    public int optionsAt(int index) {
        return options[index];
    }

    /** The key of the choice at {@code index}. */
    public long keyAt(int index) {
        return keys[index];
    }

    /** Whether the choice at {@code index} is about a fault. */
    public boolean isFaultAt(int index) {
        return faults[index];
    }

    /** The picks other than 0, in order. */
    public List<Pick> picks() {
        return picks;
    }

    /** What was picked so far. */
    public Schedule schedule() {
        int[] indexes = new int[picks.size()];
        int[] taken = new int[picks.size()];
        for (int i = 0; i < indexes.length; i++) {
            indexes[i] = picks.get(i).index();
            taken[i] = picks.get(i).option();
        }
        return Schedule.of(indexes, taken);
    }
}
