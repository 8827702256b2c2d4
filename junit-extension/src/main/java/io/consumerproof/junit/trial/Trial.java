package io.consumerproof.junit.trial;

import io.consumerproof.explore.Experiment;
import io.consumerproof.explore.Exploration;
import io.consumerproof.explore.Finding;
import io.consumerproof.explore.Replay;
import io.consumerproof.explore.Statement;
import io.consumerproof.history.History;
import java.util.List;
import java.util.function.IntConsumer;

/**
 * Takes an experiment through its search on the calling thread, so that user code sees the thread-locals and the context class
 * loader that its test prepared. Meanwhile a run that lasts too long, and an exit of the JVM, become findings; what user code
 * prints is dropped, and printed for the told run only.
 */
public final class Trial {

    /** The exit status of a JVM whose user code did not end even when interrupted. */
    public static final int HALT_HANG = 70;

    /** The exit status of a JVM that user code has ended. */
    public static final int HALT_EXIT = 71;

    private final Experiment experiment;
    private final Guard guard;

    Trial(Experiment experiment, TrialSettings settings, SearchMachine.Builder machines, IntConsumer halting) {
        this.experiment = experiment;
        this.guard = new Guard(experiment, settings, machines, halting);
    }

    /** Searches; a hang that an interrupt ends is the exploration's finding. */
    public static Exploration judge(Experiment experiment, TrialSettings settings) {
        return real(experiment, settings).judge();
    }

    /**
     * Replays one token.
     *
     * @throws IllegalArgumentException if the token is damaged or is of another experiment; the message says which
     */
    public static Replay replay(Experiment experiment, String token, TrialSettings settings) {
        return real(experiment, settings).replay(token);
    }

    /** Replays one token as {@link #replay} does, and keeps what user code prints to itself: for comparing. */
    public static Repetition again(Experiment experiment, String token, TrialSettings settings) {
        Trial trial = real(experiment, settings);
        History history = trial.listen(token).replay.history();
        return new Repetition(history, trial.guard.racing());
    }

    /**
     * A run that was made again.
     *
     * @param history what happened
     * @param racing where several threads of user code reached for the outside while one call was waited for; empty if none did
     */
    public record Repetition(History history, String racing) {}

    private static Trial real(Experiment experiment, TrialSettings settings) {
        return new Trial(experiment, settings, SearchMachine::exploring, Runtime.getRuntime()::halt);
    }

    Exploration judge() {
        long startNanos = System.nanoTime();
        Exploration exploration;
        boolean printed;
        try (UserOutput output = UserOutput.divert()) {
            SwallowedCrashes swallowed = new SwallowedCrashes();
            exploration = swallowed.remarkedIn(
                    guard.search(swallowed::listening, SearchMachine::explore, hang -> takenOver(hang, startNanos)));
            printed = output.transcript().anything();
        }
        Finding finding = exploration.finding();
        if (printed && finding != null && finding.history().size() > 0) {
            print(listen(finding.token()).printed);
        }
        return exploration;
    }

    Replay replay(String token) {
        Told told = listen(token);
        print(told.printed);
        return told.replay;
    }

    private record Told(Replay replay, String printed) {}

    private Told listen(String token) {
        try (UserOutput output = UserOutput.divert()) {
            ToldOutput runs = new ToldOutput(output.transcript());
            Replay replay = guard.search(
                    runs::listening,
                    machine -> machine.replay(token),
                    ended -> new Replay(ended, ended.history(), null, List.of()));
            return new Told(replay, runs.of(replay.history()));
        }
    }

    private void print(String printed) {
        if (!printed.isBlank()) {
            System.out.println("Printed by the told run of '" + experiment.name() + "':\n" + printed.stripTrailing());
        }
    }

    private Exploration takenOver(Finding hang, long startNanos) {
        long elapsedMillis = (System.nanoTime() - startNanos) / 1_000_000;
        Statement statement = Statement.unfinished(
                        hang.run(), experiment.faults().toString(), elapsedMillis)
                .remarks(List.of("the search ended at this run"));
        return new Exploration(experiment.name(), List.of(), hang, statement, List.of());
    }
}
