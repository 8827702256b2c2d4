package io.consumerproof.maven;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.maven.Told.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GithubNotesTest {

    private final Told passed = new Told(
            Path.of("/p/orders.yaml"), "orders", Outcome.PASSED, "✓ orders", "", "", "", "", "", "", "", "", "");
    private final Told failed = new Told(
            Path.of("/p/src/mail.yaml"),
            "mail",
            Outcome.FAILED,
            "✗ mail",
            "",
            "Mailer.send happened 2 times, 100% more.",
            "no-duplicate-effect",
            "c1.a",
            "",
            "",
            "",
            "",
            "");

    @TempDir
    private Path directory;

    @Test
    void aContractThatFailsIsAnnotated() {
        assertThat(new GithubNotes(Map.of(), "/p").annotations(List.of(passed, failed)))
                .containsExactly("::error file=src/mail.yaml,title=mail no-duplicate-effect::Mailer.send happened 2"
                        + " times, 100%25 more.");
    }

    @Test
    void theSummaryHasARowForEachContractAndTheStories() throws IOException {
        Path summary = directory.resolve("summary.md");
        Map<String, String> environment = Map.of("GITHUB_ACTIONS", "true", "GITHUB_STEP_SUMMARY", summary.toString());

        new GithubNotes(environment, "/p").write(List.of(passed, failed));

        assertThat(Files.readString(summary))
                .contains("| orders | ✓ PASSED |  |\n| mail | ✗ FAILED | no-duplicate-effect |")
                .endsWith("\n```\n✗ mail\n```\n");
    }

    @Test
    void elsewhereNothingIsWritten() throws IOException {
        Path summary = directory.resolve("summary.md");

        new GithubNotes(Map.of("GITHUB_STEP_SUMMARY", summary.toString()), "/p").write(List.of(failed));

        assertThat(summary).doesNotExist();
    }
}
