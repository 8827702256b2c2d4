package io.consumerproof.benchmarks;

import io.consumerproof.benchmarks.Figure.Goal;
import io.consumerproof.explore.Search;
import io.consumerproof.explore.Shard;
import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.FaultKind;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** How time grows: a search in its runs, a run in its records, its members, its faults. */
final class GrowthFigures implements Chapter {

    private static final int ROUNDS = 7;
    private static final int[] RECORDS = {500, 1_000, 2_000, 4_000, 8_000};
    private static final int[] MEMBERS = {1, 2, 4, 8};
    private static final int[] SHARDS = {8, 4, 2, 1};
    private static final double MOST_IN_RUNS = 1.05;
    private static final double MOST_IN_RECORDS = 1.1;
    /** Some ten thousand placements. */
    private static final FaultBudget THREE = FaultBudget.NONE
            .with(FaultKind.CRASH, 2)
            .with(FaultKind.REBALANCE, 1)
            .together(3);

    @Override
    public String name() {
        return "growth";
    }

    @Override
    public List<Figure> figures() {
        List<Figure> figures = new ArrayList<>();
        figures.add(inRuns());
        figures.addAll(inRecords());
        figures.add(inMembers());
        figures.addAll(inFaults());
        return figures;
    }

    /** Halves, quarters and eighths of one search have runs of the same kind, so that only their number differs. */
    private static Figure inRuns() {
        List<Work> works = new ArrayList<>();
        for (int of : SHARDS) {
            Search search = Billing.boundOnly().pruned(false).shard(new Shard(1, of));
            Billing billing = Billing.small(THREE, search);
            works.add(() -> billing.passes(() -> Duration.ZERO).statement().runs());
        }
        List<Cost> costs = Cost.least(ROUNDS, works);
        double[] runs = costs.stream().mapToDouble(Cost::amount).toArray();
        String name = "time of a search, from %,.0f to %,.0f runs".formatted(runs[0], runs[runs.length - 1]);
        return exponent(name, runs, nanos(costs), Goal.atMost(MOST_IN_RUNS));
    }

    private static List<Figure> inRecords() {
        List<Work> works = new ArrayList<>();
        double[] sizes = new double[RECORDS.length];
        for (int i = 0; i < sizes.length; i++) {
            sizes[i] = RECORDS[i];
            works.add(oneRun(Billing.faultFree(2, RECORDS[i] / 2, 2)));
        }
        double[] times = each(Cost.least(ROUNDS, works));
        int last = sizes.length - 1;
        return List.of(
                exponent("time of a run, from 500 to 8,000 records", sizes, times, Goal.atMost(MOST_IN_RECORDS)),
                new Figure(
                        "a record in a run of 8,000",
                        times[last] / sizes[last],
                        "CPU ns",
                        "in a run of 500",
                        times[0] / sizes[0],
                        Goal.NONE));
    }

    private static Figure inMembers() {
        List<Work> works = new ArrayList<>();
        double[] sizes = new double[MEMBERS.length];
        for (int i = 0; i < sizes.length; i++) {
            sizes[i] = MEMBERS[i];
            works.add(oneRun(Billing.faultFree(8, 4, MEMBERS[i])));
        }
        String name = "time of a run over 8 partitions of 4 records, from 1 to 8 members";
        return exponent(name, sizes, each(Cost.least(50 * ROUNDS, works)), Goal.NONE);
    }

    private static List<Figure> inFaults() {
        List<Work> works = new ArrayList<>();
        for (int faults = 1; faults <= THREE.total(); faults++) {
            Billing billing =
                    Billing.small(THREE.together(faults), Billing.boundOnly().pruned(false));
            works.add(() -> billing.passes(() -> Duration.ZERO).statement().runs());
        }
        List<Cost> costs = Cost.least(ROUNDS, works);
        List<Figure> figures = new ArrayList<>();
        for (int i = 1; i < costs.size(); i++) {
            String name = "a run with at most " + (i + 1)
                    + " faults, of %,d".formatted(costs.get(i).amount());
            double one = costs.get(0).each();
            figures.add(new Figure(name, costs.get(i).each(), "CPU ns", "with at most 1", one, Goal.NONE));
        }
        return figures;
    }

    /** A whole search has a few runs even where there is no fault; they are alike. */
    private static Work oneRun(Billing billing) {
        return () -> {
            long before = billing.begun();
            billing.passes(() -> Duration.ZERO);
            return billing.begun() - before;
        };
    }

    private static Figure exponent(String name, double[] sizes, double[] times, Goal goal) {
        return new Figure(name, Fit.exponent(sizes, times), "exponent", "linear", 1, goal);
    }

    private static double[] nanos(List<Cost> costs) {
        return costs.stream().mapToDouble(Cost::nanos).toArray();
    }

    private static double[] each(List<Cost> costs) {
        return costs.stream().mapToDouble(Cost::each).toArray();
    }
}
