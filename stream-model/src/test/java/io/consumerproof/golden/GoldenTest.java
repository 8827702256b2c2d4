package io.consumerproof.golden;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.opentest4j.AssertionFailedError;

class GoldenTest {

    @TempDir
    Path folder;

    @Test
    void equalTextHolds() throws IOException {
        Files.writeString(folder.resolve("a.txt"), "one\n");
        Golden.in(folder, false).holds("a.txt", "one\n");
        assertThat(folder.resolve("a.txt")).hasContent("one\n");
    }

    @Test
    void anotherTextFailsAndNamesTheFileAndTheFlag() throws IOException {
        Files.writeString(folder.resolve("a.txt"), "one\n");
        assertThatThrownBy(() -> Golden.in(folder, false).holds("a.txt", "two\n"))
                .isInstanceOf(AssertionFailedError.class)
                .hasMessageContaining("a.txt")
                .hasMessageContaining("-Dgolden.rewrite=true");
    }

    @Test
    void aMissingFileFails() {
        assertThatThrownBy(() -> Golden.in(folder, false).holds("b.txt", "two\n"))
                .isInstanceOf(AssertionFailedError.class);
    }

    @Test
    void theFlagRewrites() {
        Golden.in(folder, true).holds("c.txt", "three\n");
        assertThat(folder.resolve("c.txt")).hasContent("three\n");
    }

    @Test
    void theFlagIsRefusedInCi() {
        assertThatThrownBy(() -> Golden.allowed(true, true)).hasMessageContaining("CI is set");
        assertThat(Golden.allowed(true, false)).isTrue();
        assertThat(Golden.allowed(false, true)).isFalse();
    }
}
