package io.consumerproof.junit.trial;

import io.consumerproof.explore.Experiment;
import io.consumerproof.explore.Finding;
import io.consumerproof.history.History;
import io.consumerproof.scenario.Program;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
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
    private String racing = "";

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
     * @param ended makes the answer of a search that the watchdog, a foreign thread, or an error of the JVM has ended
     */
    <T> T search(UnaryOperator<Program> around, Function<SearchMachine, T> asking, Function<Finding, T> ended) {
        boolean interruptedBefore = Thread.interrupted();
        RunWatch watch = new RunWatch();
        ForeignThreads foreign = new ForeignThreads();
        AtomicReference<SearchMachine> built = new AtomicReference<>();
        UnaryOperator<Program> watched = program -> foreign.watching(
                around.apply(program),
                (history, caught) -> watch.end(foreign(history, caught, Objects.requireNonNull(built.get()))));
        SearchMachine machine = machines.build(watched(watch, watched), new Wall(watch, settings.enough()));
        built.set(machine);
        Watchdog watchdog = new Watchdog(watch, settings.watchdog(), () -> hang(machine), fatal);
        ExitWatch exits = new ExitWatch(searching, stack -> exit(machine, stack), fatal);
        try {
            T answer = asking.apply(machine);
            foreign.tell(caught -> watch.end(foreign(History.of(), caught, machine)));
            Finding ending = watch.ending();
            return ending == null ? answer : ended.apply(ending);
        } catch (SearchEnded fromOutside) {
            return ended.apply(watch.found());
        } catch (VirtualMachineError fatal) {
            return ended.apply(Takeover.fatal(experiment.name(), machine.progress(), fatal));
        } finally {
            racing = foreign.racing();
            exits.close();
            watchdog.close();
            if (interruptedBefore) {
                searching.interrupt();
            }
        }
    }

    /** Where several threads reached for the outside in the last search while one call was waited for; empty if none did. */
    String racing() {
        return racing;
    }

    private Experiment watched(RunWatch watch, UnaryOperator<Program> around) {
        return experiment.program(watch.watching(around.apply(experiment.program())));
    }

    private Finding hang(SearchMachine machine) {
        return Takeover.hang(experiment.name(), settings.watchdog(), machine.progress(), searching.getStackTrace());
    }

    private Finding foreign(History history, ForeignThreads.Sighting caught, SearchMachine machine) {
        return Takeover.foreign(experiment.name(), history, machine.progress(), caught);
    }

    private Finding exit(SearchMachine machine, StackTraceElement[] stack) {
        return Takeover.exit(experiment.name(), machine.progress(), stack);
    }
}
