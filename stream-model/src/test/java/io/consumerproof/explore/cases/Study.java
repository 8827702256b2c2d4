package io.consumerproof.explore.cases;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.check.Check;
import io.consumerproof.check.Checks;
import io.consumerproof.check.EventFields;
import io.consumerproof.explore.Experiment;
import io.consumerproof.explore.Experiment.Identity;
import io.consumerproof.explore.Experiment.Promise;
import io.consumerproof.explore.Exploration;
import io.consumerproof.explore.Explorer;
import io.consumerproof.explore.Finding;
import io.consumerproof.explore.Search;
import io.consumerproof.history.Isolation;
import io.consumerproof.scenario.Append;
import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.scenario.GroupSettings;
import io.consumerproof.scenario.Handler;
import io.consumerproof.scenario.OnFailure;
import io.consumerproof.scenario.OnFailure.Then;
import io.consumerproof.scenario.RecordingPort;
import io.consumerproof.scenario.Scenario;
import io.consumerproof.scenario.Scenario.Consumer;
import io.consumerproof.scenario.Stage;
import io.consumerproof.scenario.TopicSettings;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** A consumer over a small log, judged by the whole search. */
final class Study {

    private final List<TopicSettings> topics = new ArrayList<>();
    private final List<Append> records = new ArrayList<>();
    private final List<Consumer> consumers = new ArrayList<>();
    private final RecordingPort counting = RecordingPort.of(Outside.Receiver.class, null, null);
    private final RecordingPort absorbing = RecordingPort.of(Outside.Receiver.class, null, "id");
    private final Store store = new Store();
    private EventFields event = EventFields.NONE;
    private boolean restarts = true;
    private boolean late;
    private boolean gaps;
    private boolean switches;
    private Duration beyond = Duration.ZERO;

    private Study() {}

    /** Over topic {@code orders} of {@code partitions}, with a topic for dead letters. */
    static Study orders(int partitions) {
        return new Study().topic("orders", partitions).topic("orders.dlt", 1);
    }

    Study topic(String name, int partitions) {
        topics.add(new TopicSettings(name, partitions));
        return this;
    }

    /** Every topic so far is changed alike. */
    Study topics(UnaryOperator<TopicSettings> change) {
        topics.replaceAll(change);
        return this;
    }

    Study record(int partition, String key, String value) {
        records.add(Append.record("orders", key, value).in(partition));
        return this;
    }

    Study tombstone(int partition, String key) {
        records.add(Append.record("orders", key, null).in(partition));
        return this;
    }

    Study append(Append append) {
        records.add(append);
        return this;
    }

    Study gap(int partition, int offsets) {
        records.add(Append.gap("orders", partition, offsets));
        return this;
    }

    Study event(EventFields declared) {
        event = declared;
        return this;
    }

    /** Traffic ends with the records, and nobody starts again. */
    Study withoutRestart() {
        restarts = false;
        return this;
    }

    /** The groups are there before the records are. */
    Study appendedAfterTheStart() {
        late = true;
        return this;
    }

    /** Every single fault strikes over a log with gaps too. */
    Study overGaps() {
        gaps = true;
        return this;
    }

    /** Runs with one switch are made too. */
    Study withSwitches() {
        switches = true;
        return this;
    }

    /** Up to {@code runs} runs beyond the bound. */
    Study beyondTheBound(int runs) {
        beyond = Duration.ofMillis(runs);
        return this;
    }

    /** A group of two members over {@code orders}. */
    Study consumer(UnaryOperator<GroupSettings> settings, Function<Outside, Handler> code) {
        return consumer("billing", "orders", settings, code);
    }

    Study consumer(String group, String topic, UnaryOperator<GroupSettings> settings, Function<Outside, Handler> code) {
        consumers.add(new Consumer(
                settings.apply(GroupSettings.named(group)
                        .isolation(Isolation.READ_COMMITTED)
                        .topics(List.of(topic))),
                world -> code.apply(new Outside(world, counting, absorbing, store))));
        return this;
    }

