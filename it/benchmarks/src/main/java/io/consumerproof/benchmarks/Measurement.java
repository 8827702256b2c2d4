package io.consumerproof.benchmarks;

import java.util.Collection;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** How every figure is measured: JVMs of their own with one small fixed heap, the same rounds for ours and for its peer. */
final class Measurement {

    private static final int ROUNDS = 5;
    /** A search is much code: it takes its compiler longer than a loop, and the loop is given as long. */
    private static final int ROUNDS_TO_WARM_UP_A_SEARCH = 25;

    private Measurement() {}

    /** The score of the one benchmark of {@code type}, in the unit that it declares. */
    static double score(Class<?> type) throws RunnerException {
        return measure(type, ROUNDS, 2).getPrimaryResult().getScore();
    }

    /** The rate of {@link Runs} in the one benchmark of {@code type}, a second. */
    static double runsPerSecond(Class<?> type) throws RunnerException {
        Result<?> runs = measure(type, ROUNDS_TO_WARM_UP_A_SEARCH, 1)
                .getSecondaryResults()
                .get("runs");
        if (runs == null) {
            throw new IllegalArgumentException("'" + type.getSimpleName() + "' does not count runs");
        }
        return runs.getScore();
    }

    private static RunResult measure(Class<?> type, int warmUp, int forks) throws RunnerException {
        Options options = new OptionsBuilder()
                .include("^" + type.getName().replace(".", "\\.") + "\\.")
                .forks(forks)
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
