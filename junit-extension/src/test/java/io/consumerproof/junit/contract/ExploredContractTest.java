package io.consumerproof.junit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.explore.Exploration;
import io.consumerproof.explore.Explorer;
import io.consumerproof.explore.Finding;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Contracts all the way into the search. */
class ExploredContractTest {

    private static final String RECORDS =
            "records: [{topic: orders, key: o-1, value: {id: e1, type: paid, revision: 1}},"
                    + " {topic: orders, key: o-2, value: {id: e2, type: paid, revision: 1}}]";
    private static final String TWO_OF_A_KEY =
            "records: [{topic: orders, key: o-1, value: {id: e1}}, {topic: orders, key: o-1, value: {id: e2}}]";
    private static final String SEARCH = "search: {budget: 0s}";

    @TempDir
    Path folder;

    @Test
    void aCommitBeforeTheEffectLosesItInACrash() {
        Exploration exploration = explored(
                "consumer: {class: com.acme.TextNotifier, method: on, commit: before-handling}",
                "faults: {crash: 1}",
                "checks: [no-lost-effect]");
        assertThat(exploration.passed()).isFalse();
        assertThat(Objects.requireNonNull(exploration.finding()).violation().check())
                .isEqualTo("no-lost-effect");
    }

    @Test
    void aCommitAfterTheEffectLosesNone() {
        Exploration exploration = explored(
                "consumer: {class: com.acme.TextNotifier, method: on}",
                "faults: {crash: 1}",
                "checks: [no-lost-effect]");
        assertThat(exploration.finding()).isNull();
        assertThat(exploration.passed()).as(exploration.toString()).isTrue();
        assertThat(exploration.statement().remarks())
                .contains("handler form: the consumer's own commit code does not run");
    }

    @Test
    void anIdempotentUpsertKeepsItsStateAcrossCrashes() {
        Exploration exploration = explored(
                "consumer: {class: com.acme.OrderProjection, method: on}",
                "world: {ports: [com.acme.Mailer], database: {url: 'jdbc:h2:mem:explored', schema: schema.sql}}",
                "faults: {crash: 1}",
                "checks: [same-state]");
        assertThat(exploration.finding()).isNull();
        assertThat(exploration.passed()).as(exploration.toString()).isTrue();
    }

    @Test
    void aSendThatIsRepeatedIsToldWithItsReadersWhoMayBeDeclaredToAbsorbIt() {
        String consumer = "consumer: {class: com.acme.Forwarder, method: on}\n"
                + "topics: {orders: {partitions: 2}, out: {partitions: 1}}\nfaults: {crash: 1}\n";
        Finding finding =
                Objects.requireNonNull(explored(consumer, "world: {ports: []}").finding());
        assertThat(finding.violation().check()).isEqualTo("no-duplicate-effect");
        assertThat(finding.violation().cure())
                .startsWith("Let readers of 'out' absorb repeats and declare it, 'ports: [{type:")
                .doesNotContain("idempotency key");
        Exploration absorbed =
                explored(consumer, "world: {ports: [{type: io.consumerproof.scenario.Sender, idempotent-by: value}]}");
        assertThat(absorbed.finding()).isNull();
        assertThat(absorbed.passed()).as(absorbed.toString()).isTrue();
    }

    @Test
    void everySingleFaultStrikesOverALogWithGapsTooUnlessTheyAreTurnedOff() {
        String consumer = "consumer: {class: com.acme.TextNotifier, method: on}";
        String bound = "faults: {crash: 1}\nchecks: [no-lost-effect]";
        Exploration with = explored(consumer, bound);
        Exploration without = explored(consumer, bound, "gaps: none");
        assertThat(with.passed()).as(with.toString()).isTrue();
        assertThat(with.statement().bound()).isEqualTo("≤ 1 crash");
        assertThat(with.statement().variants())
                .containsExactly(
                        "with gaps: every placement of at most one fault",
                        "with one switch: every placement of no fault");
        assertThat(without.statement().variants()).containsExactly("with one switch: every placement of no fault");
        Exploration faults = explored(consumer, bound, "gaps: none", "search: {budget: 0s, switches: 0}");
        assertThat(faults.statement().variants()).isEmpty();
        long withGaps = with.statement().runs() - without.statement().runs();
        assertThat(withGaps).isEqualTo(faults.statement().runs());
    }

    @ParameterizedTest
    @ValueSource(strings = {"skip", "stop", "block", "{dead-letter: orders.dlt}"})
    void whoCountsOffsetsLosesWhatLiesBehindAGapWhateverPolicyMakesOfIt(String then) {
        String consumer =
                "consumer: {class: com.acme.NextOffsetNotifier, method: on, on-failure: {then: " + then + "}}";
        Finding finding = Objects.requireNonNull(
                explored(TWO_OF_A_KEY, consumer, "faults: {}").finding());
        assertThat(finding.violation().check()).isEqualTo("no-lost-effect");
        assertThat(finding.violation().cure()).startsWith("Take whatever record comes next");
        assertThat(explored(TWO_OF_A_KEY, consumer, "faults: {}", "gaps: none").finding())
                .isNull();
    }

    @ParameterizedTest
    @ValueSource(strings = {"latest", "none", "{by-duration: 1m}"})
    void aResetThatSkipsEveryRecordDoesNotPass(String reset) {
        Exploration exploration = explored(
                "records: [{topic: orders, key: o-1, at: 5m, value: {id: e1}}]",
                "consumer: {class: com.acme.TextNotifier, method: on, reset: " + reset + "}");
        assertThat(exploration.finding()).isNull();
        assertThat(exploration.problems())
                .singleElement()
                .asString()
                .startsWith("group 'temporary' reads none of the 1 record of orders, so nothing is judged: ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"fails", "dies", "withEarlyCommit"})
    void aConsumerThatFailsAtEveryRecordDoesNotPass(String method) {
        Exploration exploration = explored("consumer: {class: com.acme.TextNotifier, method: " + method + "}");
        assertThat(exploration.finding()).isNull();
        assertThat(exploration.problems())
                .singleElement()
                .asString()
                .startsWith("group 'temporary' finishes no record in the run without faults, so its work is not judged:"
                        + " stopped at orders-");
    }

    @Test
    void aRecordThatStopsAConsumerIsFineWhereTheContractSaysThatItDoes() {
        String records = "topics: {orders: {partitions: 1}}\nrecords: [{topic: orders, key: o-1, raw: a},"
                + " {topic: orders, key: o-2, raw: poison}, {topic: orders, key: o-3, raw: b}]\nfaults: {}";
        String consumer = "consumer: {class: com.acme.TextNotifier, method: butPoison";
        assertThat(explored(records, consumer + "}").problems())
                .singleElement()
                .asString()
                .startsWith("group 'temporary' is never handed orders-0@2 in the run without faults");
        Exploration declared = explored(records, consumer + ", on-failure: {then: stop}}");
        assertThat(declared.passed()).as(declared.toString()).isTrue();
    }

    private Exploration explored(String... sections) {
        String own = String.join("\n", sections);
        TemporaryContract files = new TemporaryContract(folder)
                .with("schema.sql", "create table orders (order_id varchar(20) primary key, revision int);");
        try (Contract contract = files.readSections(
                own, own.contains("records:") ? "" : RECORDS, own.contains("search:") ? "" : SEARCH)) {
            return new Explorer(contract.experiment(), () -> Duration.ZERO).explore();
        }
    }
}
