package io.consumerproof.benchmarks;

import io.consumerproof.benchmarks.Figure.Goal;
import io.consumerproof.explore.Budget;
import io.consumerproof.explore.Statement;
import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.FaultKind;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A search of a million schedules in a small heap: a JVM of its own that runs out of memory or does not. */
final class MillionFigures implements Chapter {

    private static final int MEGABYTES = 256;
    private static final int MILLION = 1_000_000;
    /** Runs that are begun and counted nowhere: those that look for places to strike in what pruning then leaves out. */
    private static final int UNCOUNTED = 100_000;

    private static final int RUNS_A_LOOK = 100_000;

    private long looks;
    private double early;
    private double most;

    @Override
    public String name() {
        return "million";
    }

    @Override
    public List<Figure> figures() throws Exception {
        List<String> settings = List.of("-Xmx" + MEGABYTES + "m", "-XX:+UseSerialGC");
        List<String> words = ChildJvm.start(settings, MillionFigures.class).lastWords();
        double runs = Double.parseDouble(words.get(0));
        double seconds = Double.parseDouble(words.get(1));
        String search = "runs of a search in -Xmx%dm, %.0f s".formatted(MEGABYTES, seconds);
        double peak = Double.parseDouble(words.get(3));
        return List.of(
                new Figure(search, runs, "runs", "a million", MILLION, Goal.atLeast(1, 1)),
                new Figure(
                        "the most of its heap in use after a collection",
                        peak,
                        "MB",
                        "after the first " + "%,d".formatted(RUNS_A_LOOK),
                        Double.parseDouble(words.get(2)),
                        Goal.NONE));
    }

    /** Takes no arguments; prints runs, seconds, and the heap in use early and at most. */
    public static void main(String[] arguments) {
        long begin = System.nanoTime();
        MillionFigures million = new MillionFigures();
        FaultBudget faults = FaultBudget.NONE
                .with(FaultKind.CRASH, 2)
                .with(FaultKind.REBALANCE, 2)
                .together(4);
        // The bound has some hundred thousands; random runs follow until there are a million.
        Billing billing = Billing.small(faults, Billing.boundOnly().budget(Duration.ofMillis(MILLION + UNCOUNTED)));
        Statement statement = billing.passes(million.looking(billing)).statement();
        double seconds = (double) (System.nanoTime() - begin) / TimeUnit.SECONDS.toNanos(1);
        System.out.println(statement.runs() + " " + seconds + " " + million.early + " " + million.most);
    }

    /** A search asks for the time before each run. */
    private Budget looking(Billing billing) {
        Budget clock = billing.runClock();
        return () -> {
            if (billing.begun() / RUNS_A_LOOK > looks) {
                looks++;
                double now = (double) LogMemory.used() / (1 << 20);
                early = looks == 1 ? now : early;
                most = Math.max(most, now);
            }
            return clock.spent();
        };
    }
}
