package io.consumerproof.explore;

import io.consumerproof.choice.ChoicePoint;
import io.consumerproof.choice.Choices;
import io.consumerproof.choice.Prng;
import io.consumerproof.choice.ReplayedChoices;
import io.consumerproof.choice.Schedule;

/** Follows a schedule, but takes any option other than the dullest at one choice. */
final class VariedChoices implements Choices {

    static final int NOWHERE = -1;

    private final ReplayedChoices followed;
    private final int varied;
    private final Prng prng;
    private int index;

    /** Varies at choice {@code varied}, counted from 0, or {@link #NOWHERE}. */
    VariedChoices(Schedule schedule, int varied, Prng prng) {
        this.followed = new ReplayedChoices(schedule);
        this.varied = varied;
        this.prng = prng;
    }

    @Override
    public int choose(ChoicePoint point) {
        int option = followed.choose(point);
        return index++ == varied ? 1 + prng.nextInt(point.options() - 1) : option;
    }
}
