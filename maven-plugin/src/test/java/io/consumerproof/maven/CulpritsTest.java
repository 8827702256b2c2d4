package io.consumerproof.maven;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.maven.Told.Outcome;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Consumers that are decided by something besides their records, each with its twin that is not, in real JVMs. */
@Timeout(value = 120, unit = TimeUnit.SECONDS)
class CulpritsTest {

    private static final String CONTRACT = "contract: %1$s\n"
            + "topics: {payments: {partitions: 2}}\n"
            + "consumer: {class: io.consumerproof.maven.Swayed$%1$s, method: on, group: notifier}\n"
            + "world: {ports: [{type: io.consumerproof.maven.Swayed$Mailer, idempotent-by: id}]}\n"
            + "records:\n"
            + "  - {topic: payments, partition: 0, key: o-1, value: e1}\n"
            + "  - {topic: payments, partition: 1, key: o-2, value: e2}\n"
            + "checks: [no-lost-effect]\n"
            + "faults: {crash: 1}\n"
            + "search: {budget: 0ms}\n";

    @TempDir
    private Path directory;

    private Told judged(String consumer) throws IOException {
        Path contract = Files.writeString(directory.resolve("contract.yaml"), CONTRACT.formatted(consumer));
        JavaSettings java = new JavaSettings(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                List.of(System.getProperty("java.class.path").split(File.pathSeparator)),
                directory,
                List.of("-Xms64m"));
        JavaForks forks = new JavaForks(java, directory.resolve("reports"), Duration.ofSeconds(20));
        try (Judging judging = new Judging(forks, null, "mvn verify -Dconsumerproof.token=")) {
            return judging.judge(contract);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "ReadsClock, the wall clock, Swayed.java, calls System.nanoTime",
        "DrawsIds, random numbers, Swayed.java, calls UUID.randomUUID",
        "KeepsStatics, state in statics, KeepsStatics.sent is , after it",
        "IteratesSet, the order of an unordered collection, Swayed.java, calls Set.of",
        "HashesIdentities, identity hash codes, Swayed.java, makes a HashSet"
    })
    void theCulpritIsNamedWithItsPlace(String consumer, String culprit, String place, String what) throws IOException {
        Told told = judged(consumer);

        assertThat(told.outcome()).isEqualTo(Outcome.FAILED);
        assertThat(told.text().lines().findFirst().orElseThrow())
                .startsWith("✗ " + consumer + "   is nondeterministic");
        assertThat(told.sentence()).contains("event ").contains("Mailer.send(");
        assertThat(told.text())
                .contains("Why    something besides the records decides: " + culprit + " (")
                .contains("io.consumerproof.maven.Swayed$" + consumer)
                .contains(place)
                .contains(what)
                .doesNotContain("one of these");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "AsksItsClock",
                "DrawsFromTheRun",
                "KeepsState",
                "IteratesSorted",
                "HashesContent",
                "WaitsForItsThread"
            })
    void aTwinThatOnlyRecordsDecideHolds(String consumer) throws IOException {
        Told told = judged(consumer);

        assertThat(told.outcome()).as(told.text()).isEqualTo(Outcome.PASSED);
    }

    @Test
    void anEffectThatNobodyWaitsForIsCaughtOnItsThread() throws IOException {
        Told told = judged("LeavesItsThread");

        assertThat(told.outcome()).isEqualTo(Outcome.FAILED);
        assertThat(told.text()).startsWith("✗ LeavesItsThread   is nondeterministic");
        assertThat(told.check()).isEqualTo("foreign-thread");
        assertThat(told.sentence())
                .contains("'mail-thread'")
                .contains("Mailer.send(")
                .contains("Swayed.java:");
    }
}
