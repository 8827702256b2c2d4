package io.consumerproof.maven;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.maven.Told.Outcome;
import io.consumerproof.runner.Message;
import io.consumerproof.runner.Word;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** One search in several real JVMs tells what it tells in one. */
@Timeout(value = 240, unit = TimeUnit.SECONDS)
class ForkedSearchTest {

    private static final String CONTRACT = "contract: mails\n"
            + "topics: {payments: {partitions: 2}}\n"
            + "consumer: {class: io.consumerproof.maven.Swayed$KeepsState, method: on, group: notifier}\n"
            + "world: {ports: [{type: io.consumerproof.maven.Swayed$Mailer%s}]}\n"
            + "records:\n"
            + "  - {topic: payments, partition: 0, key: o-1, value: e1}\n"
            + "  - {topic: payments, partition: 1, key: o-2, value: e2}\n"
            + "faults: {crash: 1, rebalance: 1, together: 2}\n"
            + "search: {budget: 0ms}\n";

    private static final String ABSORBING = CONTRACT.formatted(", idempotent-by: id");
    private static final String COUNTING = CONTRACT.formatted("");

    @TempDir
    private Path directory;

    /** Forks whose search counts as long at once. */
    private final class Impatient implements Forks {

        private final JavaForks forks = new JavaForks(
                new JavaSettings(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        List.of(System.getProperty("java.class.path").split(File.pathSeparator)),
                        directory,
                        List.of("-Xms64m")),
                directory.resolve("reports"),
                Duration.ofSeconds(60));
        private final AtomicBoolean killing;

        Impatient(boolean killing) {
            this.killing = new AtomicBoolean(killing);
        }

        @Override
        public Fork start(Role role) throws ForkEndedException {
            Fork fork = forks.start(role);
            return new Fork() {
                @Override
                public Message ask(Message command, java.util.function.Consumer<Message> notes)
                        throws ForkEndedException {
                    boolean kills = command.word() == Word.JUDGE
                            && command.text("fork").equals("2")
                            && killing.getAndSet(false);
                    if (kills) {
                        fork.close();
                    }
                    return fork.ask(command.with("alone", "0"), notes);
                }

                @Override
                public void tell(Message message) {
                    fork.tell(message);
                }

                @Override
                public void close() {
                    fork.close();
                }
            };
        }
    }

    private Told judged(String contract, int judges, boolean killing) throws IOException {
        Path file = Files.writeString(directory.resolve("contract.yaml"), contract);
        try (Judging judging = new Judging(
                new Impatient(killing), judges, null, "mvn verify -Dconsumerproof.token=", (judge, note) -> {})) {
            return judging.judge(file);
        }
    }

    private static String withoutTime(String text) {
        return text.replaceAll("[\\d.,]+ s\\b", "some time").replaceAll("\"elapsedMillis\": \\d+", "some time");
    }

    @Test
    void aContractThatHoldsIsToldAsInOneFork() throws IOException {
        Told alone = judged(ABSORBING, 1, false);
        Told together = judged(ABSORBING, 3, false);

        assertThat(alone.outcome()).as(alone.text()).isEqualTo(Outcome.PASSED);
        assertThat(withoutTime(together.text())).isEqualTo(withoutTime(alone.text()));
        assertThat(withoutTime(together.exploration())).isEqualTo(withoutTime(alone.exploration()));
    }

    @Test
    void aViolationIsToldAsInOneFork() throws IOException {
        Told alone = judged(COUNTING, 1, false);
        Told together = judged(COUNTING, 3, false);

        assertThat(alone.outcome()).as(alone.text()).isEqualTo(Outcome.FAILED);
        assertThat(together.text()).isEqualTo(alone.text());
        assertThat(withoutTime(together.found())).isEqualTo(withoutTime(alone.found()));
        assertThat(alone.exploration()).contains("\"covered\": ", "\"pointsStruck\": ", "\"token\": ");
        assertThat(withoutTime(together.exploration())).isEqualTo(withoutTime(alone.exploration()));
    }

    @Test
    void aForkThatIsKilledLosesItsPartAndSaysSo() throws IOException {
        Told told = judged(ABSORBING, 3, true);

        assertThat(told.outcome()).isEqualTo(Outcome.FAILED);
        assertThat(told.text())
                .contains("undecided: fork 2 ended with exit code ")
                .contains(", its part of the search is missing")
                .contains("not every placement of ≤ 1 crash and ≤ 1 rebalance");
    }
}
