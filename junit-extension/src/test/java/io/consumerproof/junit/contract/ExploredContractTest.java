package io.consumerproof.junit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.explore.Exploration;
import io.consumerproof.explore.Explorer;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Contracts all the way into the search. */
class ExploredContractTest {

    private static final String RECORDS =
            "records: [{topic: orders, key: o-1, value: {id: e1, type: paid, revision: 1}},"
                    + " {topic: orders, key: o-2, value: {id: e2, type: paid, revision: 1}}]";
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

    private Exploration explored(String... sections) {
        String own = String.join("\n", sections);
        TemporaryContract files = new TemporaryContract(folder)
                .with("schema.sql", "create table orders (order_id varchar(20) primary key, revision int);");
        try (Contract contract = files.readSections(own, RECORDS, own.contains("search:") ? "" : SEARCH)) {
            return new Explorer(contract.experiment(), () -> Duration.ZERO).explore();
        }
    }
}
