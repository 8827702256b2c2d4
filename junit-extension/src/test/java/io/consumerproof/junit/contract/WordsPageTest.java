package io.consumerproof.junit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.check.Check;
import io.consumerproof.check.Checks;
import io.consumerproof.explore.FaultShapes;
import io.consumerproof.scenario.FaultKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The page of words knows every key of a contract, every fault and every check. */
class WordsPageTest {

    private static final Path PAGE = Path.of("..", "src-site", "contracts.md");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "contract",
                "topics",
                "retention",
                "segment",
                "cleanup",
                "replication",
                "consumer",
                "members",
                "reset",
                "on-failure",
                "then",
                "value",
                "event",
                "world",
                "database",
                "state",
                "ports",
                "records",
                "capacity",
                "search",
                "regression"
            })
    void everyKeyIsOnThePage(String section) throws IOException {
        String page = Files.readString(PAGE);
        assertThat(Vocabulary.keys(section))
                .allSatisfy(key -> assertThat(page).containsPattern("[`{ \\[]" + key + "[`:]"));
    }

    static List<FaultKind> faults() {
        return List.of(FaultKind.values());
    }

    @ParameterizedTest
    @MethodSource("faults")
    void everyKindOfFaultIsOnThePageWithItsVariantsAndPoints(FaultKind kind) throws IOException {
        String row = String.join(
                " | ",
                "| `" + kind + "`",
                kind.sentence(),
                quoted(FaultShapes.variantsOf(kind)),
                quoted(FaultShapes.pointsOf(kind)) + " |\n");
        assertThat(Files.readString(PAGE)).contains(row);
    }

    static List<String> checks() {
        return Checks.all().stream().map(Check::name).toList();
    }

    @ParameterizedTest
    @MethodSource("checks")
    void everyCheckHasItsRow(String check) throws IOException {
        assertThat(Files.readString(PAGE)).contains("\n| `" + check + "` | ");
    }

    @Test
    void everyNameForSeveralChecksIsOnThePage() throws IOException {
        String page = Files.readString(PAGE);
        assertThat(Checks.spellings()).allSatisfy(name -> assertThat(page).contains("`" + name + "`"));
    }

    private static String quoted(List<?> words) {
        return words.stream().map(word -> "`" + word + "`").collect(Collectors.joining(", "));
    }
}
