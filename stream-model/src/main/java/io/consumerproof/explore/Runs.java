package io.consumerproof.explore;

import io.consumerproof.check.Sources;
import io.consumerproof.choice.Choices;
import io.consumerproof.choice.RecordedChoices;
import io.consumerproof.choice.ReplayedChoices;
import io.consumerproof.history.History;
import io.consumerproof.scenario.PinnedFault;
import io.consumerproof.scenario.Trims;
import io.consumerproof.simulation.Allowance;
import io.consumerproof.simulation.Exclusions;
import io.consumerproof.simulation.RunSettings;
import io.consumerproof.simulation.Simulation;
import io.consumerproof.simulation.Spacing;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Makes single runs of an experiment, and the reference runs they are judged by. */
final class Runs {

    private static final int KEPT_REFERENCES = 512;

    private final Experiment experiment;
    private final Allowance faults;
    private final List<PinnedFault> logShaping;
    private final Map<String, History> references = new LinkedHashMap<>();
    private @Nullable History reference;
    private Trims tracedTrims = Trims.NONE;
    private @Nullable Sources traced;
    private volatile @Nullable UnderWay current;

    /** The run that is being made. */
    private record UnderWay(Simulation simulation, RecordedChoices trace, Trims trims) {}

    Runs(Experiment experiment) {
        this.experiment = experiment;
        this.faults = Allowance.of(experiment.faults());
        this.logShaping = experiment.pinned().stream()
                .filter(each -> each.kind().shapesLog())
                .toList();
    }

    /** What user code is running for, as another thread may ask. */
    String where() {
        UnderWay running = current;
        return running == null ? "" : running.simulation.where();
    }

    /** The spelling of the picks so far, as another thread may ask; empty between two runs. */
    String token() {
        UnderWay running = current;
        return running == null ? "" : ReplayToken.spell(experiment.identity(), 0, running.trace, running.trims);
    }

    RunResult make(RunPlan plan) {
        return make(new ReplayedChoices(plan.schedule()), plan.trims());
    }

    /** Over all members and partitions, but without the records {@code omitted}. */
    RunResult make(Choices decider, List<Integer> omitted) {
        return make(decider, Trims.ofRecords(omitted));
    }

    RunResult make(Choices decider, Trims trims) {
        return make(
                decider,
                new RunSettings(
                        faults,
                        experiment.pinned(),
                        trims,
                        Exclusions.NONE,
                        experiment.variesGaps(),
                        false,
                        Spacing.DECLARED));
    }

    private RunResult makeReference(Choices decider, Trims trims, Exclusions excluded) {
        return make(
                decider,
                new RunSettings(faults, logShaping, trims, excluded, experiment.variesGaps(), true, Spacing.DECLARED));
    }

    /** The fault-free run over what {@code trims} leave, where records lie as {@code spacing} says. */
    RunResult spaced(Trims trims, Spacing spacing) {
        return make(Choices.DULLEST, new RunSettings(faults, logShaping, trims, Exclusions.NONE, false, true, spacing));
    }

    /** Which record each effect is for, as the run over what {@code trims} leave tells in which records are polled one by one. */
    Sources sourcesOf(Trims trims) {
        if (!trims.equals(tracedTrims) || traced == null) {
            tracedTrims = trims;
            traced = Sources.in(spaced(trims, Spacing.from(0)).history());
        }
        return traced;
    }

    private RunResult make(Choices decider, RunSettings settings) {
        RecordedChoices trace = new RecordedChoices(decider);
        Simulation simulation = new Simulation(trace, settings);
        current = new UnderWay(simulation, trace, settings.trims());
        Throwable thrown = perform(simulation);
        Throwable unfinished = finish(simulation);
        current = null;
        Throwable why = thrown == null ? unfinished : thrown;
        return new RunResult(
                simulation.history(),
                trace,
                simulation.declared(),
                settings.trims(),
                why,
                unstruck(simulation, settings));
    }

    /** A reference run leaves pinned faults out: those strike nowhere in it. */
    private List<PinnedFault> unstruck(Simulation simulation, RunSettings settings) {
        if (settings.pinned().size() == experiment.pinned().size()) {
            return simulation.unstruck();
        }
        List<PinnedFault> unstruck = new ArrayList<>(simulation.unstruck());
        experiment.pinned().stream().filter(each -> !each.kind().shapesLog()).forEach(unstruck::add);
        return unstruck;
    }

    /** What survives may be unreadable: user code can close or break what it was lent. */
    private static @Nullable RuntimeException finish(Simulation simulation) {
        try {
            simulation.finish();
            return null;
        } catch (RuntimeException unreadable) {
            return unreadable;
        }
    }

    /** What the program throws is its result; an error that is no failed assertion is not for us to catch. */
    private @Nullable Throwable perform(Simulation simulation) {
        try {
            experiment.program().perform(simulation);
            return null;
        } catch (Exception | AssertionError | LinkageError thrown) {
            return thrown;
        } catch (Error error) {
            throw error;
        } catch (Throwable thrown) {
            return thrown;
        }
    }

    /** The fault-free run over the same log, with nothing given up. */
    RunResult plain(List<Integer> omitted) {
        return plain(Trims.ofRecords(omitted));
    }

    /** The same over what {@code trims} leave. */
    RunResult plain(Trims trims) {
        return makeReference(Choices.DULLEST, trims, Exclusions.NONE);
    }

    /** Takes a plain run over all records as its own reference, where it gave up nothing. */
    void keepAsReference(RunResult plain) {
        if (GivenUp.in(plain.history()).get(0).isEmpty()
                && !FollowedLog.isShaped(plain.trace())
                && logShaping.isEmpty()) {
            reference = plain.history();
        }
    }

    /**
     * The runs that {@code run} is judged by: over the log as it finally stands, without what it gave up by policy. One, but where
     * nobody can say what exactly was given up: then it is as it has to be if it is so by one of them.
     */
    List<History> referencesOf(RunResult run) {
        List<Exclusions> answers = GivenUp.in(run.history());
        List<History> found = new ArrayList<>(answers.size());
        for (Exclusions excluded : answers) {
            found.add(referenceWithout(run, excluded));
        }
        return found;
    }

    /** The run without faults over the log of {@code run} as it finally stands, with nothing given up. */
    History plainOf(RunResult run) {
        return referenceWithout(run, Exclusions.NONE);
    }

    private History referenceWithout(RunResult run, Exclusions excluded) {
        History plain = reference;
        if (plain != null && excluded.isEmpty() && run.trims().isEmpty() && !FollowedLog.isShaped(run.trace())) {
            return plain;
        }
        return referenceOf(run, excluded);
    }

    private History referenceOf(RunResult run, Exclusions excluded) {
        FollowedLog log = new FollowedLog(run.trace());
        String key = excluded + " " + log + " " + run.trims();
        History found = references.get(key);
        if (found == null) {
            found = makeReference(log, run.trims(), excluded).history();
            if (references.size() == KEPT_REFERENCES) {
                references.remove(references.keySet().iterator().next());
            }
            references.put(key, found);
        }
        return found;
    }
}
