package io.consumerproof.benchmarks;

import io.consumerproof.benchmarks.Figure.Goal;
import io.consumerproof.conformance.live.broker.Broker;
import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.FaultKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** One crash and take-over on a real broker in this JVM, beside one in the model. */
public final class BrokerFigures {

    private static final int ROUNDS = 5;
    private static final int ROUNDS_IN_THE_MODEL = 2_000;

    private BrokerFigures() {}

    /** Takes no arguments; measures where its chapter is asked for, or none in particular. */
    public static void main(String[] arguments) throws Exception {
        List<String> chosen = Figures.chosen();
        if (chosen.isEmpty() || chosen.contains(Chapters.BROKER)) {
            System.out.println(new Figure(
                            "one crash and take-over",
                            inTheModel(),
                            "ms",
                            "a real broker, session of " + TakeOver.SESSION_MILLIS + " ms",
                            onABroker(),
                            Goal.NONE)
                    .row());
        }
    }

    /** The mean of every single crash, by the clock as on the broker. */
    private static double inTheModel() {
        Billing billing =
                Billing.small(FaultBudget.NONE.with(FaultKind.CRASH, 1).together(1));
        double least = Double.MAX_VALUE;
        for (int i = 0; i < ROUNDS_IN_THE_MODEL; i++) {
            long begin = System.nanoTime();
            long runs = billing.passes(() -> Duration.ZERO).statement().runs();
            least = Math.min(least, millisSince(begin) / runs);
        }
        return least;
    }

    private static double onABroker() throws Exception {
        Path folder = Files.createTempDirectory("broker");
        try (Broker broker = Broker.start(folder, Map.of())) {
            double least = Double.MAX_VALUE;
            for (int i = 0; i < ROUNDS; i++) {
                try (TakeOver takeOver = new TakeOver(broker, "t" + i)) {
                    long begin = System.nanoTime();
                    takeOver.crashAndTakeOver();
                    least = Math.min(least, millisSince(begin));
                }
            }
            return least;
        } finally {
            delete(folder);
        }
    }

    private static double millisSince(long begin) {
        return (double) (System.nanoTime() - begin) / TimeUnit.MILLISECONDS.toNanos(1);
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        }
    }
}
