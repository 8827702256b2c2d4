package io.consumerproof.benchmarks;

import io.consumerproof.benchmarks.Figure.Goal;
import io.consumerproof.benchmarks.Measurement.Turns;
import java.util.Collections;
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
        Turns turns = Measurement.times(AppendAndFetch.class, MockConsumerPeer.class);
        double ours = Collections.min(turns.ours());
        double mock = Collections.min(turns.peers());
        String what = "append and fetch a record, " + AppendAndFetch.BATCH + " a batch, up to a million";
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
