package io.consumerproof.benchmarks;

import io.consumerproof.benchmarks.Figure.Goal;
import java.util.List;
import org.openjdk.jmh.runner.RunnerException;

/** The machine beside a loop without machinery, which is measured before and after. */
final class HandlerFigures implements Chapter {

    @Override
    public String name() {
        return "handler";
    }

    @Override
    public List<Figure> figures() throws RunnerException {
        double before = Measurement.runsPerSecond(BareLoop.class);
        double machine = Measurement.runsPerSecond(HandlerScenario.class);
        double after = Measurement.runsPerSecond(BareLoop.class);
        return List.of(
                new Figure(
                        "handler scenario, every single crash",
                        machine,
                        "runs/s",
                        "bare loop",
                        (before + after) / 2,
                        Goal.atLeast(1, 6)),
                // How far apart two equal measurements are on this machine.
                new Figure("bare loop, after", after, "runs/s", "bare loop, before", before, Goal.NONE));
    }
}
