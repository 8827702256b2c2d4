package io.consumerproof.benchmarks;

import io.consumerproof.benchmarks.Figure.Goal;
import java.util.List;
import org.openjdk.jmh.runner.RunnerException;

/** A record through the log, and what it takes of the heap. */
final class LogFigures implements Chapter {

    private static final double MOST_NANOS = 50;

    @Override
    public String name() {
        return "log";
    }

    @Override
    public List<Figure> figures() throws RunnerException {
        double ours = Measurement.score(AppendAndFetch.class);
        double mock = Measurement.score(MockConsumerPeer.class);
        String what = "append and fetch a record, " + AppendAndFetch.BATCH + " a batch";
        String peer = "MockConsumer, " + AppendAndFetch.BATCH + " a poll";
        return List.of(
                new Figure(what, ours, "ns/record", peer, mock, Goal.atMost(1, 5)),
                new Figure(what, ours, "ns/record", "the bound", MOST_NANOS, Goal.atMost(1, 1)),
                memory());
    }

    private static Figure memory() {
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
}
