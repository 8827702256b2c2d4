package io.consumerproof.benchmarks;

import io.consumerproof.check.Checks;
import io.consumerproof.explore.Budget;
import io.consumerproof.explore.Experiment;
import io.consumerproof.explore.Experiment.Identity;
import io.consumerproof.explore.Experiment.Promise;
import io.consumerproof.explore.Exploration;
import io.consumerproof.explore.Explorer;
import io.consumerproof.explore.Search;
import io.consumerproof.scenario.Append;
import io.consumerproof.scenario.CommitMode;
import io.consumerproof.scenario.Delivery;
import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.GroupSettings;
import io.consumerproof.scenario.HandlerFactory;
import io.consumerproof.scenario.Scenario;
import io.consumerproof.scenario.TopicSettings;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A group that bills orders: the one scenario that is measured in many sizes. */
final class Billing {

    /** Never over, so that a search ends by its own bound. */
    private static final Search BOUND_ONLY =
            Search.DEFAULT.budget(Duration.ZERO).limit(Duration.ofDays(1));

    private static final String TOPIC = "orders";

    private final Ledger ledger = new Ledger();
    private final Experiment experiment;

    private Billing(int partitions, int records, GroupSettings group, FaultBudget faults, Search search) {
        HandlerFactory handlers = world -> deliveries -> {
            for (Delivery delivery : deliveries) {
                ledger.bill(String.valueOf(delivery.record().key()));
            }
        };
        Scenario scenario = new Scenario(
                List.of(new TopicSettings(TOPIC, partitions)),
                List.of(ledger),
                List.of(new Scenario.Consumer(group, handlers)),
                records(partitions, records),
                false);
        this.experiment = new Experiment(
                "billing",
                new Identity("billing", 0, 0),
                scenario,
                faults,
                List.of(),
                promises(),
                record -> Optional.empty(),
                search,
                true,
                List.of());
    }

    /** Two partitions of three records each and two members; every placement within {@code faults}. */
    static Billing small(FaultBudget faults) {
        return small(faults, BOUND_ONLY);
    }

    /** The same, searched so. */
    static Billing small(FaultBudget faults, Search search) {
        return new Billing(2, 3, GroupSettings.named("billing"), faults, search);
    }

    /** A single run without faults: {@code records} in each of {@code partitions}, {@code members} to handle them. */
    static Billing faultFree(int partitions, int records, int members) {
        return new Billing(
                partitions, records, GroupSettings.named("billing").members(members), FaultBudget.NONE, BOUND_ONLY);
    }

    /** {@code records} in each of two partitions, and members that lose effects since they commit first. */
    static Billing broken(int records, FaultBudget faults) {
        GroupSettings group = GroupSettings.named("billing").commit(CommitMode.BEFORE_HANDLING);
        return new Billing(2, records, group, faults, BOUND_ONLY);
    }

    /** Until the bound is exhausted and nothing beyond it. */
    static Search boundOnly() {
        return BOUND_ONLY;
    }

    /** A whole search that finds nothing. */
    Exploration passes(Budget budget) {
        Exploration exploration = new Explorer(experiment, budget).explore();
        if (!exploration.passed() || !exploration.statement().exhaustive()) {
            throw new IllegalStateException("found " + exploration);
        }
        return exploration;
    }

    Experiment experiment() {
        return experiment;
    }

    /** A clock that is one millisecond farther with every run, so that a number of runs ends a search and not the machine. */
    Budget runClock() {
        long before = begun();
        return () -> Duration.ofMillis(begun() - before);
    }

    /** Runs begun so far, those that no statement counts included. */
    long begun() {
        return ledger.begun();
    }

    private static List<Append> records(int partitions, int records) {
        List<Append> all = new ArrayList<>();
        for (int partition = 0; partition < partitions; partition++) {
            for (int i = 0; i < records; i++) {
                all.add(Append.record(TOPIC, "k" + partition + i, "v" + i).in(partition));
            }
        }
        return all;
    }

    private static List<Promise> promises() {
        List<Promise> promises = new ArrayList<>();
        for (String name : List.of("no-lost-effect", "no-duplicate-effect")) {
            int before = promises.size();
            Checks.named(name).forEach(check -> promises.add(new Promise(check, true, false)));
            if (promises.size() == before) {
                throw new IllegalStateException("no check '" + name + "'");
            }
        }
        return promises;
    }
}
