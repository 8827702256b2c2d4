package io.consumerproof.benchmarks;

import io.consumerproof.check.Checks;
import io.consumerproof.explore.Experiment;
import io.consumerproof.explore.Experiment.Identity;
import io.consumerproof.explore.Experiment.Promise;
import io.consumerproof.explore.Explorer;
import io.consumerproof.explore.Search;
import io.consumerproof.explore.Statement;
import io.consumerproof.scenario.Append;
import io.consumerproof.scenario.Delivery;
import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.scenario.GroupSettings;
import io.consumerproof.scenario.HandlerFactory;
import io.consumerproof.scenario.Scenario;
import io.consumerproof.scenario.TopicSettings;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Whether the memory of a search grows with its runs, as a process of its own with a small heap: {@code java -Xmx256m … 1000000} makes
 * the exhaustive part and random runs beyond, so many together. It ends with an error if the heap does not do.
 */
public final class ManySchedules {

    private static final String TOPIC = "orders";

    private ManySchedules() {}

    /**
     * Prints one row.
     *
     * @param arguments how many runs
     */
    public static void main(String[] arguments) {
        long wanted = Long.parseLong(arguments[0]);
        long startNanos = System.nanoTime();
        long[] asked = {0};
        Explorer explorer =
                new Explorer(experiment(), () -> ++asked[0] < wanted ? Duration.ZERO : Duration.ofSeconds(60));
        Statement statement = explorer.explore().statement();
        double seconds = (System.nanoTime() - startNanos) / 1e9;
        System.out.println(String.format(
                Locale.ROOT,
                "%,d schedules (%,d random) | %.1f s | heap of at most %d MiB",
                statement.runs(),
                statement.random(),
                seconds,
                Runtime.getRuntime().maxMemory() >> 20));
        if (statement.runs() < wanted - 1) {
            throw new IllegalStateException("only " + statement.runs() + " runs of " + wanted);
        }
    }

    private static Experiment experiment() {
        Ledger ledger = new Ledger();
        HandlerFactory handlers = world -> deliveries -> {
            for (Delivery delivery : deliveries) {
                ledger.bill(String.valueOf(delivery.record().key()));
            }
        };
        Scenario scenario = new Scenario(
                List.of(new TopicSettings(TOPIC, 1)),
                List.of(ledger),
                List.of(new Scenario.Consumer(GroupSettings.named("billing"), handlers)),
                List.of(Append.record(TOPIC, "k0", "v0"), Append.record(TOPIC, "k1", "v1")),
                false);
        return new Experiment(
                "many schedules",
                new Identity("many schedules", 0, 0),
                scenario,
                FaultBudget.NONE
                        .with(FaultKind.CRASH, 1)
                        .with(FaultKind.REBALANCE, 1)
                        .together(2),
                List.of(),
                List.of(new Promise(Checks.named("no-lost-effect").get(0), true, false)),
                record -> Optional.empty(),
                Search.DEFAULT,
                true,
                List.of());
    }
}
