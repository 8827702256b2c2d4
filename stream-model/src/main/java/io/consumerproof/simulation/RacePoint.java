package io.consumerproof.simulation;

import io.consumerproof.choice.ChoicePoint;
import io.consumerproof.choice.Prng;
import io.consumerproof.group.Race;
import io.consumerproof.group.Races;
import io.consumerproof.history.RunEvent;

/** Where the real system races the run may go either way; the usual way is the dullest. */
final class RacePoint implements ChoicePoint {

    private final Races race;
    private final int outcomes;

    private RacePoint(Races race, int outcomes) {
        this.race = race;
        this.outcomes = outcomes;
    }

    /** Every race is a choice of {@code run}, which is told where it does not go the usual way. */
    static Race decidedBy(Run run) {
        return (race, outcomes) -> {
            int outcome = run.choices.choose(new RacePoint(race, outcomes));
            if (outcome != 0) {
                run.record(new RunEvent.RaceTurned(run.nowMicros, race.outcome(outcome, outcomes)));
            }
            return outcome;
        };
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
        return race.outcome(option, outcomes);
    }

    @Override
    public String mark(int option) {
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
