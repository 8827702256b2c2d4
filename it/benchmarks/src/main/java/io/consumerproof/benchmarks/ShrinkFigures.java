package io.consumerproof.benchmarks;

import io.consumerproof.benchmarks.Figure.Goal;
import io.consumerproof.explore.Explorer;
import io.consumerproof.explore.Finding;
import io.consumerproof.junit.contract.Contract;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** How long it takes to find what is wrong with each broken contract and to shrink it, and how small it gets. */
final class ShrinkFigures implements Chapter {

    private static final int ROUNDS = 3;
    private static final double MOST_MILLIS = 1_000;

    @Override
    public String name() {
        return "shrinking";
    }

    @Override
    public List<Figure> figures() {
        List<Figure> figures = new ArrayList<>();
        for (Path file : Quickstart.broken()) {
            try (Contract contract = Quickstart.read(file)) {
                figures.add(shrunk(contract));
            }
        }
        return figures;
    }

    private static Figure shrunk(Contract contract) {
        List<Finding> findings = new ArrayList<>();
        Cost cost = Cost.least(ROUNDS, List.of(() -> {
                    findings.add(found(contract));
                    return 1;
                }))
                .get(0);
        Finding told = findings.get(0);
        return new Figure(
                "%s, found and shrunk (faults %d, records %d)"
                        .formatted(contract.name(), told.faults(), told.records()),
                cost.each() / TimeUnit.MILLISECONDS.toNanos(1),
                "CPU ms",
                "a second",
                MOST_MILLIS,
                Goal.atMost(1, 1));
    }

    private static Finding found(Contract contract) {
        Finding finding = new Explorer(
                        Quickstart.within(
                                contract.experiment(), contract.experiment().faults()),
                        () -> Duration.ZERO)
                .explore()
                .finding();
        if (finding == null) {
            throw new IllegalStateException("nothing found in " + contract.file());
        }
        return finding;
    }
}
