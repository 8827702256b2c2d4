package io.consumerproof.benchmarks;

import io.consumerproof.benchmarks.Figure.Goal;
import io.consumerproof.benchmarks.Measurement.Turns;
import java.util.Collections;
import java.util.List;
import org.openjdk.jmh.runner.RunnerException;

/** The machine beside a loop without machinery, which takes turns with it. */
final class HandlerFigures implements Chapter {

    @Override
    public String name() {
        return "handler";
    }

    @Override
    public List<Figure> figures() throws RunnerException {
        Turns turns = Measurement.runsPerSecond(HandlerScenario.class, BareLoop.class);
        List<Double> bare = turns.peers();
        return List.of(
                new Figure(
                        "handler scenario, every single crash",
                        Collections.max(turns.ours()),
                        "runs/s",
                        "bare loop",
                        Collections.max(bare),
                        Goal.atLeast(1, 6)),
                // How far apart two equal measurements are on this machine.
                new Figure(
                        "bare loop, last turn",
                        bare.get(bare.size() - 1),
                        "runs/s",
                        "bare loop, first turn",
                        bare.get(0),
                        Goal.NONE));
    }
}
