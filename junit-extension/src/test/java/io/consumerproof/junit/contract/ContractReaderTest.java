package io.consumerproof.junit.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import io.consumerproof.check.Checks;
import io.consumerproof.explore.Experiment;
import io.consumerproof.explore.Experiment.Promise;
import io.consumerproof.explore.Search;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.RecordId;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.scenario.Append;
import io.consumerproof.scenario.AssignorName;
import io.consumerproof.scenario.CommitMode;
import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.scenario.GroupSettings;
import io.consumerproof.scenario.OnFailure;
import io.consumerproof.scenario.Scenario;
import io.consumerproof.scenario.Sink;
import io.consumerproof.scenario.TopicSettings;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A whole contract, and what a contract gets that leaves everything open. */
class ContractReaderTest {

    private static final Path HOME = Path.of("src/test/resources/contracts");

    private final Contract full = ContractReader.read(
            HOME.resolve("order-projection.yaml"), getClass().getClassLoader());
    private final Contract minimal =
            ContractReader.read(HOME.resolve("minimal.yaml"), getClass().getClassLoader());

    @TempDir
    Path folder;

    @AfterEach
    void closeDatabases() {
        full.close();
        minimal.close();
    }

    @Test
    void everySectionOfAFullContractArrivesInTheExperiment() {
        Experiment experiment = full.experiment();
        assertThat(full.name()).isEqualTo("order-projection");
        assertThat(full.file()).isEqualTo(HOME.resolve("order-projection.yaml"));
        assertThat(experiment.faults())
                .isEqualTo(FaultBudget.NONE
                        .with(FaultKind.CRASH, 1)
                        .with(FaultKind.REBALANCE, 1)
                        .together(2));
        assertThat(experiment.search())
                .isEqualTo(Search.DEFAULT
                        .budget(Duration.ofSeconds(3))
                        .limit(Duration.ofMinutes(1))
                        .seed(7)
                        .sample(20)
                        .switches(true));
        assertThat(experiment.remarks()).containsExactly("handler form: the consumer's own commit code does not run");
        assertThat(scenario(full).restarts()).isTrue();
        assertThat(scenario(full).sinks()).extracting(Sink::name).containsExactly("database", "Mailer", "Psp");
        assertThat(scenario(full).topics())
                .containsExactly(new TopicSettings("orders", 2), new TopicSettings("orders.dlt", 2));
        assertThat(scenario(full).records()).hasSize(4 + 3 + 1);
    }

    @Test
    void theGroupIsSetAsWritten() {
        assertThat(settings(full))
                .isEqualTo(GroupSettings.named("billing")
                        .topics(List.of("orders"))
                        .members(3)
                        .commit(CommitMode.AFTER_BATCH)
                        .onFailure(new OnFailure(3, Duration.ofMillis(100), OnFailure.Then.DEAD_LETTER, "orders.dlt"))
                        .handling(Duration.ofMillis(5)));
    }

    @Test
    void namedChecksArePromisedInTheOrderOfTheCatalogue() {
        assertThat(full.experiment().promises())
                .extracting(promise -> promise.check().name(), Promise::named, Promise::mayBeVacuous)
                .containsExactlyInAnyOrder(
                        tuple("no-duplicate-effect", true, true),
                        tuple("same-state", true, false),
                        tuple("order-per-key", true, true));
    }

    @Test
    void theEventIdIsReadFromTheValueAndPoisonHasNone() {
        assertThat(full.experiment().event().id(record(0))).contains("e1");
        assertThat(full.experiment().event().id(record(1))).isEmpty();
        assertThat(full.experiment().event().id(record(2))).isEmpty();
    }

    @Test
    void whatIsLeftOpenHasADefault() {
        Experiment experiment = minimal.experiment();
        assertThat(settings(minimal)).isEqualTo(GroupSettings.named("minimal").topics(List.of("orders")));
        assertThat(experiment.faults()).isEqualTo(FaultBudget.DEFAULT);
        assertThat(experiment.search()).isEqualTo(Search.DEFAULT.gaps(true).switches(true));
        assertThat(experiment.promises()).isNotEmpty().noneMatch(Promise::named).noneMatch(Promise::mayBeVacuous);
        assertThat(experiment.promises()).extracting(Promise::check).containsExactlyElementsOf(Checks.all());
        assertThat(scenario(minimal).topics()).containsExactly(new TopicSettings("orders", 3));
    }

    @Test
    void aMissingFileIsAProblemAndNotAnException() {
        assertThatThrownBy(() ->
                        ContractReader.read(Path.of("nowhere.yaml"), getClass().getClassLoader()))
                .isInstanceOf(ContractProblemsException.class)
                .hasMessage("nowhere.yaml:1:1: the file cannot be read as UTF-8 text; check its name, its rights and"
                        + " its encoding");
    }

    @Test
    void aFileOfMoreThanAMillionBytesIsRefused() {
        assertThat(new TemporaryContract(folder).problems("contract: big\n#" + "x".repeat(1_000_000)))
                .singleElement()
                .asString()
                .startsWith("the file has 1000015 bytes, allowed are 1000000");
    }

