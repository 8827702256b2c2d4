package io.consumerproof.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.consumerproof.explore.Shard;
import io.consumerproof.maven.Told.Outcome;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What the builds of a matrix leave, from real JVMs, put together. */
@Timeout(value = 240, unit = TimeUnit.SECONDS)
class ShardReportsTest {

    private static final String CONTRACT = "contract: mails\n"
            + "topics: {payments: {partitions: 1}}\n"
            + "consumer: {class: io.consumerproof.maven.Swayed$KeepsState, method: on, group: notifier}\n"
            + "world: {ports: [{type: io.consumerproof.maven.Swayed$Mailer%s}]}\n"
            + "records: [{topic: payments, key: o-1, value: e1}]\n"
            + "faults: {crash: 1}\n"
            + "search: {budget: 0ms}\n";

    private static final String ABSORBING = CONTRACT.formatted(", idempotent-by: id");
    private static final String COUNTING = CONTRACT.formatted("");

    @TempDir
    private Path directory;

    private Told judged(String contract, Shard shard, String reports) throws IOException {
        Path file = Files.writeString(directory.resolve("contract.yaml"), contract);
        JavaSettings java = new JavaSettings(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                List.of(System.getProperty("java.class.path").split(File.pathSeparator)),
                directory,
                List.of("-Xms64m"));
        JavaForks forks = new JavaForks(java, directory.resolve(reports), Duration.ofSeconds(60));
        SearchLimits limits = new SearchLimits(null, null, null, shard, directory.resolve("judged"), Instant.EPOCH);
        try (Judging judging = new Judging(forks, limits, "mvn verify -Dconsumerproof.token=")) {
            return judging.judge(file);
        }
    }

    private Told merged() throws IOException {
        List<ShardsOfContract> contracts = ShardReports.in(List.of(directory));
        assertThat(contracts).hasSize(1);
        return contracts.get(0).told();
    }

    private static String withoutTime(String text) {
        return text.replaceAll("[\\d.,]+ s\\b", "some time");
    }

    @Test
    void twoShardsThatHoldAreOneStatementAndOneOfThemIsNot() throws IOException {
        Told whole = judged(ABSORBING, Shard.WHOLE, "whole");
        Told half = judged(ABSORBING, new Shard(1, 2), "one");
        assertThat(half.text()).contains(": shard 1/2 of every placement of ≤ 1 crash");

        Told missing = merged();
        assertThat(missing.outcome()).isEqualTo(Outcome.FAILED);
        assertThat(missing.text())
                .contains("undecided: shard 2/2 is missing")
                .contains("not every placement of ≤ 1 crash");

        judged(ABSORBING, new Shard(2, 2), "two");
        Told merged = merged();
        assertThat(merged.outcome()).isEqualTo(Outcome.PASSED);
        assertThat(withoutTime(merged.text())).isEqualTo(withoutTime(whole.text()));

        Files.copy(directory.resolve("two").resolve("mails.shard"), directory.resolve("again.shard"));
        assertThat(merged().sentence()).contains("shard 2/2 is there twice, in '");
    }

    @Test
    void whatAShardHasFoundIsToldOfAll() throws IOException {
        Told whole = judged(COUNTING, Shard.WHOLE, "whole");
        judged(COUNTING, new Shard(1, 2), "one");
        judged(COUNTING, new Shard(2, 2), "two");

        Told merged = merged();
        assertThat(merged.outcome()).isEqualTo(Outcome.FAILED);
        assertThat(merged.token()).isEqualTo(whole.token());
        assertThat(merged.text()).startsWith(whole.text()).containsOnlyOnce("no-duplicate-effect violated");
        assertThat(merged.text().substring(whole.text().length()))
                .startsWith("\n\n  Tried  ")
                .doesNotContain(whole.sentence());
    }

    @Test
    void shardsOfDifferentContractsOrMatricesAreNotPutTogether() throws IOException {
        judged(ABSORBING, new Shard(1, 2), "one");
        judged(ABSORBING, new Shard(2, 3), "two");
        judged(COUNTING, new Shard(2, 2), "three");

        Told merged = merged();
        assertThat(merged.outcome()).isEqualTo(Outcome.FAILED);
        assertThat(merged.sentence())
                .contains("is of another state of the contract or its code than '")
                .contains("they are not of one search");
    }

    @Test
    void whatIsNoReportOfAShardIsNamed() throws IOException {
        Path file = Files.writeString(directory.resolve("mails.shard"), "TOLD\tname=mails\n");
        assertThatThrownBy(() -> ShardReports.in(List.of(directory)))
                .isInstanceOf(IOException.class)
                .hasMessageStartingWith("'" + file + "' is no report of a shard");
        assertThatThrownBy(() -> ShardReports.in(List.of(directory.resolve("nowhere"))))
                .hasMessageContaining("is no directory");
    }
}
