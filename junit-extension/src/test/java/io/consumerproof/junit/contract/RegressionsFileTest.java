package io.consumerproof.junit.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.consumerproof.check.Violation;
import io.consumerproof.explore.Exploration;
import io.consumerproof.explore.Explorer;
import io.consumerproof.explore.Finding;
import io.consumerproof.explore.Regression;
import io.consumerproof.explore.RunPlan;
import io.consumerproof.history.History;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The file beside a contract that keeps runs which broke it once. */
class RegressionsFileTest {

    private static final String CONTRACT = "contract: small\n"
            + "consumer: {class: com.acme.TextNotifier, method: on}\n"
            + "world: {ports: [com.acme.Mailer]}\n"
            + "records: [{topic: orders, key: o-1, value: x}, {topic: orders, key: o-1, value: y}]\n";
    private static final String TOKEN = "c1.V-xWktvSAgEIAT-tBAEAeA";

    @TempDir
    Path folder;

    private List<Regression> read(String regressions) {
        try (Contract contract = new TemporaryContract(folder)
                .with("contract.regressions.yaml", regressions)
                .read(CONTRACT)) {
            return contract.experiment().regressions();
        }
    }

    private static Finding finding(String sentence) {
        Violation violation = new Violation("no-lost-effect", sentence, "", "", List.of(), List.of());
        return new Finding(
                Finding.Kind.VIOLATION,
                violation,
                List.of(),
                History.of(),
                RunPlan.REFERENCE,
                TOKEN,
                1,
                1,
                1,
                false,
                null);
    }

    private String keep(String sentence) throws IOException {
        RegressionsFile file = RegressionsFile.beside(folder.resolve("contract.yaml"));
        return Files.readString(file.keep(RegressionsFile.line(finding(sentence))));
    }

    @Test
    void entriesAreReadInTheirOrderWithTheirPlaces() {
        assertThat(read("# kept\n- {token: " + TOKEN + ", check: no-lost-effect, found: It never happened.}\n- token: "
                        + TOKEN + "\n"))
                .containsExactly(
                        new Regression(TOKEN, "no-lost-effect", "contract.regressions.yaml:2"),
                        new Regression(TOKEN, "", "contract.regressions.yaml:3"));
    }

    @Test
    void aFileWithoutEntriesKeepsNothing() {
        assertThat(read("")).isEmpty();
        assertThat(read("# nothing yet\n\n")).isEmpty();
        assertThat(read("[]\n")).isEmpty();
    }

    @Test
    void everythingThatIsWrongIsToldAtOnceBesideWhatIsWrongWithTheContract() {
        ContractProblemsException thrown =
                catchThrowableOfType(ContractProblemsException.class, () -> new TemporaryContract(folder)
                        .with(
                                "contract.regressions.yaml",
                                "- {check: no-lost-effect}\n- {token: c1.AAAA}\n- {token: " + TOKEN
                                        + ", check: no-lost-efect, fund: x}\n- c1.AAAA\n")
                        .read(CONTRACT + "gap: none\n"));
        assertThat(thrown.problems().stream()
                        .map(each -> each.toString().replaceAll("^.*/", "").replaceAll(", allowed (is|are) .*", "")))
                .containsExactly(
                        "contract.regressions.yaml:1:3: 'token' is missing in 'regression'; add 'token: …'",
                        "contract.regressions.yaml:2:11: token 'c1.AAAA' is damaged: it ends too early; paste"
                                + " the whole word that was printed, or remove the entry",
                        "contract.regressions.yaml:3:45: unknown check 'no-lost-efect'",
                        "contract.regressions.yaml:3:60: unknown key 'fund' in 'regression'",
                        "contract.regressions.yaml:4:3: wrong type: 'regression' is the text 'c1.AAAA'",
                        "contract.yaml:5:1: unknown key 'gap' in 'contract'");
    }

    @Test
    void whatIsNoListIsTold() {
        ContractProblemsException thrown =
                catchThrowableOfType(ContractProblemsException.class, () -> read("regressions: []\n"));
        assertThat(thrown.problems().get(0).sentence())
                .isEqualTo("wrong type: 'regressions' is a mapping, allowed is a list:"
                        + " '- {token: c2.…, check: no-lost-effect}'");
    }

    @Test
    void whatWasKeptIsReadAgainWhateverItsSentenceIs() throws IOException {
        assertThat(keep("A \"quoted\" \\ back, {braces}, # no comment: \t\n\u2028 and 😀."))
                .startsWith("# Runs that broke this contract once.")
                .endsWith("}\n");
        String twice = keep("Another.");
        assertThat(twice.lines()).hasSize(3);
        assertThat(read(twice))
                .containsExactly(
                        new Regression(TOKEN, "no-lost-effect", "contract.regressions.yaml:2"),
                        new Regression(TOKEN, "no-lost-effect", "contract.regressions.yaml:3"));
    }

    @Test
    void aLineIsAppendedBehindWhateverIsThere() throws IOException {
        Files.writeString(folder.resolve("contract.regressions.yaml"), "# mine\n- {token: " + TOKEN + "}");
        assertThat(keep("Once more.").lines()).hasSize(3).startsWith("# mine", "- {token: " + TOKEN + "}");
    }

    @Test
    void aKeptRunDoesNotChangeWhatATokenIsBoundTo() {
        String before = new TemporaryContract(folder).read(CONTRACT).digest();
        assertThat(new TemporaryContract(folder)
                        .with("contract.regressions.yaml", "- {token: " + TOKEN + "}\n")
                        .read(CONTRACT)
                        .digest())
                .isEqualTo(before);
    }

    @Test
    void whatASearchFoundIsFoundAgainFromTheFile() throws IOException {
        try (Contract contract = new TemporaryContract(folder).read(CONTRACT)) {
            Exploration found = new Explorer(contract.experiment(), () -> Duration.ZERO).explore();
            String line = RegressionsFile.line(Objects.requireNonNull(found.finding()));
            RegressionsFile.beside(contract.file()).keep(line);
        }
        try (Contract contract = new TemporaryContract(folder).read(CONTRACT)) {
            Exploration again = new Explorer(contract.experiment(), () -> Duration.ZERO).explore();
            assertThat(Objects.requireNonNull(again.finding()).again())
                    .hasToString("contract.regressions.yaml:2 (no-duplicate-effect)");
        }
    }
}
