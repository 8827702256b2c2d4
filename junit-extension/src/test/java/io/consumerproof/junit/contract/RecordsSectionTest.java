package io.consumerproof.junit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.history.Bytes;
import io.consumerproof.history.Header;
import io.consumerproof.scenario.Append;
import io.consumerproof.scenario.Scenario;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How records are written in a contract and in a file of captured ones. */
class RecordsSectionTest {

    @TempDir
    Path folder;

    @Test
    void aValueIsWrittenAsJsonInTheOrderOfItsKeys() {
        assertThat(
                        appends(
                                "{topic: orders, key: o-1, value: {type: paid, id: 7, sum: 1.50, open: false, next: [a, null]}}"))
                .containsExactly(Append.record(
                        "orders",
                        "o-1",
                        Bytes.utf8("{\"type\":\"paid\",\"id\":7,\"sum\":1.50,\"open\":false,\"next\":[\"a\",null]}")));
    }

    @Test
    void wordsThatOtherYamlTakesForBooleansAreText() {
        assertThat(appends("{topic: orders, value: {y: no, on: yes}}"))
                .extracting(Append::value)
                .containsExactly(Bytes.utf8("{\"y\":\"no\",\"on\":\"yes\"}"));
    }

    @Test
    void nullIsATombstoneAndRawAndBase64AreBytesAsTheyAre() {
        assertThat(appends(
                        "{topic: orders, value: null}",
                        "{topic: orders, raw: 'not json'}",
                        "{topic: orders, raw: ''}",
                        "{topic: orders, base64: AP8=, key-base64: /w==}"))
                .extracting(Append::value)
                .containsExactly(null, Bytes.utf8("not json"), Bytes.utf8(""), Bytes.of(new byte[] {0, -1}));
    }

    @Test
    void aKeyMayBeEmptyBytesOrAbsent() {
        assertThat(appends(
                        "{topic: orders, value: 1}",
                        "{topic: orders, key: '', value: 1}",
                        "{topic: orders, key-base64: /w==, value: 1}"))
                .extracting(Append::key)
                .containsExactly(null, Bytes.utf8(""), Bytes.of(new byte[] {-1}));
    }

    @Test
    void aTimeIsBeforeTheStartOfTheRun() {
        assertThat(appends("{topic: orders, value: 1, at: 2h}", "{topic: orders, value: 1}"))
                .extracting(Append::timestampMillis)
                .containsExactly(-7_200_000L, 0L);
    }

    @Test
    void headersKeepTheirOrder() {
        assertThat(appends("{topic: orders, value: 1, headers: {z: last, a: {base64: AA==}, n: null}}")
                        .get(0)
                        .headers())
                .containsExactly(
                        new Header("z", Bytes.utf8("last")),
                        new Header("a", Bytes.of(new byte[1])),
                        new Header("n", null));
    }

    @Test
    void offsetsOfAFileThatJumpBecomeGapsAndItsNewestRecordIsNow() {
        List<Append> appends = fileAppends(
                "{\"topic\":\"orders\",\"partition\":1,\"offset\":2,\"timestamp\":5000,\"key\":\"a\",\"value\":\"x\"}",
                "{\"topic\":\"orders\",\"partition\":1,\"offset\":3,\"timestamp\":9000,\"value\":{\"id\": 1}}",
                "{\"topic\":\"orders\",\"partition\":1,\"offset\":7,\"value\":null}");
        assertThat(appends)
                .containsExactly(
                        Append.gap("orders", 1, 2),
                        Append.record("orders", "a", Bytes.utf8("x")).in(1).at(-4000),
                        Append.record("orders", null, Bytes.utf8("{\"id\":1}")).in(1),
                        Append.gap("orders", 1, 3),
                        Append.record("orders", null, null).in(1));
    }

    @Test
    void aFileGoesOnWhereTheRecordsBeforeItEnd() {
        new TemporaryContract(folder)
                .with("more.jsonl", "{\"topic\":\"orders\",\"partition\":0,\"offset\":4,\"value\":\"x\"}\n");
        assertThat(appends(
                        "{topic: orders, partition: 0, value: 1}",
                        "{topic: orders, partition: 0, gap: 2}",
                        "{file: more.jsonl}"))
                .extracting(Append::gap)
                .containsExactly(0, 2, 1, 0);
    }

    @Test
    void noGapComesBeforeAFileWhereKeysPlacedTheRecordsBeforeIt() {
        new TemporaryContract(folder)
                .with("more.jsonl", "{\"topic\":\"orders\",\"partition\":0,\"offset\":400,\"value\":\"x\"}\n");
        assertThat(appends("{topic: orders, key: o-1, value: 1}", "{file: more.jsonl}"))
                .extracting(Append::gap)
                .containsExactly(0, 0);
    }

    @Test
    void aFileWithHundredsOfProblemsTellsTwentyAndStops() {
        TemporaryContract contract = new TemporaryContract(folder).with("bad.jsonl", "nonsense\n".repeat(500));
        assertThat(contract.problems("contract: bad\nconsumer: {class: com.acme.TextNotifier, method: on}\n"
                        + "world: {ports: [com.acme.Mailer]}\nrecords: [{file: bad.jsonl}]"))
                .hasSize(21)
                .last()
                .asString()
                .startsWith("too many problems above");
    }

    private List<Append> fileAppends(String... lines) {
        new TemporaryContract(folder).with("captured.jsonl", String.join("\n", lines));
        return appends("{file: captured.jsonl}");
    }

    private List<Append> appends(String... items) {
        Contract contract = new TemporaryContract(folder).readSections("records:\n  - " + String.join("\n  - ", items));
        return ((Scenario) contract.experiment().program()).records();
    }
}
