package io.consumerproof.junit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which files are contracts. */
class ContractsTest {

    @TempDir
    Path folder;

    @BeforeEach
    void writeFiles() throws IOException {
        for (String name : List.of("b.yaml", "a/x.yaml", "a/deep/y.yaml", "a/x.regressions.yaml", "c.yml", "d.jsonl")) {
            Path file = folder.resolve(name);
            Files.createDirectories(file.getParent());
            Files.writeString(file, "contract: x");
        }
    }

    @Test
    void everyYamlFileIsOneButRegressions() {
        assertThat(under(List.of(), List.of())).containsExactly("a/deep/y.yaml", "a/x.yaml", "b.yaml");
    }

    @Test
    void includesAndExcludesArePatternsOfRelativePaths() {
        assertThat(under(List.of("a/**"), List.of())).containsExactly("a/deep/y.yaml", "a/x.yaml");
        assertThat(under(List.of("*.yaml"), List.of())).containsExactly("b.yaml");
        assertThat(under(List.of("**/?.yaml"), List.of("**/deep/**"))).containsExactly("a/x.yaml", "b.yaml");
        assertThat(under(List.of("**/*.regressions.yaml"), List.of())).isEmpty();
    }

    @Test
    void regressionsWithoutTheirContractAreFound() throws IOException {
        assertThat(Contracts.regressionsAlone(folder)).isEmpty();
        Files.move(folder.resolve("a/x.yaml"), folder.resolve("a/renamed.yaml"));
        assertThat(Contracts.regressionsAlone(folder)).containsExactly(folder.resolve("a/x.regressions.yaml"));
    }

    @Test
    void filesThatAreNearlyNamedAsRegressionsAreFound() throws IOException {
        assertThat(Contracts.nearRegressions(folder)).isEmpty();
        for (String name : List.of("x.regression.yaml", "x.regressions.yml", "x-regressions.yaml", "regressing.yaml")) {
            Files.writeString(folder.resolve(name), "");
        }
        assertThat(Contracts.nearRegressions(folder))
                .containsExactly(
                        folder.resolve("x-regressions.yaml"),
                        folder.resolve("x.regression.yaml"),
                        folder.resolve("x.regressions.yml"));
    }

    @Test
    void aFolderThatIsNotThereHasNone() {
        assertThat(Contracts.under(folder.resolve("nowhere"), List.of(), List.of()))
                .isEmpty();
    }

    private List<String> under(List<String> includes, List<String> excludes) {
        return Contracts.under(folder, includes, excludes).stream()
                .map(file -> folder.relativize(file).toString().replace('\\', '/'))
                .toList();
    }
}
