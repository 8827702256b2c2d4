package io.consumerproof.junit.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the author of a bad contract reads, each kind of problem in a file of its own. Rewritten with golden.rewrite=true. */
class GoldenProblemsTest {

    private static final Path HOME = Path.of("src/test/resources/golden/contract");

    static List<Path> badContracts() throws IOException {
        try (Stream<Path> files = Files.list(HOME)) {
            return files.filter(file -> file.toString().endsWith(".yaml"))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("badContracts")
    void theAuthorOfABadContractReadsEveryProblemAtOnce(Path contract) throws IOException {
        ContractProblemsException thrown = problemsOf(contract);
        Path golden = Path.of(contract.toString().replace(".yaml", ".txt"));
        String told = thrown.getMessage() + "\n";
        if (Boolean.getBoolean("golden.rewrite")) {
            assertThat(System.getenv("CI"))
                    .as("golden files are not rewritten in CI")
                    .isNull();
            Files.writeString(golden, told);
        }
        assertThat(told).isEqualTo(Files.readString(golden).replace("\r\n", "\n"));
    }

    @ParameterizedTest
    @MethodSource("badContracts")
    void everyProblemIsOneLineWithItsPlaceAndWithoutStackTrace(Path contract) {
        ContractProblemsException thrown = problemsOf(contract);
        assertThat(thrown.getStackTrace()).isEmpty();
        assertThat(thrown.problems()).isSorted().isNotEmpty();
        assertThat(String.valueOf(thrown.getMessage()).lines())
                .hasSameSizeAs(thrown.problems())
                .allMatch(line -> line.matches("src/test/resources/golden/contract/[a-z0-9.-]+:\\d+:\\d+: .+[^.]"));
    }

    @Test
    void everyKindOfProblemThatUsersMeetHasItsFile() throws IOException {
        assertThat(badContracts().stream().map(file -> file.getFileName().toString()))
                .contains(
                        "unknown-key.yaml",
                        "unknown-assignor.yaml",
                        "unknown-check.yaml",
                        "unknown-fault.yaml",
                        "unknown-class.yaml",
                        "unknown-method.yaml",
                        "unfillable-parameter.yaml",
                        "wrong-type.yaml",
                        "duplicate-key.yaml",
                        "alias.yaml",
                        "empty.yaml",
                        "missing-records-file.yaml",
                        "own-dead-letters.yaml",
                        "private-method.yaml",
                        "static-method.yaml",
                        "record-file-line-700.yaml",
                        "unknown-topic.yaml",
                        "several-problems.yaml");
    }

    private static ContractProblemsException problemsOf(Path contract) {
        ContractProblemsException thrown = catchThrowableOfType(
                ContractProblemsException.class, () -> ContractReader.read(contract, HidingLoader.withoutJackson()));
        assertThat(thrown).as("'%s' is a bad contract", contract).isNotNull();
        return thrown;
    }
}
