package io.consumerproof.benchmarks;

import io.consumerproof.benchmarks.Figure.Goal;
import java.util.List;

/** What a second JVM adds on this machine: to the machine's runs, and to those of a loop that shares nothing. */
final class SideBySideFigures implements Chapter {

    private static final double LEAST = 0.9;

    @Override
    public String name() {
        return "forks";
    }

    @Override
    public List<Figure> figures() throws Exception {
        double bare = Stint.alone(Job.BARE_LOOP).byClock();
        double machine = Stint.alone(Job.SINGLE_CRASHES).byClock();
        double machines = Stint.twice(Job.SINGLE_CRASHES).byClock();
        double bares = Stint.twice(Job.BARE_LOOP).byClock();
        return List.of(new Figure(
                "two JVMs of the handler scenario side by side",
                machines / machine,
                "times one",
                "two bare loops",
                bares / bare,
                Goal.atLeast(LEAST)));
    }
}
