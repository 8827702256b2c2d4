package io.consumerproof.junit.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileTextTest {

    @TempDir
    private Path folder;

    private final Problems problems = new Problems();

    @Test
    void aByteOrderMarkIsNoText() throws IOException {
        Path file = Files.writeString(folder.resolve("a.jsonl"), "\uFEFFcafé");
        assertThat(FileText.read(file, "a.jsonl", problems)).isEqualTo("café");
    }

    @Test
    void anotherEncodingIsAProblemAtItsFirstByte() throws IOException {
        Path file = Files.write(folder.resolve("a.jsonl"), "one\ncafé\n".getBytes(StandardCharsets.ISO_8859_1));
        assertThat(FileText.read(file, "a.jsonl", problems)).isNull();
        assertThatThrownBy(problems::raise)
                .hasMessage("a.jsonl:2:4: what follows is not UTF-8 text; save the file with that encoding");
    }
}
