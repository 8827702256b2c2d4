package io.consumerproof.explore;

import io.consumerproof.check.Check;
import io.consumerproof.check.Evidence;
import io.consumerproof.check.Omission;
import io.consumerproof.check.Sources;
import io.consumerproof.check.Standstill;
import io.consumerproof.check.Verdict;
import io.consumerproof.check.Verdict.Outcome;
import io.consumerproof.check.Violation;
import io.consumerproof.explore.Experiment.Promise;
import io.consumerproof.history.History;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Judges runs by an experiment's promises, and sums up the verdicts. */
final class Judge {

    private final Experiment experiment;
    private final Runs runs;
    private final OverGaps overGaps;
    private final SortedSet<String> named = new TreeSet<>();
    private final @Nullable Verdict[] sums;
    private final Map<String, Long> shared = new LinkedHashMap<>();

    Judge(Experiment experiment, Runs runs) {
        this.experiment = experiment;
        this.runs = runs;
        this.overGaps = new OverGaps(experiment, runs);
        this.sums = new Verdict[experiment.promises().size()];
        experiment.promises().stream()
                .filter(Promise::named)
                .forEach(each -> named.add(each.check().name()));
    }

    /** Judges a run and counts its verdicts; returns the position of the first violated promise, or -1. */
    int count(RunResult run) {
        List<Evidence> evidence = evidence(run);
        int violated = -1;
        for (int i = 0; i < sums.length; i++) {
            Verdict verdict = judge(experiment.promises().get(i).check(), evidence);
            Verdict sum = sums[i];
            sums[i] = sum == null ? verdict : sum.and(verdict);
            if (violated < 0 && verdict.outcome() == Outcome.VIOLATED) {
                violated = i;
            }
        }
        return violated;
    }

    /** Judges a run that was made again, by the checks that look at nothing else. */
    void countRepeated(RunResult run, History again) {
        List<Evidence> evidence = List.of(evidence(run).get(0).repeated(again));
        for (int i = 0; i < sums.length; i++) {
            Check check = experiment.promises().get(i).check();
            if (check.name().equals("deterministic")) {
                Verdict verdict = judge(check, evidence);
                Verdict sum = sums[i];
                sums[i] = sum == null ? verdict : sum.and(verdict);
                shared.merge(check.name(), verdict.judged(), Long::sum);
            }
        }
    }

    /** Every shard has counted what is counted so far. */
    void shareWhatIsCounted() {
        for (Verdict sum : sums) {
            if (sum != null) {
                shared.put(sum.check(), sum.judged());
            }
        }
    }

    /** How many things every shard has judged, by check. */
    Map<String, Long> shared() {
        return shared;
    }

    /** What {@code check} says of a run that is not counted. */
    Verdict verdict(Check check, RunResult run) {
        return judge(check, evidence(run));
    }

    /** The promise at {@code preferred} if a run that is not counted breaks it, else the first that it breaks, or -1. */
    int violated(RunResult run, int preferred) {
        int first = -1;
        for (int i = sums.length - 1; i >= 0; i--) {
            if (verdict(experiment.promises().get(i).check(), run).outcome() == Outcome.VIOLATED) {
                if (i == preferred) {
                    return i;
                }
                first = i;
            }
        }
        return first;
    }

    /** The violations of a run that is not counted, in the order of the promises. */
    List<Violation> violations(RunResult run) {
        List<Evidence> evidence = evidence(run);
        List<Violation> violations = new ArrayList<>();
        for (Promise each : experiment.promises()) {
            Violation violation = judge(each.check(), evidence).violation();
            if (violation != null) {
                violations.add(violation);
            }
        }
        return violations;
    }

    /**
     * What each check says of one run that was made twice with the same history; a check that was not named and has nothing to judge
     * there is not among them.
     */
    List<Verdict> verdicts(RunResult run) {
        List<Evidence> evidence =
                evidence(run).stream().map(each -> each.repeated(run.history())).toList();
        List<Verdict> verdicts = new ArrayList<>();
        for (Promise each : experiment.promises()) {
            Verdict verdict = judge(each.check(), evidence);
            if (each.named() || verdict.outcome() != Outcome.VACUOUS) {
                verdicts.add(verdict);
            }
        }
        return verdicts;
    }

