package io.consumerproof.benchmarks;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * How every figure is measured: ours and its peer take turns, so that a swing of the machine does not fall on one of them alone,
 * in JVMs of their own with one small fixed heap. What counts is the best round of each: whatever else the machine does makes a
 * round worse, and nothing makes it better.
 */
final class Measurement {

    private static final int ROUNDS = 5;
    /** A search is much code: it takes its compiler longer than a loop, and the loop is given as long. */
    private static final int ROUNDS_TO_WARM_UP_A_SEARCH = 25;

    private static final int TURNS = 4;
    private static final int TURNS_OF_A_SEARCH = 2;

    /**
     * The best round of each turn, in order.
     *
     * @param ours what is measured
     * @param peers what it is measured beside
     */
    record Turns(List<Double> ours, List<Double> peers) {}

    private Measurement() {}

    /** The times of the one benchmark of {@code ours} and of {@code peer}, in the unit that both declare. */
    static Turns times(Class<?> ours, Class<?> peer) throws RunnerException {
        return inTurn(TURNS, ROUNDS, ours, peer, Measurement::leastTime);
    }

    /** The rates of {@link Runs} in the one benchmark of {@code ours} and of {@code peer}, a second. */
    static Turns runsPerSecond(Class<?> ours, Class<?> peer) throws RunnerException {
        return inTurn(TURNS_OF_A_SEARCH, ROUNDS_TO_WARM_UP_A_SEARCH, ours, peer, Measurement::mostRuns);
    }

    private static double leastTime(RunResult result) {
        return result.getPrimaryResult().getStatistics().getMin();
    }

    private static double mostRuns(RunResult result) {
        Result<?> runs = result.getSecondaryResults().get("runs");
        if (runs == null) {
            throw new IllegalArgumentException("'" + result.getParams().getBenchmark() + "' does not count runs");
        }
        return runs.getStatistics().getMax();
    }

    private static Turns inTurn(int turns, int warmUp, Class<?> ours, Class<?> peer, ToDoubleFunction<RunResult> best)
            throws RunnerException {
        List<Double> all = new ArrayList<>();
        List<Double> peers = new ArrayList<>();
        for (int i = 0; i < turns; i++) {
            peers.add(best.applyAsDouble(measure(peer, warmUp)));
            all.add(best.applyAsDouble(measure(ours, warmUp)));
        }
        return new Turns(Collections.unmodifiableList(all), Collections.unmodifiableList(peers));
    }

    private static RunResult measure(Class<?> type, int warmUp) throws RunnerException {
        Options options = new OptionsBuilder()
                .include("^" + type.getName().replace(".", "\\.") + "\\.")
                .forks(1)
                .jvmArgs("-Xms512m", "-Xmx512m", "-XX:+UseSerialGC")
                .warmupIterations(warmUp)
                .warmupTime(TimeValue.seconds(1))
                .measurementIterations(ROUNDS)
                .measurementTime(TimeValue.seconds(1))
                .shouldFailOnError(true)
                .verbosity(VerboseMode.SILENT)
                .build();
        Collection<RunResult> results = new Runner(options).run();
        if (results.size() != 1) {
            throw new IllegalArgumentException(
                    "'" + type.getSimpleName() + "' has " + results.size() + " benchmarks instead of 1");
        }
        return results.iterator().next();
    }
}
