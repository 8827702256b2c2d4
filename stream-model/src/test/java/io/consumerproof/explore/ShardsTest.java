package io.consumerproof.explore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.consumerproof.choice.Schedule;
import io.consumerproof.scenario.CommitMode;
import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.scenario.OnFailure;
import io.consumerproof.scenario.Protocol;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Shards are disjoint, and together they are the undivided search: run for run, and in what is told of it. */
class ShardsTest {

    private static final int SHARDS = 8;

    private static final FaultBudget PAIRS =
            FaultBudget.DEFAULT.with(FaultKind.STALL, 1).together(2);

    private static final FaultBudget CRASH_AND_STOP =
            FaultBudget.NONE.with(FaultKind.CRASH, 1).with(FaultKind.STOP, 1).together(2);

    /** Goes on until something is found, since no time passes. */
    private static final Search UNTIL_FOUND = Search.DEFAULT.budget(Duration.ofSeconds(1));

    private static final Search BOUND = Search.DEFAULT.budget(Duration.ZERO);

    static Stream<Arguments> scenarios() {
        return Stream.of(
                Arguments.of("pairs", pairs(Small.counting().records(2), BOUND)),
                Arguments.of("pairs, unpruned", pairs(Small.counting().records(1), BOUND.pruned(false))),
                Arguments.of(
                        "gaps and a switch",
                        single(Small.absorbing().records(2), BOUND.gaps(true).switches(true))),
                Arguments.of("a sample", single(Small.counting().records(3), BOUND.sample(9))));
    }

    private static Supplier<Small> pairs(Small small, Search search) {
        return () -> small.faults(PAIRS).search(search);
    }

    /** Commits too much where Kafka itself goes the other way, which is no fault; a crash behind that loses a record. */
    private static Small racing(String check) {
        return Small.absorbing()
                .partitions(2)
                .records(4)
                .group(each -> each.protocol(Protocol.CONSUMER).commit(CommitMode.AUTO))
                .check(check)
                .only(FaultKind.CRASH, 1);
    }

