package io.consumerproof.junit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where the search leaves out offsets, and where records or the contract's author say which there are. */
class GapsTest {

    @TempDir
    Path folder;

    private boolean gaps(String... sections) {
        try (Contract contract = new TemporaryContract(folder).readSections(sections)) {
            return contract.experiment().search().gaps();
        }
    }

    private void captured(String record) {
        new TemporaryContract(folder).with("captured.jsonl", record + "\n");
    }

    @Test
    void everyContractHasThemUnlessItSaysOtherwise() {
        assertThat(gaps()).isTrue();
        assertThat(gaps("gaps: auto")).isTrue();
        assertThat(gaps("gaps: none")).isFalse();
        assertThat(gaps("search: {budget: 0s}")).isTrue();
    }

    @Test
    void capturedOffsetsStayAsTheyAre() {
        captured("{\"topic\":\"orders\",\"partition\":0,\"offset\":0,\"value\":\"x\"}");
        assertThat(gaps("records: [{file: captured.jsonl}]")).isFalse();
        assertThat(gaps("records: [{file: captured.jsonl}]", "gaps: auto")).isFalse();
    }

    @Test
    void aFileWithoutOffsetsLeavesThemOpen() {
        captured("{\"topic\":\"orders\",\"partition\":0,\"value\":\"x\"}");
        assertThat(gaps("records: [{file: captured.jsonl}]")).isTrue();
    }
}
