package io.consumerproof.conformance.live;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.consumerproof.conformance.live.Trial.Outcome;
import io.consumerproof.conformance.live.program.Kind;
import io.consumerproof.conformance.live.record.CallRecorder;
import io.consumerproof.conformance.live.record.Clients;
import io.consumerproof.conformance.live.record.Ground;
import io.consumerproof.conformance.live.record.LogRecorder;
import io.consumerproof.conformance.live.record.Recorder;
import java.util.Queue;
import java.util.stream.Collectors;

/** One thread's share of the programs. */
final class Work implements Runnable {

    /**
     * A difference counts if it is there again in each of these. Two would do, but for the sticky assignors of classic groups:
     * which of several equal members gives up a partition there hangs on the random ids that the broker hands out.
     */
    private static final int MORE_RUNS = 2;

    private final Ground ground;
    private final Queue<Task> tasks;
    private final Tally tally;

    Work(Ground ground, Queue<Task> tasks, Tally tally) {
        this.ground = ground;
        this.tasks = tasks;
        this.tally = tally;
    }

    /**
     * One program to be made and run.
     *
     * @param seed the run's
     * @param number counts the programs of {@code kind}
     */
    record Task(long seed, Kind kind, int number) {

        ObjectNode program() {
            return kind.next(Seeds.of(seed, kind, number));
        }

        @Override
        public String toString() {
            return "-Dconformance.seed=" + seed + " '-Dconformance.program=" + kind.name() + "/" + number + "'";
        }
    }

    @Override
    public void run() {
        try (Clients clients = new Clients(ground)) {
            for (Task task = tasks.poll(); task != null; task = tasks.poll()) {
                run(task, recorder(task.kind(), clients));
            }
        }
    }

    private Recorder recorder(Kind kind, Clients clients) {
        return kind.parts().equals("ops")
                ? new LogRecorder(ground, clients)
                : new CallRecorder(ground, clients, kind.file());
    }

    private void run(Task task, Recorder recorder) {
        try {
            Trial trial = new Trial(task.kind(), recorder);
            Outcome outcome = trial.of(task.program());
            tally.count(task.kind(), outcome.differs() ? judged(task, trial, outcome) : Verdict.SAME);
        } catch (Exception unable) {
            tally.count(task.kind(), Verdict.DIFFERENT);
            tally.tell(task + "\n  cannot be run: " + unable + "\n  program: " + task.program());
        }
    }

    private Verdict judged(Task task, Trial trial, Outcome first) throws Exception {
        for (int run = 0; run < MORE_RUNS; run++) {
            if (!trial.of(task.program()).differs()) {
                tally.tell(told("unstable", task, first));
                return Verdict.UNSTABLE;
            }
        }
        tally.tell(told("different", task, new Shrinking(trial, task.kind().parts()).shrunk(first)));
        return Verdict.DIFFERENT;
    }

    private static String told(String verdict, Task task, Outcome outcome) {
        return verdict + ": " + task + "\n  "
                + outcome.differences().stream().map(String::valueOf).collect(Collectors.joining("\n  "))
                + "\n  recorded: " + outcome.recorded();
    }
}
