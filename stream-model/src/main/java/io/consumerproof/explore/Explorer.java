package io.consumerproof.explore;

import io.consumerproof.check.Verdict;
import io.consumerproof.choice.Choices;
import io.consumerproof.choice.Schedule;
import io.consumerproof.history.History;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Makes the runs of an experiment. Confined to one thread: user code runs on the thread that calls. */
public final class Explorer {

    private static final int SAMPLED_TOKENS = 8;

    /** Who names one of these may mean a consumer that finishes nothing. */
    private static final List<String> ABOUT_POISON = List.of("poison-contained", "attempts-bounded");

    private final Experiment experiment;
    private final Budget budget;
    private final Runs runs;
    private final Judge judge;
    private final Findings findings;
    private final Regressions regressions;
    private final Course course = new Course();
    private final Coverage coverage = new Coverage(course);
    private final List<String> problems = new ArrayList<>();
    private final List<Verdict> toldVerdicts = new ArrayList<>();
    private final Map<String, String> promises = new LinkedHashMap<>();
    private final Map<String, String> vacuous = new LinkedHashMap<>();
    private final List<String> sampleTokens = new ArrayList<>();

    private final AtomicLong made = new AtomicLong();
    private final Oddities oddities = new Oddities();
    private @Nullable Finding finding;
    private @Nullable Rank found;
    private Unexercised unexercised = Unexercised.NOTHING;
    private final Exhaustion exhaustion;
    private List<Walk> walks = List.of();

    /** Explores {@code experiment} within {@code budget}. */
    public Explorer(Experiment experiment, Budget budget) {
        this.experiment = experiment;
        this.budget = budget;
        this.runs = new Runs(experiment);
        this.judge = new Judge(experiment, runs);
        this.findings = new Findings(experiment, runs, judge);
        this.regressions = new Regressions(experiment, runs, judge, findings);
        this.exhaustion = new Exhaustion(experiment, runs, coverage, course, new Counted());
    }

    /** Where the search is now; may be asked from any thread. */
    public Progress progress() {
        return new Progress(made.get(), runs.where(), runs.token());
    }

    /** The whole search: reference run, exhaustive part, random part, reference run again; ends at the first finding. */
    public Exploration explore() {
        countOfEveryShard();
        RunResult plain = runs.plain(List.of());
        runs.keepAsReference(plain);
        // Where faults are pinned, none is placed on the run without them: its places are none of the search.
        if (judged(plain, experiment.pinned().isEmpty() ? 0 : plain.trace().size()) && !brokenAgain()) {
            search(experiment.pinned().isEmpty() ? plain : pinned());
        }
        repeat(plain);
        return exploration(plain);
    }

    /** Kept runs come first; every shard would make the same, so the first does. */
    private boolean brokenAgain() {
        course.nextPhase();
        if (experiment.search().shard().isFirst()) {
            finding = regressions.brokenAgain(this::count, run -> coverage.count(run.trace(), 0));
            found = finding == null ? null : course.rank();
        }
        return finding != null;
    }

    private long count() {
        course.run(true);
        return made.incrementAndGet();
    }

    /** A run that every shard makes is counted by the first. */
    private void countOfEveryShard() {
        course.run(experiment.search().shard().isFirst());
        if (experiment.search().shard().isFirst()) {
            made.incrementAndGet();
        }
    }

    /**
     * What is found by comparing runs means nothing if the same schedule does not give the same run. What the reference run shows is
     * made again as that: the run of the same picks has the pinned faults, too.
     */
    private void repeat(RunResult plain) {
        if (finding != null && finding.kind() == Finding.Kind.ERROR) {
            return; // it was not found by comparing, and what broke the run may be broken still
        }
        RunResult again = runs.plain(List.of());
        if (!isSame(again.history(), plain.history())) {
            found(findings.nondeterministic(plain, again.history(), made.get()), Rank.FIRST);
            return;
        }
        judge.countRepeated(plain, again.history());
        if (finding != null) {
            RunResult told = finding.history() == plain.history() ? again : runs.make(finding.plan());
            if (!isSame(told.history(), finding.history())) {
                found(findings.nondeterministic(told, finding.history(), made.get()), Rank.FIRST);
            } else if (finding.assertion() != null && told.thrown() == null) {
                found(findings.failedOnce(told, finding.assertion(), made.get()), Rank.FIRST);
            } else if (told.thrown() == null) {
                toldVerdicts.addAll(judge.verdicts(told));
            }
        }
    }

    private void found(Finding what, Rank where) {
        finding = what;
        found = where;
    }

    /** Equal events have equal texts; values that user code made may have equal texts only. */
    private static boolean isSame(History one, History other) {
        return one.events().equals(other.events()) || one.text().equals(other.text());
    }

    /** Judges a run that met no new choice before {@code fresh}; false if it ends the search. */
    private boolean judged(RunResult run, int fresh) {
        coverage.count(run.trace(), fresh);
        if (run.thrown() != null) {
            found(findings.thrown(run, run.thrown(), made.get()), course.rank());
            return false;
        }
        sample(run);
        remark(run);
        int violated = judge.count(run);
        if (violated >= 0) {
            found(findings.violated(run, violated, made.get()), course.rank());
        }
        return finding == null;
    }

    /** Runs beyond the bound come by chance: a statement that hung on them would not be the same twice. */
    private void remark(RunResult run) {
        Rank rank = course.rank();
        if (!rank.isBeyondTheBound()) {
            oddities.look(rank, run.history(), () -> runs.plainOf(run));
        }
    }

    /** Keeps the first run and a few others, ever farther apart, to be repeated in another JVM. */
    private void sample(RunResult run) {
        if (sampleTokens.size() < SAMPLED_TOKENS && Long.bitCount(made.get()) == 1) {
            sampleTokens.add(findings.token(run, 0));
        }
    }

