package io.consumerproof.explore;

import io.consumerproof.check.Verdict.Outcome;
import io.consumerproof.choice.Prng;
import io.consumerproof.choice.RandomChoices;
import io.consumerproof.choice.Schedule;
import io.consumerproof.history.History;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Makes the runs of an experiment. Confined to one thread: user code runs on the thread that calls. */
public final class Explorer {

    private static final int SAMPLED_TOKENS = 8;
    /** The choice of gaps is the first of a run. */
    private static final Schedule GAPS = Schedule.DULLEST.plus(0, 1);

    private static final long RANDOM_STREAM = 0x52414E44;

    private final Experiment experiment;
    private final Budget budget;
    private final Runs runs;
    private final Judge judge;
    private final Findings findings;
    private final Coverage coverage = new Coverage();
    private final List<String> problems = new ArrayList<>();
    private final List<String> sampleTokens = new ArrayList<>();

    private final AtomicLong made = new AtomicLong();
    private @Nullable Finding finding;
    private boolean exhaustive;
    private boolean withGaps;
    private long sampled;
    private long random;

    /** Explores {@code experiment} within {@code budget}. */
    public Explorer(Experiment experiment, Budget budget) {
        this.experiment = experiment;
        this.budget = budget;
        this.runs = new Runs(experiment);
        this.judge = new Judge(experiment, runs);
        this.findings = new Findings(experiment, runs, judge);
    }

    /** Where the search is now; may be asked from any thread. */
    public Progress progress() {
        return new Progress(made.get(), runs.where(), runs.token());
    }

    /** The whole search: reference run, exhaustive part, random part, reference run again; ends at the first finding. */
    public Exploration explore() {
        made.set(1);
        RunResult plain = runs.plain(List.of());
        runs.keepAsReference(plain);
        if (judged(plain, 0)) {
            search(experiment.pinned().isEmpty() ? plain : pinned());
        }
        repeat(plain);
        return exploration(plain);
    }

    /** What is found by comparing runs means nothing if the same schedule does not give the same run. */
    private void repeat(RunResult plain) {
        if (finding != null && finding.kind() == Finding.Kind.ERROR) {
            return; // it was not found by comparing, and what broke the run may be broken still
        }
        RunResult again = runs.plain(List.of());
        if (!isSame(again.history(), plain.history())) {
            finding = findings.nondeterministic(plain, again.history(), made.get());
            return;
        }
        judge.countRepeated(plain, again.history());
        if (finding != null) {
            RunResult told = runs.make(finding.plan());
            if (!isSame(told.history(), finding.history())) {
                finding = findings.nondeterministic(told, finding.history(), made.get());
            }
        }
    }

    /** Equal events have equal texts; values that user code made may have equal texts only. */
    private static boolean isSame(History one, History other) {
        return one.events().equals(other.events()) || one.text().equals(other.text());
    }

    /** Judges a run that met no new choice before {@code fresh}; false if it ends the search. */
    private boolean judged(RunResult run, int fresh) {
        coverage.count(run.trace(), fresh);
        if (run.thrown() != null) {
            finding = findings.thrown(run, run.thrown(), made.get());
            return false;
        }
        sample(run);
        int violated = judge.count(run);
        if (violated >= 0) {
            finding = findings.violated(run, violated, made.get());
        }
        return finding == null;
    }

    /** Keeps the first run and a few others, ever farther apart, to be repeated in another JVM. */
    private void sample(RunResult run) {
        if (sampleTokens.size() < SAMPLED_TOKENS && Long.bitCount(made.get()) == 1) {
            sampleTokens.add(findings.token(run, 0));
        }
    }

    /** The run with the pinned faults and no other, on which further faults are placed. */
    private RunResult pinned() {
        made.incrementAndGet();
        RunResult run = runs.make(RunPlan.REFERENCE);
        run.unstruck()
                .forEach(each -> problems.add("pinned fault '" + each + "' never struck: no such point was reached"));
        judged(run, 0);
        return run;
    }

    /** Places faults on the choices of {@code base}, then wanders beyond. */
    private void search(RunResult base) {
        if (finding == null) {
            exhaust(base);
        }
        if (finding == null && problems.isEmpty()) {
            wander(base);
        }
    }

    private void exhaust(RunResult base) {
        Placements placements = new Placements(runs, Schedule.DULLEST, base.trace());
        int sample = experiment.search().sample();
        if (sample > 0) {
            for (Schedule each :
                    placements.sample(sample, new Prng(experiment.search().seed()))) {
                sampled++;
                if (!tried(each)) {
                    return;
                }
            }
            return;
        }
        for (int faults = 1; faults <= experiment.faults().total(); faults++) {
            if (!placements.each(faults, this::tried)) {
                return;
            }
        }
        exhaustive = !experiment.variesGaps() || exhaustWithGaps();
    }

