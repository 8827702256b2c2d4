package io.consumerproof.explore;

import io.consumerproof.check.Check;
import io.consumerproof.check.Verdict.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Makes the kept runs of an experiment, in their order, and says of each that no longer applies why it does not. */
final class Regressions {

    private final Experiment experiment;
    private final Runs runs;
    private final Judge judge;
    private final Findings findings;
    private final List<String> outdated = new ArrayList<>();
    private int tried;

    Regressions(Experiment experiment, Runs runs, Judge judge, Findings findings) {
        this.experiment = experiment;
        this.runs = runs;
        this.judge = judge;
        this.findings = findings;
    }

    /**
     * The first that breaks a promise again, told as it was kept; null if none does.
     *
     * @param counting counts a run that is about to be made, and says which it is
     * @param covering is shown every run
     */
    @Nullable
    Finding brokenAgain(Counting counting, Consumer<RunResult> covering) {
        for (Regression each : experiment.regressions()) {
            Finding again =
                    ReplayToken.belongsTo(each.token(), experiment.identity().name())
                            ? brokenAgain(each, counting, covering)
                            : notRun(each);
            if (again != null) {
                return again.again(each);
            }
        }
        return null;
    }

    /** Counts runs. */
    interface Counting {

        /** The number of the next run. */
        long next();
    }

    private @Nullable Finding notRun(Regression kept) {
        outdated.add("regression " + kept + " was not run: its token is of another contract; remove it");
        return null;
    }

    private @Nullable Finding brokenAgain(Regression kept, Counting counting, Consumer<RunResult> covering) {
        tried++;
        ReplayToken token = ReplayToken.parse(kept.token());
        long number = counting.next();
        NearestRun nearest = NearestRun.of(token, experiment.identity(), runs);
        RunResult run = nearest.run();
        covering.accept(run);
        if (nearest.divergence() != null) {
            outdated.add(
                    "regression " + kept + " no longer applies, its nearest run was made: it " + nearest.divergence());
        }
        if (run.thrown() != null) {
            return findings.thrown(run, run.thrown(), number);
        }
        if (judge.count(run) < 0) {
            return null;
        }
        int position = judge.violated(run, preferred(kept, token));
        Check check = experiment.promises().get(position).check();
        if (isBrokenAnyway(run, check)) {
            outdated.add("regression " + kept + " no longer applies: without what it leaves out " + check.name()
                    + " is violated by the fault-free run");
            return null;
        }
        return findings.told(run, position, number, !token.trims().isEmpty());
    }

    /** What was written down tells it by name; a token by its number among the promises of the day. */
    private int preferred(Regression kept, ReplayToken token) {
        for (int i = 0; i < experiment.promises().size(); i++) {
            if (experiment.promises().get(i).check().name().equals(kept.check())) {
                return i;
            }
        }
        return token.check() - 1;
    }

    /** A contract that has changed may need what was left out when the run was kept: then its faults are not the point. */
    private boolean isBrokenAnyway(RunResult run, Check check) {
        return !run.trims().isEmpty()
                && judge.verdict(check, runs.plain(run.trims())).outcome() == Outcome.VIOLATED;
    }

    /** What the statement says of them: how many were run, then each that no longer applies. */
    List<String> remarks() {
        List<String> remarks = new ArrayList<>();
        if (tried > 0) {
            remarks.add(tried + (tried == 1 ? " regression" : " regressions") + " run first");
        }
        remarks.addAll(outdated);
        return remarks;
    }
}
