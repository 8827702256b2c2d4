package io.consumerproof.benchmarks;

import io.consumerproof.benchmarks.Figure.Goal;
import java.util.ArrayList;
import java.util.List;

/** Runs a second of every way to make runs. */
final class ModeFigures implements Chapter {

    @Override
    public String name() {
        return "modes";
    }

    @Override
    public List<Figure> figures() throws Exception {
        double bare = Stint.alone(Job.BARE_LOOP).byProcessor();
        double exhaustive = Stint.alone(Job.EXHAUSTIVE).byProcessor();
        List<Figure> figures = new ArrayList<>();
        figures.add(new Figure(
                "exhaustive, pairs of a crash and a rebalance",
                exhaustive,
                "runs/CPU s",
                "bare loop, single crashes",
                bare,
                Goal.NONE));
        figures.add(beside(exhaustive, "the same, pruned", Job.PRUNED));
        figures.add(beside(exhaustive, "random, beyond the bound", Job.RANDOM));
        figures.add(beside(exhaustive, "replay of a token, parsing and judging included", Job.REPLAY));
        figures.add(beside(exhaustive, "shrinking, from 100 records to 1", Job.SHRINK));
        return figures;
    }

    private static Figure beside(double exhaustive, String name, Job job) throws Exception {
        return new Figure(name, Stint.alone(job).byProcessor(), "runs/CPU s", "exhaustive", exhaustive, Goal.NONE);
    }
}