    /** The run with the pinned faults and no other, on which further faults are placed. */
    private RunResult pinned() {
        course.nextPhase();
        countOfEveryShard();
        RunResult run = runs.make(RunPlan.REFERENCE);
        run.unstruck()
                .forEach(each -> problems.add("pinned fault '" + each + "' never struck: no such point was reached"));
        judged(run, 0);
        return run;
    }

    /** Places faults on the choices of {@code base}, then wanders beyond. */
    private void search(RunResult base) {
        judge.shareWhatIsCounted();
        if (finding == null && exhaustion.each(base) && problems.isEmpty()) {
            wander(base);
        }
        if (finding == null) {
            unexercised = Unexercised.of(experiment, coverage, exhaustion, base);
        }
    }

    /** Runs that the exhaustive part places. */
    private final class Counted implements Exhaustion.Trial {

        @Override
        public boolean isOver() {
            return budget.spent().compareTo(experiment.search().limit()) > 0;
        }

        @Override
        public boolean run(Schedule schedule) {
            if (isOver()) {
                problems.add(Exploration.cutShort("the limit of "
                        + limit() + " ended the search before every placement of "
                        + experiment.faults()
                        + " was run; raise search.limit, or lower the faults"));
                return false;
            }
            if (budget.isEnoughAt(course.next())) {
                return false;
            }
            count();
            RunResult run = runs.make(new RunPlan(schedule, List.of()));
            if (!course.isMet(schedule, run.trace())) {
                found(findings.unoffered(run, made.get()), course.rank());
                return false;
            }
            return judged(run, Math.max(0, schedule.end() - 1));
        }
    }

    /** {@code 120 s}, or {@code 50 ms}. */
    private String limit() {
        long millis = experiment.search().limit().toMillis();
        return millis % 1_000 == 0 ? millis / 1_000 + " s" : millis + " ms";
    }

    /** Runs beyond the bound, as long as the budget lasts. */
    private void wander(RunResult base) {
        if (base.trace().size() == 0 || experiment.search().sample() > 0) {
            return;
        }
        boolean goesOn = true;
        Beyond beyond = new Beyond(experiment, base, List.of(Strategies.values()));
        while (goesOn && budget.spent().compareTo(experiment.search().budget()) < 0) {
            Choices decider = beyond.next();
            course.random(beyond.number());
            goesOn = !budget.isEnoughAt(course.next()) && wandered(decider, beyond);
        }
        walks = List.of(beyond.walk());
        promises.putAll(beyond.promises());
    }

    private boolean wandered(Choices decider, Beyond beyond) {
        count();
        RunResult run = runs.make(decider, List.of());
        beyond.learn(run);
        return judged(run, 0);
    }

    private Exploration exploration(RunResult plain) {
        if (finding == null && problems.isEmpty()) {
            problems.addAll(judge.undecided());
            vacuous.putAll(Unread.withoutRecords(plain));
            // A test body says itself what it expects, and may expect just that.
            if (experiment.trims()) {
                vacuous.putAll(Unread.sentences(plain));
                if (!judge.hasJudged(ABOUT_POISON)) {
                    vacuous.putAll(Unfinished.sentences(plain));
                }
            }
            vacuous.putAll(judge.vacuous());
            problems.addAll(vacuous.values());
        }
        Tally tally = new Tally(course.stretches(), walks, coverage.firstSeen(), coverage.firstStruck());
        Statement statement = new Statement(
                made.get(),
                exhaustion.covered(),
                bound(),
                exhaustion.isComplete(),
                exhaustion.variants(),
                exhaustion.sampled(),
                tally.shares(),
                coverage.seen(),
                coverage.struck(),
                budget.spent().toMillis(),
                remarks(plain, tally),
                experiment.search().shard());
        return new Exploration(
                experiment.name(), verdicts(), finding, statement, problems, sampleTokens, portion(tally));
    }

    /** Of all runs; where one is told, of that: how many others there were is chance where several search at once. */
    private List<Verdict> verdicts() {
        return finding == null || finding.kind() == Finding.Kind.NONDETERMINISM ? judge.verdicts() : toldVerdicts;
    }

    private Portion portion(Tally tally) {
        return new Portion(
                experiment.search().shard(), tally, promises, judge.shared(), found, vacuous, unexercised, told());
    }

    /** Pinned faults strike in every run but the reference run, so that no count of placements tells of them. */
    private String bound() {
        if (experiment.pinned().isEmpty()) {
            return experiment.faults().toString();
        }
        String pinned = experiment.pinned().stream().map(Object::toString).collect(Collectors.joining(" and "));
        return experiment.faults() + (experiment.faults().total() == 0 ? " but" : " beside") + " the pinned " + pinned;
    }

    /** Nothing beside what is found. */
    private Oddities told() {
        return finding == null ? oddities : new Oddities();
    }

    private List<String> remarks(RunResult plain, Tally tally) {
        List<String> remarks = new ArrayList<>(experiment.remarks());
        remarks.addAll(regressions.remarks());
        Policies.sentence(plain.history()).ifPresent(remarks::add);
        if (experiment.trims()) {
            Unseen.sentence(plain.history()).ifPresent(remarks::add);
        }
        remarks.addAll(told().sentences());
        remarks.addAll(tally.kept(promises));
        remarks.addAll(unexercised.sentences(
                exhaustion.isComplete(),
                coverage.seen() - coverage.struck(),
                experiment.search().shard()));
        return remarks;
    }

    /**
     * Replays one token, leniently.
     *
     * @throws IllegalArgumentException if the token is damaged or is of another experiment; the message says which
     */
    public Replay replay(String token) {
        made.set(1);
        return new Replaying(experiment, runs, judge, findings).replay(token);
    }
}
