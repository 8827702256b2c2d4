package io.consumerproof.junit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The page of words knows every key of a contract. */
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
}
