package io.consumerproof.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.consumerproof.runner.Message;
import io.consumerproof.runner.Runner;
import io.consumerproof.runner.Word;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JavaForkTest {

    private static final Message JUDGE = Message.of(Word.JUDGE).with("file", "orders.yaml");

    private final FakeProcess process = new FakeProcess();

    @TempDir
    private Path directory;

    private JavaFork fork(Duration silence) {
        return new JavaFork(process, new JournalTail(directory.resolve("journal")), Path.of("judge-1.log"), silence);
    }

    private void says(Message message) throws IOException {
        Files.writeString(
                directory.resolve("journal"),
                message.line() + "\n",
                StandardOpenOption.CREATE,
                StandardOpenOption.APPEND);
    }

    @Test
    void theAnswerIsTheFirstMessageThatIsNoSignOfLife() throws Exception {
        says(Message.of(Word.BEAT));
        says(Message.of(Word.AT).with("run", "3").with("where", "orders-0@1"));
        says(Message.of(Word.EXPLORED).with("name", "orders"));

        assertThat(fork(Duration.ofMinutes(1)).ask(JUDGE).text("name")).isEqualTo("orders");
        assertThat(process.commands()).isEqualTo("JUDGE\tfile=orders.yaml\n");
    }

    @Test
    void whatADeadForkStillSaidIsHeard() throws Exception {
        says(Message.of(Word.TOLD).with("name", "orders"));
        process.end(70);

        assertThat(fork(Duration.ofMinutes(1)).ask(JUDGE).word()).isEqualTo(Word.TOLD);
    }

    @Test
    void aDeathNamesTheExitCodeAndTheLastPlace() throws IOException {
        says(Message.of(Word.AT).with("run", "3").with("where", "orders-0@1"));
        process.end(137);

        assertThatThrownBy(() -> fork(Duration.ofMinutes(1)).ask(JUDGE))
                .isInstanceOfSatisfying(ForkEndedException.class, ended -> {
                    assertThat(ended.how()).isEqualTo("ended with exit code 137");
                    assertThat(ended.where()).isEqualTo("run 3 at orders-0@1");
                });
    }

    @Test
    void aFullHeapIsNamed() {
        process.end(Runner.EXIT_OUT_OF_MEMORY);

        assertThatThrownBy(() -> fork(Duration.ofMinutes(1)).ask(JUDGE)).hasMessage("ran out of memory");
    }

    @Test
    void aSilentForkIsEnded() {
        assertThatThrownBy(() -> fork(Duration.ZERO).ask(JUDGE))
                .isInstanceOf(ForkEndedException.class)
                .hasMessage("gave no sign of life for 0 s and was ended");
        assertThat(process.isDestroyed()).isTrue();
    }
}
