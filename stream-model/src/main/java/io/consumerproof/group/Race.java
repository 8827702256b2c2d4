package io.consumerproof.group;

/**
 * Who decides where the real system races: a search through all outcomes, or a list of what was observed.
 *
 * @source ours; each race has its own, in {@link Races}
 */
@FunctionalInterface
public interface Race {

    /** Every race goes the usual way. */
    Race USUAL = (race, outcomes) -> 0;

    /**
     * Which outcome it is this time.
     *
     * @param outcomes how many there are this time, 2 or more
     * @return 0 for the usual one, less than {@code outcomes}; what the numbers mean {@link Races#outcome} tells
     */
    int choose(Races race, int outcomes);
}
