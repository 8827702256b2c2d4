package io.consumerproof.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JavaForksTest {

    @TempDir
    private Path directory;

    @Test
    void whatAnEarlierForkLeftIsGoneBeforeTheNextStarts() throws IOException {
        Path temporary = directory.resolve("judge-1.tmp");
        Files.createDirectories(temporary.resolve("consumerproof-1"));
        Files.writeString(temporary.resolve("consumerproof-1").resolve("database.mv.db"), "rows");

        JavaForks.empty(temporary);

        assertThat(temporary).isEmptyDirectory();
    }

    @Test
    void theFirstForkGetsAFolderThatIsMade() throws IOException {
        Path temporary = directory.resolve("fork").resolve("judge-1.tmp");

        JavaForks.empty(temporary);

        assertThat(temporary).isEmptyDirectory();
    }
}
