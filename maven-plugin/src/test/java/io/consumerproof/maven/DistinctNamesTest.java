package io.consumerproof.maven;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.maven.Told.Outcome;
import io.consumerproof.runner.Message;
import io.consumerproof.runner.Word;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class DistinctNamesTest {

    private final DistinctNames names = new DistinctNames();

    @Test
    void theSecondContractOfANameIsAProblem() {
        assertThat(names.checked(passed("a.yaml", "orders")).outcome()).isEqualTo(Outcome.PASSED);
        assertThat(names.checked(passed("b.yaml", "payments")).outcome()).isEqualTo(Outcome.PASSED);

        Told second = names.checked(passed("c.yaml", "orders"));

        assertThat(second.outcome()).isEqualTo(Outcome.UNREADABLE);
        assertThat(second.text())
                .isEqualTo(
                        "c.yaml:1:1: contract 'orders' is also the name of 'a.yaml', but tokens and reports go by it;"
                                + " rename one of them");
    }

    private static Told passed(String file, String name) {
        return Told.of(Path.of(file), Message.of(Word.TOLD).with("name", name).with("passed", "true"));
    }
}
