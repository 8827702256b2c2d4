package io.consumerproof.benchmarks;

import io.consumerproof.explore.Exploration;
import io.consumerproof.explore.Explorer;
import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.FaultKind;
import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;

/** Work that a JVM of its own is given: what is compared must not share what the compiler learned. */
enum Job {
    /** All single crashes, by a loop without machinery. */
    BARE_LOOP(() -> Job::bareLoop),
    /** The same by the machine. */
    SINGLE_CRASHES(() -> {
        Billing billing =
                Billing.small(FaultBudget.NONE.with(FaultKind.CRASH, 1).together(1));
        return () -> billing.passes(() -> Duration.ZERO).statement().runs();
    }),
    /** All pairs of a crash and a rebalance, each of them run. */
    EXHAUSTIVE(() -> {
        Billing billing = Billing.small(FaultBudget.DEFAULT, Billing.boundOnly().pruned(false));
        return () -> billing.passes(() -> Duration.ZERO).statement().runs();
    }),
    /** The same, but what comes to the same is run once. */
    PRUNED(() -> {
        Billing billing = Billing.small(FaultBudget.DEFAULT);
        return () -> billing.passes(() -> Duration.ZERO).statement().runs();
    }),
    /** Beyond the bound: far more random runs than the bound has. */
    RANDOM(Job::random),
    /** Runs that are told by their tokens. */
    REPLAY(Job::replay),
    /** A finding in a long log, made smaller. */
    SHRINK(() -> {
        Billing billing = Billing.broken(50, FaultBudget.DEFAULT);
        return () -> shrunk(billing);
    }),
    /** One run without a fault; counts records. */
    FAULT_FREE(() -> {
        Billing billing = Billing.faultFree(1, TopologyFigures.RECORDS, 1);
        return () -> {
            long before = billing.begun();
            billing.passes(() -> Duration.ZERO);
            return TopologyFigures.RECORDS * (billing.begun() - before);
        };
    }),
    /** As many records through a topology; counts records. */
    TOPOLOGY(() -> new TopologyPeer()::pipe);

    private static final int RANDOM_RUNS = 20_000;

    private final Supplier<Work> preparation;

    Job(Supplier<Work> preparation) {
        this.preparation = preparation;
    }

    /** Ready to be performed. */
    Work prepared() {
        return preparation.get();
    }

    private static long bareLoop() {
        Runs runs = new Runs();
        new BareLoop().explore(runs);
        return runs.runs;
    }

    private static Work random() {
        Billing billing =
                Billing.small(FaultBudget.DEFAULT, Billing.boundOnly().budget(Duration.ofMillis(RANDOM_RUNS)));
        return () -> {
            long random = billing.passes(billing.runClock()).statement().random();
            if (random < RANDOM_RUNS / 2) {
                throw new IllegalStateException("only " + random + " random runs");
            }
            return random;
        };
    }

    private static Work replay() {
        Billing billing = Billing.small(FaultBudget.DEFAULT);
        List<String> tokens = billing.passes(() -> Duration.ZERO).sampleTokens();
        return () -> {
            for (String token : tokens) {
                new Explorer(billing.experiment(), () -> Duration.ZERO).replay(token);
            }
            return tokens.size();
        };
    }

    private static long shrunk(Billing billing) {
        long before = billing.begun();
        Exploration exploration = new Explorer(billing.experiment(), () -> Duration.ZERO).explore();
        if (exploration.finding() == null || exploration.finding().records() != 1) {
            throw new IllegalStateException("not shrunk to one record: " + exploration);
        }
        return billing.begun() - before;
    }
}
