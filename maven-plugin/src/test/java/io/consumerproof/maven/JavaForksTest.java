package io.consumerproof.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
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

    private JavaForks forks(String... argLine) {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        JavaSettings settings = new JavaSettings(java, List.of("nowhere.jar"), directory, List.of(argLine));
        return new JavaForks(settings, directory.resolve("reports"), Duration.ofSeconds(60));
    }

    @Test
    void aJvmThatDoesNotTakeItsOptionsIsNotToldAsUserCodeThatEndsIt() throws IOException {
        Path contract = Files.writeString(directory.resolve("orders.yaml"), "contract: orders\n");
        try (Judging judging = new Judging(forks("-Xmx1x"), null, "mvn verify -Dconsumerproof.token=")) {
            Told told = judging.judge(contract);

            assertThat(told.outcome()).isEqualTo(Told.Outcome.FAILED);
            assertThat(told.sentence())
                    .isEqualTo("The JVM that was to run the contract did not start: it says"
                            + " 'Invalid maximum heap size: -Xmx1x', and ended with exit code 1.");
            assertThat(told.text())
                    .startsWith("✗ orders.yaml   has no JVM\n")
                    .contains("none of the project's code has run")
                    .contains("mend consumerproof.argLine, which is '-Xmx1x'")
                    .doesNotContain("user code");
        }
    }

    @Test
    void withoutOptionsOfItsOwnTheProjectReadsWhatJavaSays() throws IOException {
        Path contract = Files.writeString(directory.resolve("orders.yaml"), "contract: orders\n");
        try (Judging judging = new Judging(forks(), null, "mvn verify -Dconsumerproof.token=")) {
            assertThat(judging.judge(contract).text())
                    .contains("'Error: Could not find or load main class io.consumerproof.runner.Runner'")
                    .contains("  Cure   mend consumerproof.argLine; other options");
        }
    }

    @Test
    void optionsFromTheEnvironmentAreNotWhatJavaSaysFirst() throws IOException {
        Path log = Files.writeString(
                directory.resolve("log"), "Picked up JAVA_TOOL_OPTIONS: -ea\n\nUnrecognized option\n");
        assertThat(JavaForks.firstWords(log)).isEqualTo("Unrecognized option");
        assertThat(JavaForks.firstWords(directory.resolve("none"))).isEmpty();
    }

    @Test
    void theFirstForkGetsAFolderThatIsMade() throws IOException {
        Path temporary = directory.resolve("fork").resolve("judge-1.tmp");

        JavaForks.empty(temporary);

        assertThat(temporary).isEmptyDirectory();
    }
}
