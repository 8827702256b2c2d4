package io.consumerproof.choice;

/**
 * Follows a schedule by the numbers of its choices. Lenient: a pick that the choice does not offer becomes option 0, and what the
 * schedule does not name is option 0.
 */
public final class ReplayedChoices implements Choices {

    private final Schedule schedule;
    private int index;
    private int next;

    /** Follows {@code schedule} from its first choice. */
    public ReplayedChoices(Schedule schedule) {
        this.schedule = schedule;
    }

    @Override
    public int choose(ChoicePoint point) {
        int here = index++;
        if (next == schedule.size() || schedule.indexAt(next) != here) {
            return 0;
        }
        int pick = schedule.pickAt(next++);
        return pick < point.options() ? pick : 0;
    }
}
