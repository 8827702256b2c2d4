package io.consumerproof.maven;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.runner.Message;
import io.consumerproof.runner.Word;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JournalTailTest {

    @TempDir
    private Path directory;

    @Test
    void aFileThatIsNotThereYetHasNoMessage() throws IOException {
        assertThat(new JournalTail(directory.resolve("none")).next()).isNull();
    }

    @Test
    void aLineCountsOnceItIsComplete() throws IOException {
        Path file = directory.resolve("journal");
        JournalTail tail = new JournalTail(file);

        append(file, "BEAT\nTOLD\ttext=a✓");
        assertThat(tail.next()).isEqualTo(Message.of(Word.BEAT));
        assertThat(tail.next()).isNull();
        append(file, "b\n");
        assertThat(tail.next()).isEqualTo(Message.of(Word.TOLD).with("text", "a✓b"));
        assertThat(tail.next()).isNull();
    }

    private static void append(Path file, String text) throws IOException {
        Files.writeString(file, text, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }
}
