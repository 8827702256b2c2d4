package io.consumerproof.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NoContractsTest {

    @TempDir
    private Path directory;

    @Test
    void patternsThatLeaveOutEverythingAreNamed() throws IOException {
        Files.createDirectories(directory.resolve("mail"));
        Files.writeString(directory.resolve("mail").resolve("receipts.yaml"), "contract: receipts\n");
        Files.writeString(directory.resolve("orders.yaml"), "contract: orders\n");

        NoContracts none = new NoContracts(directory, false, List.of("nope/*.yaml"), List.of());
        assertThat(none.isUnmeant()).isTrue();
        assertThat(none.sentence())
                .isEqualTo("No contracts in '" + directory
                        + "': consumerproof.includes 'nope/*.yaml' leave out all there are,"
                        + " 2 files, such as 'mail/receipts.yaml'. Patterns are relative to that directory.");
        assertThat(new NoContracts(directory, false, List.of("*.yaml"), List.of("o*", "m*")).sentence())
                .contains("consumerproof.includes '*.yaml' and consumerproof.excludes 'm*', 'o*' leave out all");
    }

    @Test
    void aDirectoryThatWasNamedAndIsNotThereIsTold() {
        NoContracts none = new NoContracts(directory.resolve("contarcts"), true, List.of(), List.of());
        assertThat(none.isUnmeant()).isTrue();
        assertThat(none.sentence())
                .isEqualTo("No contracts: consumerproof.contractsDirectory is '" + directory.resolve("contarcts")
                        + "', and there is no such directory. Name one, relative to the module or absolute.");
    }

    @Test
    void aModuleMayHaveNone() {
        Path usual = directory.resolve("contracts");
        NoContracts none = new NoContracts(usual, false, List.of("*.yaml"), List.of());
        assertThat(none.isUnmeant()).isFalse();
        assertThat(none.sentence()).isEqualTo("No contracts in '" + usual + "'.");
        assertThat(new NoContracts(directory, true, List.of(), List.of()).isUnmeant())
                .isFalse();
    }
}
