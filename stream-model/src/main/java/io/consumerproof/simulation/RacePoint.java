package io.consumerproof.simulation;

import io.consumerproof.choice.ChoicePoint;
import io.consumerproof.choice.Choices;
import io.consumerproof.choice.Prng;
import io.consumerproof.group.Race;
import io.consumerproof.group.Races;

/** Where the real system races the run may go either way; the usual way is the dullest. */
final class RacePoint implements ChoicePoint {

    private final Races race;
    private final int outcomes;

    private RacePoint(Races race, int outcomes) {
        this.race = race;
        this.outcomes = outcomes;
    }

    /** Every race is a choice. */
    static Race decidedBy(Choices choices) {
        return (race, outcomes) -> choices.choose(new RacePoint(race, outcomes));
    }

    @Override
    public boolean isFault() {
        return false;
    }

    @Override
    public boolean shapesLog() {
        return false;
    }

    @Override
    public int options() {
        return outcomes;
    }

    @Override
    public String option(int option) {
        return option == 0 ? "as usual" : "outcome " + (option + 1) + " of " + outcomes;
    }

    @Override
    public String place() {
        return "race " + race;
    }

    @Override
    public long key() {
        return Prng.mix(-3_000_001L - race.ordinal());
    }
}
