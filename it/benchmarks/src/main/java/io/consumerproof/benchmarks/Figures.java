package io.consumerproof.benchmarks;

import io.consumerproof.benchmarks.Figure.Goal;
import org.openjdk.jmh.runner.RunnerException;

/** Measures everything and prints a row per figure; a missed goal is told, it fails nothing. */
public final class Figures {

    private Figures() {}

    /** Takes no arguments. */
    public static void main(String[] arguments) throws RunnerException {
        System.out.println(Figure.HEADING);
        print(appendAndFetch());
        print(steadiness(Measurement.runsPerSecond(BareLoop.class)));
    }

    private static Figure appendAndFetch() throws RunnerException {
        return new Figure(
                "append and fetch a record, " + AppendAndFetch.BATCH + " a batch",
                Measurement.score(AppendAndFetch.class),
                "ns/record",
                "MockConsumer, " + AppendAndFetch.BATCH + " a poll",
                Measurement.score(MockConsumerPeer.class),
                Goal.atMost(1, 2));
    }

    /** The same bare loop twice: how far apart two equal measurements are on this machine. */
    private static Figure steadiness(double first) throws RunnerException {
        return new Figure(
                "bare loop again", Measurement.runsPerSecond(BareLoop.class), "runs/s", "bare loop", first, Goal.NONE);
    }

    private static void print(Figure figure) {
        System.out.println(figure.row());
    }
}
