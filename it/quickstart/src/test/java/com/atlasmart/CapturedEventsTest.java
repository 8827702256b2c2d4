package com.atlasmart;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class CapturedEventsTest {

    private static final Path FILE = Path.of("src/test/contracts/captured.jsonl");

    @Test
    void theCapturedFileIsWhatItsGeneratorMakes() throws IOException {
        if (Boolean.getBoolean("golden.rewrite")) {
            assertThat(System.getenv("CI"))
                    .as("golden files are not rewritten where CI is set")
                    .isNull();
            Files.writeString(FILE, CapturedEvents.text());
        }
        assertThat(Files.readString(FILE)).isEqualTo(CapturedEvents.text());
    }
}
