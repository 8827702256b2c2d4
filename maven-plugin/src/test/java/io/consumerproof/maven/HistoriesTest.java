package io.consumerproof.maven;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.maven.Histories.Difference;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HistoriesTest {

    @TempDir
    private Path directory;

    @Test
    void equalHistoriesDoNotDiffer() throws IOException {
        assertThat(Histories.difference(file("a", "1\n2\n"), file("b", "1\n2\n")))
                .isEmpty();
    }

    @Test
    void theFirstDifferingEventIsNamed() throws IOException {
        assertThat(Histories.difference(file("a", "1\n2\n3\n"), file("b", "1\nx\ny\n")))
                .contains(new Difference(1, "2", "x"));
    }

    @Test
    void aHistoryThatEndsEarlierSaysSo() throws IOException {
        assertThat(Histories.difference(file("a", "1\n2\n"), file("b", "1\n")))
                .contains(new Difference(1, "2", "the end of the history"));
    }

    private Path file(String name, String text) throws IOException {
        return Files.writeString(directory.resolve(name), text);
    }
}
