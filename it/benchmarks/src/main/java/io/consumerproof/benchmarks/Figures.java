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
        print(logMemory());
        double before = Measurement.runsPerSecond(BareLoop.class);
        double machine = Measurement.runsPerSecond(HandlerScenario.class);
        double after = Measurement.runsPerSecond(BareLoop.class);
        print(handlerScenario(machine, (before + after) / 2));
        print(steadiness(before, after));
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

    private static Figure logMemory() {
        LogMemory memory = new LogMemory();
        double perRecord = memory.perRecord();
        return new Figure(
                "heap of a record, a million in the log",
                perRecord,
                "bytes",
                "key and value + " + LogMemory.ALLOWED,
                memory.payloadPerRecord() + LogMemory.ALLOWED,
                Goal.atMost(1, 1));
    }

    private static Figure handlerScenario(double machine, double bare) {
        return new Figure(
                "handler scenario, every single crash", machine, "runs/s", "bare loop", bare, Goal.atLeast(1, 20));
    }

    /** The same loop before and after: how far apart two equal measurements are on this machine. */
    private static Figure steadiness(double before, double after) {
        return new Figure("bare loop, after", after, "runs/s", "bare loop, before", before, Goal.NONE);
    }

    private static void print(Figure figure) {
        System.out.println(figure.row());
    }
}
