package io.consumerproof.junit.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What a trial cannot survive ends its JVM with a status of its own and with last words. */
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class HaltedJvmTest {

    @TempDir
    Path module;

    /** How a JVM ended. */
    private record Ended(int status, String error) {}

    private Ended run(String what) throws IOException, InterruptedException {
        Path error = module.resolve("error.txt");
        Process process = new ProcessBuilder(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-Dbasedir=" + module,
                        "-cp",
                        System.getProperty("java.class.path"),
                        Misbehaviour.class.getName(),
                        what))
                .redirectOutput(module.resolve("output.txt").toFile())
                .redirectError(error.toFile())
                .start();
        int status = process.waitFor();
        return new Ended(status, Files.readString(error, StandardCharsets.UTF_8));
    }

    @Test
    void a_handler_that_exits_is_told_with_its_place() throws Exception {
        Ended ended = run("exits");

        assertThat(ended.status).as(ended.error).isEqualTo(Trial.HALT_EXIT);
        assertThat(ended.error)
                .startsWith("✗ billing   ")
                .contains("ended the JVM by System.exit: run 1, orders-0@0 by member-1")
                .contains("Misbehaviour.lambda$handler")
                .contains("-Dconsumerproof.token=c2.");
    }

    @Test
    void an_exit_on_a_thread_that_the_handler_started_is_told() throws Exception {
        Ended ended = run("exits-elsewhere");

        assertThat(ended.status).as(ended.error).isEqualTo(Trial.HALT_EXIT);
        assertThat(ended.error).contains("ended the JVM by System.exit").contains("Misbehaviour.lambda$exitElsewhere");
    }

    @Test
    void a_handler_that_loops_for_ever_is_told_with_its_place() throws Exception {
        Ended ended = run("loops");

        assertThat(ended.status).as(ended.error).isEqualTo(Trial.HALT_HANG);
        assertThat(ended.error)
                .contains("did not return within 500 ms: run 1, orders-0@0 by member-1")
                .contains("Misbehaviour.loop(Misbehaviour.java:");
    }

    @Test
    void a_handler_that_catches_its_own_crash_for_ever_is_told() throws Exception {
        Ended ended = run("swallows-the-crash");

        assertThat(ended.status).as(ended.error).isEqualTo(Trial.HALT_HANG);
        assertThat(ended.error)
                .contains("did not return within 500 ms")
                .contains("orders-0@0 by member-")
                .contains("Misbehaviour.swallow(Misbehaviour.java:");
    }

    @Test
    void the_last_words_are_kept_in_the_build_directory() throws Exception {
        Ended ended = run("exits");

        assertThat(module.resolve("target/consumerproof/halted.txt")).content().isEqualTo(ended.error);
    }
}