    private static Supplier<Small> single(Small small, Search search) {
        return () -> small.search(search);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("scenarios")
    void togetherTheyMakeTheSameRunsEachOnce(String name, Supplier<Small> small) {
        Made undivided = new Made(small.get().experiment());
        Made together = new Made();
        for (int number = 1; number <= SHARDS; number++) {
            together.add(new Made(of(small.get(), new Shard(number, SHARDS))));
        }
        assertThat(together.schedules).isEqualTo(undivided.schedules);
        assertThat(undivided.schedules.values()).containsOnly(1);
        assertThat(together.covered).isEqualTo(undivided.covered);
        assertThat(together.violations).isEqualTo(undivided.violations);
        assertThat(together.seen).isEqualTo(undivided.seen);
        assertThat(together.struck).isEqualTo(undivided.struck);
    }

    private static Experiment of(Small small, Shard shard) {
        Experiment whole = small.experiment();
        return whole.search(whole.search().shard(shard));
    }

    /** The exhaustive part of a search that does not end at what it finds. */
    private static final class Made {

        final TreeMap<String, Integer> schedules = new TreeMap<>();
        final TreeSet<String> violations = new TreeSet<>();
        final TreeSet<Long> seen = new TreeSet<>();
        final TreeSet<Long> struck = new TreeSet<>();
        long covered;

        Made() {}

        Made(Experiment experiment) {
            Runs runs = new Runs(experiment);
            Judge judge = new Judge(experiment, runs);
            RunResult plain = runs.plain(List.of());
            runs.keepAsReference(plain);
            Course course = new Course();
            Coverage coverage = new Coverage(course);
            coverage.count(plain.trace(), 0);
            Exhaustion exhaustion = new Exhaustion(experiment, runs, coverage, course, new Exhaustion.Trial() {
                @Override
                public boolean run(Schedule schedule) {
                    RunResult run = runs.make(new RunPlan(schedule, List.of()));
                    coverage.count(run.trace(), Math.max(0, schedule.end() - 1));
                    judge.violations(run).forEach(each -> violations.add(each.check() + each.sentence()));
                    schedules.merge(schedule.toString(), 1, Integer::sum);
                    return true;
                }

                @Override
                public boolean isOver() {
                    return false;
                }
            });
            exhaustion.each(plain);
            covered = exhaustion.covered();
            seen.addAll(coverage.firstSeen().keySet());
            struck.addAll(coverage.firstStruck().keySet());
        }

        void add(Made other) {
            other.schedules.forEach((each, times) -> schedules.merge(each, times, Integer::sum));
            violations.addAll(other.violations);
            seen.addAll(other.seen);
            struck.addAll(other.struck);
            covered += other.covered;
        }
    }

    static Stream<Arguments> searches() {
        return Stream.concat(passing(), finding());
    }

    private static Stream<Arguments> passing() {
        return Stream.of(
                Arguments.of("holds", single(Small.absorbing().records(2), BOUND)),
                Arguments.of(
                        "holds with gaps and a switch",
                        single(Small.absorbing().records(2), BOUND.gaps(true).switches(true))),
                Arguments.of("holds by a sample", single(Small.absorbing().records(3), BOUND.sample(7))),
                Arguments.of(
                        "holds by a sample of fewer than there are shards",
                        single(Small.absorbing().records(3), BOUND.sample(2))),
                Arguments.of(
                        "holds with places that nothing is placed on",
                        single(
                                Small.absorbing().partitions(2).records(2).faults(CRASH_AND_STOP),
                                BOUND.switches(true))),
                Arguments.of("holds by policy", (Supplier<Small>) ShardsTest::forgetful),
                Arguments.of("holds with an effect that only faults bring", (Supplier<Small>) ShardsTest::alarming),
                Arguments.of("holds by pairs", pairs(Small.absorbing().records(1), BOUND)));
    }

    /** Throws for what comes first to a new member, but for the first record; policy skips it. */
    private static Small forgetful() {
        Small small = Small.absorbing().records(3).search(BOUND);
        return small.group(each -> each.onFailure(new OnFailure(1, Duration.ZERO, OnFailure.Then.SKIP, null)))
                .handlers(world -> {
                    List<String> known = new ArrayList<>();
                    return deliveries -> deliveries.forEach(each -> {
                        String value = "" + each.record().value();
                        if (known.isEmpty() && !value.equals("v0")) {
                            throw new IllegalStateException("begins with " + value);
                        }
                        known.add(value);
                        small.receiver().put("" + each.record().key(), value);
                    });
                });
    }

    /** Whoever begins with another record than the first tells so. */
    private static Small alarming() {
        Small small = Small.absorbing().records(3).search(BOUND);
        return small.handlers(world -> {
            List<String> known = new ArrayList<>();
            return deliveries -> deliveries.forEach(each -> {
                String value = "" + each.record().value();
                if (known.isEmpty() && !value.equals("v0")) {
                    small.receiver().put("alarm", "begins with " + value);
                }
                known.add(value);
                small.receiver().put("" + each.record().key(), value);
            });
        });
    }

    @Test
    void whatPolicyGaveUpIsToldOnceByTheRunThatComesFirst() {
        Exploration undivided = forgetful().explore();
        assertThat(undivided.statement().remarks())
                .filteredOn(each -> each.startsWith("policy gave up orders-0@"))
                .hasSize(1);
    }

    private static Small losing(int records) {
        return Small.absorbing()
                .records(records)
                .commit(CommitMode.BEFORE_HANDLING)
                .check("no-lost-effect");
    }

    private static Stream<Arguments> finding() {
        return Stream.of(
                Arguments.of("found", single(Small.counting().records(3), BOUND)),
                Arguments.of("found late", pairs(losing(2), BOUND)),
                Arguments.of(
                        "found by a sample", single(losing(3), BOUND.sample(20).seed(2))),
                Arguments.of(
                        "found with one switch",
                        single(
                                racing("commit-not-past-unfinished"),
                                BOUND.gaps(true).switches(true))),
                Arguments.of("found beyond the bound", single(racing("no-lost-effect"), UNTIL_FOUND)),
                Arguments.of(
                        "found without fault",
                        single(
                                Small.counting().records(2).handlers(world -> each -> {
                                    throw new IllegalStateException("poison");
                                }),
                                BOUND)),
                Arguments.of(
                        "vacuous",
                        single(
                                Small.absorbing()
                                        .records(1)
                                        .check("no-lost-effect")
                                        .check("no-stale-overwrite"),
                                BOUND)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("searches")
    void joinedTheyTellWhatAnUndividedSearchTells(String name, Supplier<Small> small) {
        Exploration undivided = small.get().explore();
        for (int forks : new int[] {2, 3, 5}) {
            List<Exploration> parts = parts(small, Shard.WHOLE, forks);
            assertSame(Portions.join(Shard.WHOLE, parts), undivided);
            assertSame(Portions.join(Shard.WHOLE, elsewhere(parts)), undivided);
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("searches")
    void theForksOfEveryShardOfAMatrixTellWhatAnUndividedSearchTells(String name, Supplier<Small> small) {
        List<Exploration> shards = new ArrayList<>();
        for (int number = 1; number <= 3; number++) {
            Shard shard = new Shard(number, 3);
            shards.add(Portions.join(shard, parts(small, shard, 2)));
        }
        assertSame(Portions.join(Shard.WHOLE, shards), small.get().explore());
    }

    private static List<Exploration> parts(Supplier<Small> small, Shard shard, int forks) {
        List<Exploration> parts = new ArrayList<>();
        for (int fork = 1; fork <= forks; fork++) {
            Experiment part = of(small.get(), shard.part(fork, forks));
            parts.add(new Explorer(part, () -> Duration.ZERO).explore());
        }
        return parts;
    }

    /** All but the one that has what is found come from another JVM. */
    private static List<Exploration> elsewhere(List<Exploration> parts) {
        Finding told = Portions.join(Shard.WHOLE, parts).finding();
        return parts.stream()
                .map(each -> told != null
                                && each.finding() != null
                                && each.finding().token().equals(told.token())
                        ? each
                        : ExplorationText.parse(ExplorationText.spell(each)))
                .toList();
    }

    private static void assertSame(Exploration joined, Exploration undivided) {
        assertThat(joined.problems()).isEqualTo(undivided.problems());
        assertThat(joined.verdicts()).isEqualTo(undivided.verdicts());
        assertThat(joined.statement()).isEqualTo(undivided.statement());
        Finding finding = undivided.finding();
        if (finding == null) {
            assertThat(joined.finding()).isNull();
            return;
        }
        Finding told = Objects.requireNonNull(joined.finding());
        assertThat(told.token()).isEqualTo(finding.token());
        assertThat(told.run()).isEqualTo(finding.run());
        assertThat(told.violation()).isEqualTo(finding.violation());
        assertThat(joined.outcome()).isEqualTo(undivided.outcome());
    }

    @Test
    void whatIsBehindAFindingElsewhereIsNotRun() {
        Small small = Small.absorbing().records(3);
        Exploration whole = small.explore();
        Rank enough = new Rank(2, 5, 1);
        Exploration ended = new Explorer(small.experiment(), new Budget() {
                    @Override
                    public Duration spent() {
                        return Duration.ZERO;
                    }

                    @Override
                    public boolean isEnoughAt(Rank next) {
                        return next.compareTo(enough) > 0;
                    }
                })
                .explore();
        assertThat(ended.statement().runs()).isLessThan(whole.statement().runs());
        assertThat(ended.statement().exhaustive()).isFalse();
        assertThat(ended.problems()).isEmpty();
    }

    @Test
    void whatWasFoundInAnotherJvmIsAProblemUntilThatJvmTellsIt() {
        Exploration found = ExplorationText.parse(
                ExplorationText.spell(Small.counting().records(1).explore()));
        Exploration joined = Portions.join(Shard.WHOLE, List.of(found));
        assertThat(joined.passed()).isFalse();
        assertThat(joined.problems())
                .containsExactly("Receiver.put(\"k0\", \"v0\") happened 2 times; the reference run does it once.");
    }

    @Test
    void aShardsStatementSaysWhichItIs() {
        Experiment third = of(Small.absorbing().records(1), new Shard(3, 8));
        Exploration exploration = new Explorer(third, () -> Duration.ZERO).explore();
        assertThat(exploration.statement().shard()).hasToString("3/8");
    }

    @Test
    void whatIsNoShardIsRejected() {
        assertThat(Shard.parse(" 3/8 ")).isEqualTo(new Shard(3, 8));
        for (String each : List.of("", "3", "3/", "0/8", "9/8", "3/0", "-1/8", "3/8/9", "three/eight")) {
            assertThatThrownBy(() -> Shard.parse(each)).isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void whatIsNoExplorationIsRejected() {
        String text = ExplorationText.spell(Small.absorbing().records(1).explore());
        for (String each : List.of("", "name", text.replaceFirst("(?m)^shard\t.*$", ""), text.replace("\t", " "))) {
            assertThatThrownBy(() -> ExplorationText.parse(each)).isInstanceOf(IllegalArgumentException.class);
        }
    }
}
