package io.consumerproof.group;

/** Who decides where the real system races: a search through all outcomes, or a list of what was observed. */
@FunctionalInterface
public interface Race {

    /** Every race goes the usual way. */
    Race USUAL = race -> 0;

    /**
     * Which outcome it is this time.
     *
     * @return the outcome's place in {@link Races#outcomes}, from 0
     */
    int choose(Races race);
}
