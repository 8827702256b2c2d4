package io.consumerproof.junit.trial;

import io.consumerproof.explore.Experiment;
import io.consumerproof.explore.Finding;
import io.consumerproof.scenario.Program;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.UnaryOperator;

/** Runs one search on the calling thread between a watchdog and an exit watch. */
final class Guard {

    private final Experiment experiment;
    private final TrialSettings settings;
    private final SearchMachine.Builder machines;
    private final FatalEnd fatal;
    private final Thread searching = Thread.currentThread();

    Guard(Experiment experiment, TrialSettings settings, SearchMachine.Builder machines, IntConsumer halting) {
        this.experiment = experiment;
        this.settings = settings;
        this.machines = machines;
        this.fatal = new FatalEnd(settings.fatal(), halting);
    }

    /**
     * Lets {@code asking} use the machine.
     *
     * @param around what else goes around the program of every run
     * @param hung makes the answer of a search that the watchdog, or an error of the JVM, has ended
     */
    <T> T search(UnaryOperator<Program> around, Function<SearchMachine, T> asking, Function<Finding, T> hung) {
        boolean interruptedBefore = Thread.interrupted();
        RunWatch watch = new RunWatch();
        SearchMachine machine = machines.build(watched(watch, around), new Wall(watch));
        Watchdog watchdog = new Watchdog(watch, settings.watchdog(), () -> hang(machine), fatal);
        ExitWatch exits = new ExitWatch(searching, stack -> exit(machine, stack), fatal);
        try {
            T answer = asking.apply(machine);
            Finding hang = watch.hang();
            return hang == null ? answer : hung.apply(hang);
        } catch (SearchEnded byWatchdog) {
            return hung.apply(watch.found());
        } catch (VirtualMachineError fatal) {
            return hung.apply(Takeover.fatal(experiment.name(), machine.progress(), fatal));
        } finally {
            exits.close();
            watchdog.close();
            if (interruptedBefore) {
                searching.interrupt();
            }
        }
    }

    private Experiment watched(RunWatch watch, UnaryOperator<Program> around) {
        return experiment.program(watch.watching(around.apply(experiment.program())));
    }

    private Finding hang(SearchMachine machine) {
        return Takeover.hang(experiment.name(), settings.watchdog(), machine.progress(), searching.getStackTrace());
    }

    private Finding exit(SearchMachine machine, StackTraceElement[] stack) {
        return Takeover.exit(experiment.name(), machine.progress(), stack);
    }
}
