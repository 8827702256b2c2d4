package io.consumerproof.benchmarks;

import io.consumerproof.check.Check;
import io.consumerproof.check.Checks;
import io.consumerproof.explore.Experiment;
import io.consumerproof.explore.Experiment.Identity;
import io.consumerproof.explore.Experiment.Promise;
import io.consumerproof.explore.Exploration;
import io.consumerproof.explore.Explorer;
import io.consumerproof.explore.Search;
import io.consumerproof.scenario.Append;
import io.consumerproof.scenario.Delivery;
import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.scenario.GroupSettings;
import io.consumerproof.scenario.HandlerFactory;
import io.consumerproof.scenario.Scenario;
import io.consumerproof.scenario.TopicSettings;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/**
 * What the {@link BareLoop} does, by the machine: two partitions of three records, two members, commit after each record, every
 * placement of a single crash, histories recorded and judged by two checks.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class HandlerScenario {

    private static final String TOPIC = "orders";
    private static final int PARTITIONS = 2;
    private static final int RECORDS = 3;
    private static final Search BOUND_ONLY = Search.DEFAULT.budget(Duration.ZERO);

    private final Experiment experiment = new Experiment(
            "handler scenario",
            new Identity("handler scenario", 0, 0),
            scenario(),
            FaultBudget.NONE.with(FaultKind.CRASH, 1).together(1),
            List.of(),
            promises("no-lost-effect", "no-duplicate-effect"),
            record -> Optional.empty(),
            BOUND_ONLY,
            true,
            List.of());

    /** Makes every run once and judges it. */
    @Benchmark
    public long explore(Runs runs) {
        Exploration exploration = new Explorer(experiment, () -> Duration.ZERO).explore();
        if (!exploration.passed() || !exploration.statement().exhaustive()) {
            throw new IllegalStateException("found " + exploration);
        }
        runs.runs += exploration.statement().runs();
        return exploration.statement().runs();
    }

    private static Scenario scenario() {
        List<Append> records = new ArrayList<>();
        for (int partition = 0; partition < PARTITIONS; partition++) {
            for (int i = 0; i < RECORDS; i++) {
                records.add(Append.record(TOPIC, "k" + partition + i, "v" + i).in(partition));
            }
        }
        Ledger ledger = new Ledger();
        HandlerFactory handlers = world -> deliveries -> {
            for (Delivery delivery : deliveries) {
                ledger.bill(String.valueOf(delivery.record().key()));
            }
        };
        return new Scenario(
                List.of(new TopicSettings(TOPIC, PARTITIONS)),
                List.of(ledger),
                List.of(new Scenario.Consumer(GroupSettings.named("billing"), handlers)),
                records,
                false);
    }

    private static List<Promise> promises(String... names) {
        List<Promise> promises = new ArrayList<>();
        for (String name : names) {
            List<Check> checks = Checks.named(name);
            if (checks.isEmpty()) {
                throw new IllegalStateException("no check '" + name + "'");
            }
            checks.forEach(check -> promises.add(new Promise(check, true, false)));
        }
        return promises;
    }
}
