package io.consumerproof.explore;

import io.consumerproof.check.Check;
import io.consumerproof.check.Checks;
import io.consumerproof.explore.Experiment.Identity;
import io.consumerproof.explore.Experiment.Promise;
import io.consumerproof.history.Isolation;
import io.consumerproof.scenario.Append;
import io.consumerproof.scenario.CommitMode;
import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.scenario.GroupSettings;
import io.consumerproof.scenario.Handler;
import io.consumerproof.scenario.HandlerFactory;
import io.consumerproof.scenario.PinnedFault;
import io.consumerproof.scenario.RecordingPort;
import io.consumerproof.scenario.Scenario;
import io.consumerproof.scenario.Sink;
import io.consumerproof.scenario.Stage;
import io.consumerproof.scenario.TopicSettings;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** A small experiment: records go into a receiver that absorbs repeats of their value, or does not. */
final class Small {

    /** A receiver. */
    interface Receiver {
        void put(String key, String value);
    }

    private final List<Append> records = new ArrayList<>();
    private final List<Promise> promises = new ArrayList<>();
    private final List<PinnedFault> pinned = new ArrayList<>();
    private final RecordingPort port;
    private final List<Sink> sinks = new ArrayList<>();
    private HandlerFactory handlers;
    private UnaryOperator<GroupSettings> settings = each -> each;
    private UnaryOperator<TopicSettings> topic = each -> each;
    private FaultBudget faults = FaultBudget.DEFAULT;
    private Search search = Search.DEFAULT.budget(Duration.ZERO);
    private int partitions = 1;
    private boolean restarts;
    private boolean late;

    private Small(@Nullable String idempotentBy) {
        port = RecordingPort.of(Receiver.class, null, idempotentBy);
        sinks.add(port);
        Handler putting = deliveries -> deliveries.forEach(each ->
                receiver().put("" + each.record().key(), "" + each.record().value()));
        handlers = world -> putting;
    }

    static Small absorbing() {
        return new Small("value");
    }

    static Small counting() {
        return new Small(null);
    }

    Receiver receiver() {
        return (Receiver) port.proxy();
    }

    Small records(int count) {
        for (int i = 0; i < count; i++) {
            records.add(Append.record("orders", "k" + i % partitions, "v" + i).in(i % partitions));
        }
        return this;
    }

    Small append(Append each) {
        records.add(each);
        return this;
    }

    /** Records that go where their keys' hashes point. */
    Small keyed(String... keys) {
        for (String each : keys) {
            records.add(Append.record("orders", each, "v" + records.size()));
        }
        return this;
    }

    Small partitions(int count) {
        partitions = count;
        return this;
    }

    Small group(UnaryOperator<GroupSettings> change) {
        settings = change;
        return this;
    }

    Small commit(CommitMode mode) {
        return group(each -> each.commit(mode));
    }

    Small handlers(HandlerFactory other) {
        handlers = other;
        return this;
    }

    Small faults(FaultBudget budget) {
        faults = budget;
        return this;
    }

    Small topic(UnaryOperator<TopicSettings> change) {
        topic = change;
        return this;
    }

    /** The group is there before the records are. */
    Small appendedAfterTheStart() {
        late = true;
        return this;
    }

    Small sink(Sink other) {
        sinks.add(other);
        return this;
    }

    Small only(FaultKind kind, int count) {
        return faults(FaultBudget.NONE.with(kind, count).together(count));
    }

    Small pinned(PinnedFault fault) {
        pinned.add(fault);
        return faults(FaultBudget.NONE);
    }

    Small search(Search other) {
        search = other;
        return this;
    }

    Small restarting() {
        restarts = true;
        return this;
    }

    /** Nobody is started again at the end. */
    Small once() {
        restarts = false;
        return this;
    }

    Small check(String name) {
        Checks.named(name).forEach(each -> promises.add(new Promise(each, true, false)));
        return this;
    }

    static FaultBudget everyKind(int together) {
        FaultBudget budget = FaultBudget.NONE.together(together);
        for (FaultKind kind : FaultKind.values()) {
            budget = budget.with(kind, together);
        }
        return budget;
    }

    Experiment experiment() {
        if (promises.isEmpty()) {
            for (Check each : Checks.all()) {
                promises.add(new Promise(each, false, false));
            }
        }
        GroupSettings group = settings.apply(GroupSettings.named("billing")
                .isolation(Isolation.READ_COMMITTED)
                .topics(List.of("orders"))
                .members(2));
        Scenario scenario = new Scenario(
                List.of(topic.apply(new TopicSettings("orders", partitions)), new TopicSettings("orders.dlt", 1)),
                sinks,
                List.of(new Scenario.Consumer(group, handlers)),
                records,
                restarts);
        return new Experiment(
                "small",
                new Identity("small", 1, 2),
                late ? stage -> performLate(scenario, stage) : scenario,
                faults,
                pinned,
                promises,
                any -> Optional.empty(),
                search,
                true,
                List.of());
    }

    private static void performLate(Scenario scenario, Stage stage) {
        new Scenario(scenario.topics(), scenario.sinks(), scenario.groups(), List.of(), false).perform(stage);
        scenario.records().forEach(stage::append);
        stage.drain();
        if (scenario.restarts()) {
            stage.restart();
        }
    }

    Explorer explorer() {
        return new Explorer(experiment(), () -> Duration.ZERO);
    }

    Exploration explore() {
        return explorer().explore();
    }
}
