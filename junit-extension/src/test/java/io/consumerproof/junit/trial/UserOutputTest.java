package io.consumerproof.junit.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;

@ResourceLock(Resources.SYSTEM_OUT)
class UserOutputTest {

    private final PrintStream before = System.out;
    private final ByteArrayOutputStream console = new ByteArrayOutputStream();
    private final PrintStream original = new PrintStream(console, true, Charset.defaultCharset());

    @BeforeEach
    void listen() {
        System.setOut(original);
    }

    @AfterEach
    void restore() {
        System.setOut(before);
    }

    private String printed() {
        return console.toString(Charset.defaultCharset());
    }

    @Test
    void what_is_printed_while_diverted_does_not_reach_the_console() {
        try (UserOutput output = UserOutput.divert()) {
            System.out.println("noise");
            assertThat(output.transcript().anything()).isTrue();
        }
        System.out.print("after");

        assertThat(printed()).isEqualTo("after");
        assertThat(System.out).isSameAs(original);
    }

    @Test
    void a_thread_that_was_there_before_prints_as_ever() throws InterruptedException {
        Thread other = new Thread(() -> System.out.print("other"));
        try (UserOutput output = UserOutput.divert()) {
            System.out.print("noise");
            other.start();
            other.join();
            assertThat(output.transcript().anything()).isTrue();
        }

        assertThat(printed()).isEqualTo("other");
    }

    @Test
    void a_thread_that_user_code_started_is_diverted_with_it() throws InterruptedException {
        try (UserOutput output = UserOutput.divert()) {
            Thread child = new Thread(() -> System.out.print("noise"));
            child.start();
            child.join();
            assertThat(output.transcript().anything()).isTrue();
        }

        assertThat(printed()).isEmpty();
    }

    @Test
    void a_stream_kept_from_a_search_prints_again_once_it_is_over() {
        PrintStream kept;
        try (UserOutput output = UserOutput.divert()) {
            kept = System.out;
            kept.print("noise");
            assertThat(output.transcript().anything()).isTrue();
        }
        kept.print("later");

        assertThat(printed()).isEqualTo("later");
    }

    @Test
    void only_the_told_run_is_printed() {
        AtomicInteger runs = new AtomicInteger();
        TrialSettings settings = new TrialSettings(Duration.ofSeconds(10), finding -> {});

        new Trial(
                        TenRuns.experiment(stage -> {
                            int run = runs.incrementAndGet();
                            System.out.println("run " + run);
                            assertThat(run % 4).isNotZero();
                        }),
                        settings,
                        TenRuns::new,
                        status -> {})
                .judge();

        // The search sees runs 1 to 4; telling it makes runs 5 to 7 and none of them fails: nothing to print.
        assertThat(printed()).isEmpty();
    }

    @Test
    void a_replay_prints_what_its_told_run_printed() {
        AtomicInteger runs = new AtomicInteger();
        TrialSettings settings = new TrialSettings(Duration.ofSeconds(10), finding -> {});

        new Trial(
                        TenRuns.experiment(stage -> {
                            int run = runs.incrementAndGet();
                            System.out.println("run " + run);
                            assertThat(run).isNotEqualTo(2);
                        }),
                        settings,
                        TenRuns::new,
                        status -> {})
                .replay("c1.told");

        assertThat(printed()).isEqualTo("Printed by the told run of 'billing':\nrun 2" + System.lineSeparator());
    }
}
