package io.consumerproof.junit.trial;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.explore.Exploration;
import io.consumerproof.explore.Finding;
import io.consumerproof.scenario.Program;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class TrialTest {

    private final List<Finding> told = Collections.synchronizedList(new ArrayList<>());
    private final List<Integer> halts = Collections.synchronizedList(new ArrayList<>());
    private volatile boolean halted;

    private Exploration judge(Program program) {
        TrialSettings settings = new TrialSettings(Duration.ofMillis(60), told::add);
        return new Trial(TenRuns.experiment(program), settings, TenRuns::new, this::halt).judge();
    }

    private void halt(int status) {
        halts.add(status);
        halted = true;
    }

    @Test
    void a_search_that_returns_is_left_alone() {
        AtomicInteger runs = new AtomicInteger();

        Exploration exploration = judge(stage -> runs.incrementAndGet());

        assertThat(exploration.passed()).isTrue();
        assertThat(runs).hasValue(10);
        assertThat(told).isEmpty();
    }

    @Test
    void user_code_runs_on_the_thread_that_asks() {
        List<Thread> threads = new ArrayList<>();

        judge(stage -> threads.add(Thread.currentThread()));

        assertThat(threads).hasSize(10).containsOnly(Thread.currentThread());
    }

    @Test
    void a_wait_that_an_interrupt_ends_is_a_hang_and_ends_the_search() {
        AtomicInteger runs = new AtomicInteger();

        Exploration exploration = judge(stage -> {
            if (runs.incrementAndGet() == 3) {
                new CountDownLatch(1).await();
            }
        });

        Finding finding = finding(exploration);
        assertThat(finding.kind()).isEqualTo(Finding.Kind.HANG);
        assertThat(finding.violation().sentence())
                .startsWith("User code of 'billing' did not return within 60 ms: run 3, orders-0@1 by member-1, at "
                        + TrialTest.class.getName())
                .contains("TrialTest.java:");
        assertThat(finding.token()).isEqualTo("c1.sofar");
        assertThat(runs).hasValue(3);
        assertThat(exploration.statement().runs()).isEqualTo(3);
        assertThat(exploration.outcome()).isEqualTo(io.consumerproof.check.Verdict.Outcome.VIOLATED);
        assertThat(told).isEmpty();
        assertThat(Thread.currentThread().isInterrupted()).isFalse();
    }

    @Test
    void a_handler_that_waits_again_when_it_is_called_again_is_interrupted_again() {
        Exploration exploration = judge(stage -> {
            for (int attempt = 1; attempt <= 3; attempt++) {
                try {
                    new CountDownLatch(1).await();
                } catch (InterruptedException handled) {
                    // The policy of the group: try again.
                }
            }
        });

        assertThat(finding(exploration).kind()).isEqualTo(Finding.Kind.HANG);
        assertThat(halts).isEmpty();
    }

    @Test
    void a_loop_that_nothing_ends_is_told_before_the_jvm_is_halted() {
        Exploration exploration = judge(stage -> {
            while (!halted) {
                Thread.onSpinWait();
            }
        });

        assertThat(halts).containsExactly(Trial.HALT_HANG);
        assertThat(told).singleElement().isEqualTo(finding(exploration));
    }

    @Test
    void a_loop_that_catches_the_crash_for_ever_is_told_before_the_jvm_is_halted() {
        judge(stage -> {
            while (!halted) {
                try {
                    throw new Error("crash");
                } catch (Throwable swallowed) {
                    Thread.onSpinWait();
                }
            }
        });

        assertThat(halts).containsExactly(Trial.HALT_HANG);
    }

    @Test
    void an_error_of_the_jvm_is_told_and_ends_the_search() {
        AtomicInteger runs = new AtomicInteger();

        Exploration exploration = judge(stage -> {
            runs.incrementAndGet();
            throw new OutOfMemoryError("no more");
        });

        assertThat(finding(exploration).kind()).isEqualTo(Finding.Kind.ERROR);
        assertThat(finding(exploration).violation().sentence())
                .startsWith("User code of 'billing' ended in OutOfMemoryError, 'no more': run 1, ")
                .contains("at " + TrialTest.class.getName());
        assertThat(runs).hasValue(1);
    }

    @Test
    void an_interrupt_of_user_code_does_not_reach_the_next_run() {
        List<Boolean> interrupted = new ArrayList<>();

        judge(stage -> {
            interrupted.add(Thread.currentThread().isInterrupted());
            Thread.currentThread().interrupt();
        });

        assertThat(interrupted).hasSize(10).containsOnly(false);
        assertThat(Thread.currentThread().isInterrupted()).isFalse();
    }

    @Test
    void an_interrupt_of_the_caller_is_still_there_afterwards() {
        Thread.currentThread().interrupt();

        judge(stage -> {});

        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void a_context_class_loader_that_user_code_sets_reaches_neither_the_next_run_nor_the_caller() {
        ClassLoader before = Thread.currentThread().getContextClassLoader();
        List<ClassLoader> seen = new ArrayList<>();

        judge(stage -> {
            seen.add(Thread.currentThread().getContextClassLoader());
            Thread.currentThread().setContextClassLoader(null);
        });

        assertThat(seen).hasSize(10).containsOnly(before);
        assertThat(Thread.currentThread().getContextClassLoader()).isSameAs(before);
    }

    @Test
    void a_loop_that_calls_the_jdk_is_not_told_as_a_wait() {
        StringBuilder endless = new StringBuilder();

        Exploration exploration = judge(stage -> {
            while (!halted) {
                endless.setLength(0);
                endless.append("and so on ".repeat(100));
            }
        });

        assertThat(finding(exploration).violation().why()).startsWith("It loops there");
    }

    private static Finding finding(Exploration exploration) {
        return java.util.Objects.requireNonNull(exploration.finding(), "no finding");
    }
}