    private List<Evidence> evidence(RunResult run) {
        Standstill standstill = Unprovoked.standstill(run.history(), () -> runs.plainOf(run));
        List<History> references = standstill == null ? runs.referencesOf(run) : List.of(runs.plainOf(run));
        Omission omission = overGaps.in(run);
        Supplier<Sources> sources = () -> runs.sourcesOf(run.trims());
        List<Evidence> evidence = new ArrayList<>(references.size());
        for (History each : references) {
            evidence.add(new Evidence(run.history(), each, experiment.event(), named)
                    .omitting(omission)
                    .standing(standstill)
                    .tracing(sources));
        }
        return evidence;
    }

    /** Holds if it holds by one of the references. */
    private static Verdict judge(Check check, List<Evidence> evidence) {
        Verdict first = judge(check, evidence.get(0));
        Verdict verdict = first;
        for (int i = 1; i < evidence.size() && verdict.outcome() == Outcome.VIOLATED; i++) {
            verdict = judge(check, evidence.get(i));
        }
        return verdict.outcome() == Outcome.VIOLATED ? first : verdict;
    }

    private static Verdict judge(Check check, Evidence evidence) {
        try {
            return check.judge(evidence);
        } catch (RuntimeException broken) {
            return Verdict.undecided(check.name(), "the check itself failed (please report): " + broken);
        }
    }

    /** The verdicts over all counted runs; a check that was not named and had nothing to judge is not among them. */
    List<Verdict> verdicts() {
        List<Verdict> verdicts = new ArrayList<>();
        for (int i = 0; i < sums.length; i++) {
            Verdict sum = sums[i];
            boolean told = experiment.promises().get(i).named();
            if (sum != null && (told || sum.outcome() != Outcome.VACUOUS)) {
                verdicts.add(sum);
            }
        }
        return verdicts;
    }

    /** Whether the user named one of {@code checks}, and it had something to judge. */
    boolean hasJudged(List<String> checks) {
        for (Verdict sum : sums) {
            if (sum != null && checks.contains(sum.check()) && named.contains(sum.check()) && sum.judged() > 0) {
                return true;
            }
        }
        return false;
    }

    /** Why checks that could not decide do not pass, one sentence each. */
    List<String> undecided() {
        List<String> problems = new ArrayList<>();
        for (Verdict sum : sums) {
            if (sum != null && sum.outcome() == Outcome.UNDECIDED) {
                problems.add("check '" + sum.check() + "' is undecided: " + sum.note());
            }
        }
        return problems;
    }

    /** Why what judged nothing does not pass, by check; by no name where no check judged anything. */
    Map<String, String> vacuous() {
        Map<String, String> problems = new LinkedHashMap<>();
        boolean judgedAny = sums.length == 0;
        for (int i = 0; i < sums.length; i++) {
            Verdict sum = sums[i];
            Promise promise = experiment.promises().get(i);
            judgedAny |= sum != null && sum.outcome() != Outcome.VACUOUS;
            if (sum != null && sum.outcome() == Outcome.VACUOUS && promise.named() && !promise.mayBeVacuous()) {
                problems.put(sum.check(), vacuous(sum));
            }
        }
        if (!judgedAny && problems.isEmpty()) {
            problems.put(
                    "", "no check found anything to judge: the run has no effects, no durable state and no commits");
        }
        return problems;
    }

    private static String vacuous(Verdict sum) {
        return "check '" + sum.check() + "' is vacuous: it found nothing to judge in any run"
                + (sum.note().isEmpty() ? "" : " (" + sum.note() + ")")
                + "; give it something, or allow it with {" + sum.check()
                + ": {vacuous: allowed}}, in a test with @Checks(mayBeVacuous = \"" + sum.check() + "\")";
    }
}