    @Test
    void nestingBeyondFiftyLevelsIsRefused() {
        String deep = "records: " + "[".repeat(60) + "]".repeat(60);
        assertThat(new TemporaryContract(folder).problems("contract: deep\n" + deep))
                .singleElement()
                .asString()
                .contains("not YAML", "50");
    }

    @Test
    void aRevisionThatNothingJudgesIsRemarked() {
        assertThat(new TemporaryContract(folder)
                        .readSections("event: {revision: /revision}")
                        .experiment()
                        .remarks())
                .contains("event revisions are judged only where 'world.state' names a column with them");
    }

    @ParameterizedTest
    @CsvSource({
        "'{id: /idd}', 'no record has an event id at ''/idd'''",
        "'{id: ''header:id''}', 'no record has an event id at ''header:id'''",
        "'{id: /id, revision: /rev}', 'no record has a revision at ''/rev'''"
    })
    void whatNoRecordHasIsRemarked(String event, String remark) {
        assertThat(eventRemarks(event)).containsExactly(remark);
    }

    @ParameterizedTest
    @ValueSource(strings = {"{id: /id}", "{id: /id, revision: /revision}", "{id: 'header:trace'}"})
    void whatOneRecordHasIsNot(String event) {
        assertThat(eventRemarks(event)).isEmpty();
    }

    private List<String> eventRemarks(String event) {
        return new TemporaryContract(folder)
                        .readSections(
                                "event: " + event,
                                "records: [{topic: orders, key: o-1, raw: 'not json', headers: {trace: t1}},"
                                        + " {topic: orders, key: o-1, value: {id: e1, revision: 1}}]")
                        .experiment()
                        .remarks()
                        .stream()
                        .filter(each -> each.startsWith("no record"))
                        .toList();
    }

    @Test
    void capacityIsRemarkedAsWhatFollowsFromRatesAndRecords() {
        assertThat(new TemporaryContract(folder)
                        .readSections(
                                "topics: {orders: {partitions: 2}}",
                                "capacity: {target: 60MB/s, producer: 8MB/s, consumer: 5MB/s, backlog: 6000,"
                                        + " arrival: 100/s, handling: 150/s, outage: 1m}")
                        .experiment()
                        .remarks())
                .endsWith(
                        "capacity: 12 partitions carry 60MB/s: producing at 8MB/s each needs 8, consuming at 5MB/s each"
                                + " needs 12",
                        "capacity: a backlog of 6,000 records drains in 120 s: 150/s handled, 100/s arrive",
                        "capacity: after an outage as long as named, a backlog of 6,000 records drains in 120 s: 150/s"
                                + " handled, 100/s arrive",
                        "capacity: retention of 'orders' takes no unread record: it has no limit that is reached",
                        "capacity: 1 record of 'orders' on 2 partitions, hot: orders-0 with 1 (100 %, even is 50 %), 1 of"
                                + " them of key 'o-1'");
    }

    @Test
    void theGroupAssignsAsWritten() {
        Contract sticky = new TemporaryContract(folder)
                .readSections("consumer: {class: com.acme.TextNotifier, method: on, assignor: sticky}");
        assertThat(settings(sticky).assignor()).isEqualTo(AssignorName.STICKY);
        assertThat(settings(minimal).assignor()).isEqualTo(AssignorName.RANGE);
    }

    @Test
    void thePollLoopIsRemarkedWhereTheConsumerCommitsItself() {
        assertThat(new TemporaryContract(folder)
                        .readSections("consumer: {class: com.acme.TextNotifier, method: withDelivery, commit: manual}")
                        .experiment()
                        .remarks())
                .containsExactly("handler form: the consumer's own poll loop does not run");
    }

    @Test
    void whatIsNotJudgedOfABatchIsRemarked() {
        assertThat(new TemporaryContract(folder)
                        .readSections("consumer: {class: com.acme.EventNotifier, method: batch}")
                        .experiment()
                        .remarks())
                .containsExactly(
                        "handler form: the consumer's own commit code does not run",
                        "the effects of a batch are told with its first record; inside it the order of calls and sends is judged, that of rows is not");
    }

    @ParameterizedTest
    @CsvSource({"compact, 1", "compact+delete, 0", "delete, 0"})
    void aRetentionThatDeletesNothingIsRemarked(String cleanup, int remarks) {
        Contract contract = new TemporaryContract(folder)
                .readSections("topics: {orders: {retention: 7d, cleanup: " + cleanup + "}}");
        assertThat(contract.experiment().remarks())
                .filteredOn(
                        each -> each.equals("the 'retention' of topic 'orders' deletes nothing, since its 'cleanup' is"
                                + " 'compact'; with 'compact+delete' it does"))
                .hasSize(remarks);
    }

    private LogRecord record(int index) {
        Append append = scenario(full).records().get(index);
        RecordId id = new RecordId(new TopicPartition(append.topic(), 0), index);
        return new LogRecord(id, index, append.timestampMillis(), append.key(), append.value(), append.headers());
    }

    private static Scenario scenario(Contract contract) {
        return (Scenario) contract.experiment().program();
    }

    private static GroupSettings settings(Contract contract) {
        return scenario(contract).groups().get(0).settings();
    }
}