    /** The fault-free run and every single fault again, over a log with gaps; false if something ended the search. */
    private boolean exhaustWithGaps() {
        if (!tried(GAPS)) {
            return false;
        }
        RunResult base = runs.make(new RunPlan(GAPS, List.of()));
        int faults = Math.min(1, experiment.faults().total());
        withGaps = faults == 0 || new Placements(runs, GAPS, base.trace()).each(faults, this::tried);
        return withGaps;
    }

    private boolean tried(Schedule schedule) {
        if (budget.spent().compareTo(experiment.search().limit()) > 0) {
            problems.add(
                    "undecided: the limit of " + experiment.search().limit().toSeconds() + " s ended the search after "
                            + made.get() + " runs, before every placement of " + experiment.faults()
                            + " was run; raise search.limit, or lower the faults");
            return false;
        }
        RunPlan plan = new RunPlan(schedule, List.of());
        made.incrementAndGet();
        return judged(runs.make(plan), Math.max(0, schedule.end() - 1));
    }

    /** Random runs beyond the bound: the faults of the budget with any number of switches. */
    private void wander(RunResult base) {
        int odds = Math.max(2, base.trace().size() / 3);
        boolean mayVary = base.trace().size() > 0 && experiment.search().sample() == 0;
        while (mayVary && budget.spent().compareTo(experiment.search().budget()) < 0) {
            Prng prng = new Prng(Prng.mix(experiment.search().seed() + RANDOM_STREAM) + random);
            random++;
            made.incrementAndGet();
            if (!judged(runs.make(new RandomChoices(prng, odds), List.of()), 0)) {
                return;
            }
        }
    }

    private Exploration exploration(RunResult plain) {
        if (finding == null && problems.isEmpty()) {
            problems.addAll(judge.problems());
        }
        Statement statement = new Statement(
                made.get(),
                bound(),
                exhaustive,
                sampled,
                random,
                coverage.seen(),
                coverage.struck(),
                budget.spent().toMillis(),
                remarks(plain));
        return new Exploration(experiment.name(), judge.verdicts(), finding, statement, problems, sampleTokens);
    }

    /** Pinned faults strike in every run but the reference run, so that no count of placements tells of them. */
    private String bound() {
        if (experiment.pinned().isEmpty()) {
            return experiment.faults() + gapsTried();
        }
        String pinned = experiment.pinned().stream().map(Object::toString).collect(Collectors.joining(" and "));
        return experiment.faults() + (experiment.faults().total() == 0 ? " but" : " beside") + " the pinned " + pinned
                + gapsTried();
    }

    private String gapsTried() {
        if (!withGaps) {
            return "";
        }
        return experiment.faults().total() == 0
                ? ", with gaps and without"
                : "; with gaps: every placement of at most one fault";
    }

    private List<String> remarks(RunResult plain) {
        List<String> remarks = new ArrayList<>(experiment.remarks());
        Policies.sentence(plain.history()).ifPresent(remarks::add);
        return remarks;
    }

    /**
     * Replays one token, leniently.
     *
     * @throws IllegalArgumentException if the token is damaged or is of another experiment; the message says which
     */
    public Replay replay(String token) {
        ReplayToken parsed = ReplayToken.parse(token);
        if (!ReplayToken.belongsTo(token, experiment.identity().name())) {
            throw new IllegalArgumentException("token '" + token + "' was not made for '" + experiment.name() + "'");
        }
        List<String> remarks = new ArrayList<>();
        if (!parsed.isOfContent(experiment.identity())) {
            remarks.add("'" + experiment.name() + "' has changed since the token was made; this is the nearest replay");
        }
        made.set(1);
        TokenChoices choices = new TokenChoices(parsed);
        RunResult run = runs.make(choices, parsed.trims());
        String divergence = choices.divergence();
        return new Replay(replayed(run, parsed, divergence), run.history(), divergence, remarks);
    }

    private @Nullable Finding replayed(RunResult run, ReplayToken token, @Nullable String divergence) {
        if (run.thrown() != null) {
            return findings.thrownAsItIs(run, run, run.thrown(), 0);
        }
        boolean unchanged = token.isOfContent(experiment.identity())
                && token.isOfCode(experiment.identity())
                && experiment.identity().code() != 0;
        if (divergence != null && unchanged) {
            return findings.diverged(run, divergence);
        }
        int position = violatedPosition(run, token.check() - 1);
        return position < 0
                ? null
                : findings.told(run, position, 0, !token.trims().isEmpty());
    }

    /** The promise that the token was made for if the run still breaks it, else the first that it breaks, or -1. */
    private int violatedPosition(RunResult run, int preferred) {
        int first = -1;
        for (int i = experiment.promises().size() - 1; i >= 0; i--) {
            if (judge.verdict(experiment.promises().get(i).check(), run).outcome() == Outcome.VIOLATED) {
                if (i == preferred) {
                    return i;
                }
                first = i;
            }
        }
        return first;
    }
}
