package io.consumerproof.benchmarks;

import io.consumerproof.benchmarks.Figure.Goal;
import io.consumerproof.explore.Exploration;
import io.consumerproof.explore.Explorer;
import io.consumerproof.explore.Statement;
import io.consumerproof.junit.contract.Contract;
import io.consumerproof.scenario.FaultBudget;
import java.time.Duration;
import java.util.List;

/** How many placements of two faults there are, beside those that are run for them. */
final class PruningFigures implements Chapter {

    private static final String CONTRACT = "projection-h2-pairs";
    private static final int LEAST = 3;

    @Override
    public String name() {
        return "pruning";
    }

    @Override
    public List<Figure> figures() {
        try (Contract contract = Quickstart.contract(CONTRACT + ".yaml")) {
            return List.of(
                    pruned(contract, contract.experiment().faults(), Goal.NONE),
                    pruned(contract, FaultBudget.DEFAULT, Goal.atLeast(LEAST, 1)));
        }
    }

    private static Figure pruned(Contract contract, FaultBudget faults, Goal goal) {
        Exploration exploration =
                new Explorer(Quickstart.within(contract.experiment(), faults), () -> Duration.ZERO).explore();
        Statement statement = exploration.statement();
        if (!exploration.passed() || !statement.exhaustive()) {
            throw new IllegalStateException("found " + exploration);
        }
        return new Figure(
                CONTRACT + ", " + faults,
                statement.runs() + statement.covered(),
                "placements",
                "those that are run",
                statement.runs(),
                goal);
    }
}
