package io.consumerproof.maven;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.junit.culprit.Difference;
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
    void theFirstDifferingEventIsToldInWords() throws IOException {
        assertThat(Histories.difference(
                        file("a", "Sent[1]\nsends 1\nSent[2]\nsends 2\n"),
                        file("b", "Sent[1]\nsends 1\nSent[x]\nsends x\n")))
                .contains(new Difference(1, "sends 2", "sends x"));
    }

    @Test
    void anEventThatDiffersInWhatNoStoryTellsIsToldAsItIs() throws IOException {
        assertThat(Histories.difference(file("a", "Sent[1]\nsends\n"), file("b", "Sent[x]\nsends\n")))
                .contains(new Difference(0, "Sent[1]", "Sent[x]"));
    }

    @Test
    void aHistoryThatEndsEarlierSaysSo() throws IOException {
        assertThat(Histories.difference(
                        file("a", "Sent[1]\nsends 1\nSent[2]\nsends 2\n"), file("b", "Sent[1]\nsends 1\n")))
                .contains(new Difference(1, "sends 2", "the end of the run"));
    }

    private Path file(String name, String text) throws IOException {
        return Files.writeString(directory.resolve(name), text);
    }
}
