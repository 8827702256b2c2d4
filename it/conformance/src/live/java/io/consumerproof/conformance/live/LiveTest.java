package io.consumerproof.conformance.live;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.conformance.live.Work.Task;
import io.consumerproof.conformance.live.broker.Broker;
import io.consumerproof.conformance.live.program.Kind;
import io.consumerproof.conformance.live.program.Kinds;
import io.consumerproof.conformance.live.record.Ground;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Random programs do on the model what they do on a real broker. */
class LiveTest {

    /** More of them and live members are taken for dead on two cores. */
    private static final int AT_ONCE = 8;

    private static final double UNSTABLE_ALLOWED = 0.01;

    @TempDir
    Path folder;

    @Test
    void randomProgramsDoOnTheModelWhatTheyDoOnABroker() throws Exception {
        Tally tally = new Tally();
        Queue<Task> tasks = tasks();
        long start = System.nanoTime();
        try (Broker broker = Broker.start(folder.resolve("broker"), Map.of());
                Ground ground = new Ground(broker)) {
            atOnce(new Work(ground, onceEach(), new Tally()));
            atOnce(new Work(ground, tasks, tally));
        }
        tally.findings().forEach(System.out::println);
        tally.lines().forEach(System.out::println);
        System.out.println("seeds " + Seeds.chosen() + ": " + tally.all() + " scenarios in "
                + (System.nanoTime() - start) / 1_000_000_000 + " s");
        assertThat(tally.of(Verdict.DIFFERENT))
                .as("differences%n%s", String.join("\n", tally.findings()))
                .isZero();
        assertThat((double) tally.of(Verdict.UNSTABLE))
                .as("unstable scenarios")
                .isLessThanOrEqualTo(Math.max(1, UNSTABLE_ALLOWED * tally.all()));
    }

    private static void atOnce(Work work) throws InterruptedException {
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < AT_ONCE; i++) {
            threads.add(new Thread(work, "live-" + i));
        }
        threads.forEach(Thread::start);
        for (Thread thread : threads) {
            thread.join();
        }
    }

    /** Nobody looks at these: the first clients of their kind are so slow that members are taken for dead. */
    private static Queue<Task> onceEach() {
        Queue<Task> tasks = new ConcurrentLinkedQueue<>();
        Kinds.all().forEach(kind -> tasks.add(new Task(0, kind, 0)));
        return tasks;
    }

    /** Kinds are mixed, so that slow ones do not all come at the end. */
    private static Queue<Task> tasks() {
        String only = System.getProperty("conformance.program", "");
        List<Task> tasks = new ArrayList<>();
        for (long seed : Seeds.chosen()) {
            for (Kind kind : Kinds.all()) {
                for (int number = 0; number < kind.programs(); number++) {
                    if (only.isEmpty() || only.equals(kind.name() + "/" + number)) {
                        tasks.add(new Task(seed, kind, number));
                    }
                }
            }
        }
        tasks.sort(Comparator.comparingDouble(
                task -> (double) task.number() / task.kind().programs()));
        return new ConcurrentLinkedQueue<>(tasks);
    }
}
