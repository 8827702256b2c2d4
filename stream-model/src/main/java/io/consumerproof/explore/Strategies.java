package io.consumerproof.explore;

import io.consumerproof.choice.RandomChoices;
import io.consumerproof.choice.RecordedChoices;
import io.consumerproof.scenario.FaultBudget;

/** The catalogue of ways to pick schedules beyond the bound; they take turns. */
enum Strategies {
    /** Something else than usual at about three choices, wherever they are. */
    RANDOM("random") {
        @Override
        Strategy over(RunResult base, FaultBudget faults) {
            int odds = oddsOver(base.trace());
            return prng -> new RandomChoices(prng, odds);
        }
    },
    /** Members by rank, with few changes of rank and few faults. */
    PRIORITY("priority") {
        @Override
        Strategy over(RunResult base, FaultBudget faults) {
            return new PriorityStrategy(base.trace(), faults);
        }
    },
    /** Variations of what showed something new. */
    COVERAGE_GUIDED("coverage-guided") {
        @Override
        Strategy over(RunResult base, FaultBudget faults) {
            return new CoverageStrategy(base, oddsOver(base.trace()));
        }
    };

    private final String spelling;

    Strategies(String spelling) {
        this.spelling = spelling;
    }

    /**
     * Starts anew.
     *
     * @param base the run without deviations, which meets at least one choice
     * @param faults how many faults a run may see
     */
    abstract Strategy over(RunResult base, FaultBudget faults);

    /** One choice in so many is taken otherwise: three in a run. */
    private static int oddsOver(RecordedChoices base) {
        return Math.max(2, base.size() / 3);
    }

    /** How a statement spells it. */
    @Override
    public String toString() {
        return spelling;
    }
}
