package io.consumerproof.junit.trial;

import io.consumerproof.check.Violation;
import io.consumerproof.explore.Budget;
import io.consumerproof.explore.Experiment;
import io.consumerproof.explore.Exploration;
import io.consumerproof.explore.Finding;
import io.consumerproof.explore.Progress;
import io.consumerproof.explore.Replay;
import io.consumerproof.explore.RunPlan;
import io.consumerproof.explore.Search;
import io.consumerproof.explore.Statement;
import io.consumerproof.history.History;
import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.Program;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/** Makes ten runs of a program and nothing else; what a run throws becomes its finding and, as in a real search, is caught. */
final class TenRuns implements SearchMachine {

    private final Experiment experiment;
    private final Budget budget;
    private final AtomicLong run = new AtomicLong();

    TenRuns(Experiment experiment, Budget budget) {
        this.experiment = experiment;
        this.budget = budget;
    }

    static Experiment experiment(Program program) {
        return experiment(program, FaultBudget.DEFAULT);
    }

    static Experiment experiment(Program program, FaultBudget faults) {
        return new Experiment(
                "billing",
                new Experiment.Identity("billing", 1, 2),
                program,
                faults,
                List.of(),
                List.of(),
                any -> Optional.empty(),
                Search.DEFAULT,
                false,
                List.of());
    }

    @Override
    public Exploration explore() {
        Finding finding = null;
        while (finding == null && run.get() < 10) {
            run.incrementAndGet();
            finding = perform();
            budget.spent();
        }
        Statement statement =
                new Statement(run.get(), 0, "≤ 1 crash", true, List.of(), 0, List.of(), 4, 4, 0, List.of());
        return new Exploration(experiment.name(), List.of(), finding, statement, List.of());
    }

    private @Nullable Finding perform() {
        IdleStage stage = new IdleStage(run.get());
        try {
            experiment.program().perform(stage);
            return null;
        } catch (VirtualMachineError notForASearch) {
            throw notForASearch;
        } catch (Throwable thrown) {
            Violation violation = new Violation("body", String.valueOf(thrown), "", "", List.of(), List.of());
            return new Finding(
                    Finding.Kind.ASSERTION,
                    violation,
                    List.of(),
                    stage.history(),
                    RunPlan.REFERENCE,
                    "c1.told",
                    run.get(),
                    0,
                    0,
                    false,
                    thrown);
        }
    }

    @Override
    public Replay replay(String token) {
        History told = History.of();
        Finding finding = null;
        while (run.incrementAndGet() <= 3) {
            Finding found = perform();
            if (found != null) {
                finding = found;
                told = found.history();
            }
        }
        return new Replay(finding, told, null, List.of());
    }

    @Override
    public Progress progress() {
        return new Progress(run.get(), "orders-0@1 by member-1", "c1.sofar");
    }
}