    /** Every kind of fault, up to {@code together} in a run. */
    static FaultBudget every(int together) {
        FaultBudget budget = FaultBudget.NONE.together(together);
        for (FaultKind kind : FaultKind.values()) {
            budget = budget.with(kind, together);
        }
        return budget;
    }

    /** {@code count} of one kind. */
    static FaultBudget only(FaultKind kind, int count) {
        return FaultBudget.NONE.with(kind, count).together(count);
    }

    static OnFailure deadLetter(int attempts) {
        return new OnFailure(attempts, Duration.ofMillis(100), Then.DEAD_LETTER, "orders.dlt");
    }

    static OnFailure then(Then then, int attempts) {
        return new OnFailure(attempts, Duration.ofMillis(100), then, null);
    }

    /** Judged by these checks, or by all, none of them named, where none is given. */
    Exploration explore(FaultBudget faults, String... checks) {
        List<Promise> promises = new ArrayList<>();
        for (String name : checks) {
            Checks.named(name).forEach(each -> promises.add(new Promise(each, true, true)));
        }
        for (Check each : checks.length == 0 ? Checks.all() : List.<Check>of()) {
            promises.add(new Promise(each, false, false));
        }
        Scenario scenario = new Scenario(topics, List.of(counting, absorbing, store), consumers, records, restarts);
        Experiment experiment = new Experiment(
                "study",
                new Identity("study", 1, 2),
                late ? stage -> performLate(scenario, stage) : scenario,
                faults,
                List.of(),
                promises,
                event,
                Search.DEFAULT
                        .budget(beyond)
                        .limit(Duration.ofDays(1))
                        .gaps(gaps)
                        .switches(switches),
                true,
                List.of());
        long[] asked = new long[1];
        Explorer explorer =
                new Explorer(experiment, () -> beyond.isZero() ? Duration.ZERO : Duration.ofMillis(asked[0]++));
        return explorer.explore();
    }

    private static void performLate(Scenario scenario, Stage stage) {
        new Scenario(scenario.topics(), scenario.sinks(), scenario.groups(), List.of(), false).perform(stage);
        scenario.records().forEach(stage::append);
        stage.drain();
        if (scenario.restarts()) {
            stage.restart();
        }
    }

    /** The search finds the mistake by {@code check} in its run number {@code run}, and its token shows it again. */
    Finding finds(FaultBudget faults, String check, long run) {
        Finding finding = Objects.requireNonNull(explore(faults, check).finding(), "nothing was found by " + check);
        assertThat(finding.violation().check()).isEqualTo(check);
        assertThat(finding.run()).isEqualTo(run);
        return finding;
    }

    /** No false alarm: all checks hold under every pair of all faults. */
    void survivesAllPairs() {
        survives(every(2));
    }

    /** Where all pairs are too many: all pairs of what befalls members, and of a crash and what befalls the log. */
    void survivesPairs() {
        FaultBudget ofMembers = FaultBudget.NONE.together(2);
        FaultBudget ofTheLog = only(FaultKind.CRASH, 1).together(2);
        for (FaultKind kind : FaultKind.values()) {
            boolean befallsMembers = kind.compareTo(FaultKind.RETENTION) < 0;
            ofMembers = befallsMembers ? ofMembers.with(kind, 2) : ofMembers;
            ofTheLog = befallsMembers ? ofTheLog : ofTheLog.with(kind, 1);
        }
        survives(ofMembers);
        survives(ofTheLog);
    }

    /** Those checks hold, or all of them, within {@code faults}. */
    void survives(FaultBudget faults, String... checks) {
        Exploration exploration = explore(faults, checks);
        Finding finding = exploration.finding();
        assertThat(
                        finding == null
                                ? ""
                                : finding.violation() + "\n" + finding.history().text())
                .isEmpty();
        assertThat(exploration.problems()).isEmpty();
        assertThat(exploration.statement().exhaustive()).isTrue();
        assertThat(exploration.statement().pointsStruck())
                .isEqualTo(exploration.statement().pointsSeen());
    }
}
