package io.consumerproof.junit.trial;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.junit.trial.ForeignThreads.Sighting;
import io.consumerproof.scenario.EffectPoints;
import io.consumerproof.scenario.Handler;
import io.consumerproof.scenario.HandlerFactory;
import io.consumerproof.scenario.Program;
import io.consumerproof.scenario.Sender;
import io.consumerproof.scenario.Sink;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(value = 30, unit = TimeUnit.SECONDS)
class ForeignThreadsTest {

    private final ForeignThreads threads = new ForeignThreads();
    private final List<Sighting> caught = new ArrayList<>();
    private final List<Throwable> refused = new ArrayList<>();

    private Thread reaching(Runnable reach) {
        Thread thread = new Thread(reach, "mail-thread");
        thread.setUncaughtExceptionHandler((same, thrown) -> refused.add(thrown));
        return thread;
    }

    @SuppressWarnings("IllegalThrows")
    private void run(Program program) throws Throwable {
        threads.watching(program, (history, sighting) -> caught.add(sighting)).perform(new IdleStage(0));
    }

    @Test
    void a_thread_that_is_joined_is_let_in() throws Throwable {
        run(stage -> {
            Thread thread = reaching(() -> {
                threads.enter("a mail");
                threads.leave();
            });
            thread.start();
            thread.join();
            threads.enter("another mail");
        });

        assertThat(caught).isEmpty();
        assertThat(refused).isEmpty();
    }

    @Test
    void two_threads_that_are_waited_for_at_once_race_each_other() throws Throwable {
        CountDownLatch over = new CountDownLatch(2);

        run(stage -> {
            List<Thread> both = new ArrayList<>();
            for (int i = 0; i < 2; i++) {
                both.add(reaching(() -> {
                    threads.enter("a mail");
                    threads.leave();
                    over.countDown();
                    awaited(over);
                }));
            }
            both.forEach(Thread::start);
            for (Thread each : both) {
                each.join();
            }
        });

        assertThat(caught).isEmpty();
        assertThat(threads.racing()).contains("ForeignThreadsTest.java:");
    }

    @Test
    void two_threads_that_are_waited_for_one_by_one_do_not() throws Throwable {
        run(stage -> {
            for (int i = 0; i < 2; i++) {
                Thread thread = reaching(() -> {
                    threads.enter("a mail");
                    threads.leave();
                });
                thread.start();
                thread.join();
            }
        });

        assertThat(threads.racing()).isEmpty();
    }

    @Test
    void a_thread_that_is_waited_for_in_a_loop_is_believed_after_a_while() throws Throwable {
        run(stage -> {
            Thread thread = reaching(() -> {
                threads.enter("a mail");
                threads.leave();
            });
            thread.start();
            while (thread.isAlive()) {
                Thread.onSpinWait();
            }
        });

        assertThat(caught).isEmpty();
        assertThat(refused).isEmpty();
    }

    @Test
    void a_thread_that_outlives_its_run_is_kept_out() throws Throwable {
        Thread thread = reaching(() -> threads.enter("a mail"));

        run(stage -> {});
        thread.start();
        thread.join();
        threads.tell(caught::add);

        assertThat(caught).singleElement().satisfies(sighting -> {
            assertThat(sighting.thread()).isEqualTo("mail-thread");
            assertThat(sighting.what()).isEqualTo("a mail");
            assertThat(sighting.place()).contains("ForeignThreadsTest.java:");
            assertThat(sighting.late()).isTrue();
        });
        assertThat(refused).singleElement().satisfies(thrown -> assertThat(thrown)
                .hasMessageContaining("a mail comes from thread 'mail-thread', for which"));
    }

    @Test
    void going_on_while_another_thread_is_inside_is_a_race() throws Throwable {
        CountDownLatch inside = new CountDownLatch(1);
        CountDownLatch over = new CountDownLatch(1);

        run(stage -> {
            Thread thread = reaching(() -> {
                threads.enter("a mail");
                inside.countDown();
                awaited(over);
                threads.leave();
            });
            thread.start();
            awaited(inside);
            threads.enter("another mail");
            over.countDown();
            thread.join();
        });

        assertThat(caught).singleElement().satisfies(sighting -> assertThat(sighting.what())
                .isEqualTo("another mail"));
    }

    @ParameterizedTest
    @ValueSource(classes = {Sink.class, HandlerFactory.class, Handler.class, Sender.class, EffectPoints.class})
    void what_is_watched_answers_every_question_of_the_machine_itself(Class<?> watched) {
        Class<?> watching = Stream.concat(
                        Stream.of(WatchedPoints.class), Arrays.stream(WatchedStage.class.getDeclaredClasses()))
                .filter(watched::isAssignableFrom)
                .findFirst()
                .orElseThrow();

        assertThat(Arrays.stream(watched.getMethods()).filter(each -> !isShorthand(each)))
                .allSatisfy(each -> assertThat(watching.getMethod(each.getName(), each.getParameterTypes())
                                .getDeclaringClass())
                        .isEqualTo(watching));
    }

    /** Calls another method of its own, which is watched. */
    private static boolean isShorthand(Method method) {
        return method.getDeclaringClass() == Sender.class && method.isDefault();
    }

    private static void awaited(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException unexpected) {
            throw new IllegalStateException(unexpected);
        }
    }
}
