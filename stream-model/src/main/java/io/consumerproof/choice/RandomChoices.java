package io.consumerproof.choice;

/**
 * Picks at random: at each choice something other than option 0 with the chance of one in {@code oddsOf}, and then each such
 * option alike.
 */
public final class RandomChoices implements Choices {

    private final Prng prng;
    private final int oddsOf;

    /**
     * Draws from {@code prng}.
     *
     * @param oddsOf at least 1; 1 never picks option 0
     */
    public RandomChoices(Prng prng, int oddsOf) {
        this.prng = prng;
        this.oddsOf = oddsOf;
    }

    @Override
    public int choose(ChoicePoint point) {
        return prng.nextInt(oddsOf) == 0 ? 1 + prng.nextInt(point.options() - 1) : 0;
    }
}
