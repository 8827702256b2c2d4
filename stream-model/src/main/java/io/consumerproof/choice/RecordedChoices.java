package io.consumerproof.choice;

import java.util.ArrayList;
import java.util.List;

/** Passes every choice on and remembers what was offered and what was picked. Choices are counted from 0. */
public final class RecordedChoices implements Choices {

    private final Choices decider;
    private final List<ChoicePoint> points = new ArrayList<>(64);
    private final List<Pick> picks = new ArrayList<>(4);

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
        if (option != 0) {
            picks.add(new Pick(points.size(), option, point));
        }
        points.add(point);
        return option;
    }

    /** The number of choices so far. */
    public int size() {
        return points.size();
    }

    /** The choice at {@code index}. */
    public ChoicePoint at(int index) {
        return points.get(index);
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
