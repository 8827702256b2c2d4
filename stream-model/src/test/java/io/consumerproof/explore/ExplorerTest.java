package io.consumerproof.explore;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.check.Verdict.Outcome;
import io.consumerproof.explore.Finding.Kind;
import io.consumerproof.history.Point;
import io.consumerproof.history.RecordId;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.report.Terminal;
import io.consumerproof.scenario.CommitMode;
import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.scenario.OnFailure;
import io.consumerproof.scenario.PinnedFault;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class ExplorerTest {

    private static Finding findingOf(Exploration exploration) {
        return Objects.requireNonNull(exploration.finding());
    }

    @Test
    void everyPlacementOfOneCrashIsRunOnce() {
        // One member and one record: a crash in the assignment, before handling, before and after the effect, after
        // handling,
        // before and after the commit, and when all is drained, which is no other moment than after the commit; and the
        // run
        // without any.
        Exploration exploration = Small.absorbing()
                .records(1)
                .group(each -> each.members(1))
                .only(FaultKind.CRASH, 1)
                .explore();
        assertThat(exploration.passed()).isTrue();
        assertThat(exploration.statement().runs()).isEqualTo(1 + 7);
        assertThat(exploration.statement().covered()).isEqualTo(1);
        assertThat(exploration.statement().exhaustive()).isTrue();
        assertThat(exploration.statement().pointsSeen()).isEqualTo(8);
        assertThat(exploration.statement().pointsStruck()).isEqualTo(8);
    }

    @Test
    void aSinkThatCannotTellWhatItHoldsIsAFinding() {
        Finding finding =
                findingOf(Small.absorbing().records(1).sink(new ClosedStore()).explore());
        assertThat(finding.kind()).isEqualTo(Kind.ERROR);
        assertThat(finding.violation().sentence()).isEqualTo("The run cannot go on: the store is closed.");
    }

    @Test
    void aStaticInitialiserThatFailsIsToldWithItsCause() {
        Finding finding = findingOf(Small.absorbing()
                .records(1)
                .handlers(world -> {
                    throw new ExceptionInInitializerError(new IllegalStateException("no key"));
                })
                .explore());
        assertThat(finding.violation().sentence())
                .isEqualTo(
                        "The run cannot go on: ExceptionInInitializerError: java.lang.IllegalStateException: no key.");
    }

    @Test
    void withoutFaultsThereIsOneRun() {
        Exploration exploration =
                Small.absorbing().records(2).faults(FaultBudget.NONE).explore();
        assertThat(exploration.passed()).isTrue();
        assertThat(exploration.statement().runs()).isEqualTo(1);
        assertThat(exploration.statement().bound()).isEqualTo("no fault");
    }

    @Test
    void aRepeatedEffectIsFoundShrunkAndReplayed() {
        Small small = Small.counting().partitions(2).records(6);
        Finding finding = findingOf(small.explore());
        assertThat(finding.kind()).isEqualTo(Kind.VIOLATION);
        assertThat(finding.violation().check()).isEqualTo("no-duplicate-effect");
        assertThat(finding.faults()).isEqualTo(1);
        assertThat(finding.records()).isEqualTo(1);
        assertThat(finding.shrunk()).isTrue();
        Replay replay = small.explorer().replay(finding.token());
        assertThat(replay.divergence()).isNull();
        assertThat(replay.history().text()).isEqualTo(finding.history().text());
        assertThat(findingOf(replay).violation()).isEqualTo(finding.violation());
        assertThat(findingOf(replay).token()).isEqualTo(finding.token());
    }

    private static Finding findingOf(Replay replay) {
        return Objects.requireNonNull(replay.finding());
    }

    @Test
    void aMistakeInThePlainRunIsItsOwnKindOfFinding() {
        Exploration exploration =
                Small.absorbing().records(2).commit(CommitMode.BEFORE_HANDLING).explore();
        Finding finding = findingOf(exploration);
        assertThat(finding.kind()).isEqualTo(Kind.BROKEN_WITHOUT_FAULT);
        assertThat(finding.violation().check()).isEqualTo("commit-not-past-unfinished");
        assertThat(finding.run()).isEqualTo(1);
    }

    @ParameterizedTest
    @EnumSource(
            value = CommitMode.class,
            names = {"AFTER_RECORD", "AFTER_BATCH", "MANUAL"})
    void aReceiverThatAbsorbsRepeatsSurvivesAllPairsOfAllFaults(CommitMode mode) {
        Small small = Small.absorbing().partitions(2).records(4).restarting();
        small.handlers(world -> deliveries -> deliveries.forEach(each -> {
                    small.receiver()
                            .put("" + each.record().key(), "" + each.record().value());
                    if (mode == CommitMode.MANUAL) {
                        each.commit(each.record().offset() + 1);
                    }
                }))
                .commit(mode)
                .faults(Small.everyKind(2));
        Exploration exploration = small.explore();
        assertThat(exploration.finding()).isNull();
        assertThat(exploration.problems()).isEmpty();
        assertThat(exploration.statement().pointsStruck())
                .isEqualTo(exploration.statement().pointsSeen());
    }

    @Test
    void aPinnedFaultStrikesWhereItIsPinned() {
        PinnedFault fault = new PinnedFault(
                FaultKind.CRASH, Point.AFTER_EFFECT, new RecordId(new TopicPartition("orders", 0), 1), null, null);
        Finding finding = findingOf(Small.counting().records(3).pinned(fault).explore());
        assertThat(finding.violation().sentence()).contains("\"v1\"");
        assertThat(finding.run()).isEqualTo(2);
    }

    /** Nobody places a fault where only the run without the pinned one comes. */
    @Test
    void placesOfTheRunWithoutPinnedFaultsDoNotCount() {
        PinnedFault crash = new PinnedFault(FaultKind.CRASH, Point.WHEN_DRAINED, null, 1, null);
        Statement statement = Small.absorbing()
                .records(1)
                .pinned(crash)
                .only(FaultKind.CRASH, 1)
                .explore()
                .statement();
        assertThat(statement.exhaustive()).isTrue();
        assertThat(statement.pointsStruck()).isEqualTo(statement.pointsSeen());
    }

    @Test
    void aMistakeThatNeedsNoPinnedFaultIsToldAsThat() {
        PinnedFault crash = new PinnedFault(FaultKind.CRASH, Point.AFTER_EFFECT, null, null, null);
        Small small = Small.absorbing()
                .records(1)
                .commit(CommitMode.BEFORE_HANDLING)
                .check("commit-not-past-unfinished")
                .pinned(crash);
        Finding finding = findingOf(small.explore());
        assertThat(finding.kind()).isEqualTo(Kind.BROKEN_WITHOUT_FAULT);
        assertThat(finding.violation().check()).isEqualTo("commit-not-past-unfinished");
        assertThat(finding.faults()).isZero();
        assertThat(finding.run()).isEqualTo(1);
        Replay replay = small.explorer().replay(finding.token());
        assertThat(replay.history().text()).isEqualTo(finding.history().text());
        assertThat(findingOf(replay).kind()).isEqualTo(Kind.BROKEN_WITHOUT_FAULT);
    }

    @Test
    void aPinnedFaultThatNeverStrikesIsAProblem() {
        PinnedFault fault = new PinnedFault(
                FaultKind.CRASH, Point.AFTER_EFFECT, new RecordId(new TopicPartition("orders", 0), 7), null, null);
        Exploration exploration = Small.absorbing().records(3).pinned(fault).explore();
        assertThat(exploration.passed()).isFalse();
        assertThat(exploration.problems())
                .containsExactly(
                        "pinned fault 'crash after-effect of orders-0@7' never struck: no such point was reached");
    }

    @Test
    void aStatementNamesThePinnedFaults() {
        PinnedFault crash = new PinnedFault(FaultKind.CRASH, Point.AFTER_EFFECT, null, null, null);
        Statement pinnedOnly =
                Small.absorbing().records(1).pinned(crash).explore().statement();
        assertThat(pinnedOnly.bound()).isEqualTo("no fault but the pinned crash after-effect");
        assertThat(Terminal.tried(pinnedOnly))
                .startsWith("2 runs: no fault but the pinned crash after-effect, members in turn; ");
        Statement beside = Small.absorbing()
                .records(1)
                .pinned(crash)
                .only(FaultKind.REBALANCE, 1)
                .explore()
                .statement();
        assertThat(beside.bound()).isEqualTo("≤ 1 rebalance beside the pinned crash after-effect");
    }

    @Test
    void aStatementNamesWhatPolicyEndsWithoutAnyFault() {
        Exploration exploration = Small.absorbing()
                .records(2)
                .handlers(world -> deliveries -> {
                    throw new IllegalStateException("no such order\nat all");
                })
                .explore();
        assertThat(exploration.statement().remarks())
                .containsExactly("without any fault policy ends 1 record: stopped at orders-0@0"
                        + " (IllegalStateException: no such order)");
    }

    @Test
    void aStatementCountsTheRecordsThatPolicyEnds() {
        Exploration exploration = Small.absorbing()
                .records(4)
                .group(each -> each.onFailure(new OnFailure(1, Duration.ZERO, OnFailure.Then.SKIP, null)))
                .handlers(world -> deliveries -> {
                    throw new IllegalStateException();
                })
                .explore();
        assertThat(exploration.statement().remarks())
                .containsExactly("without any fault policy ends 4 records: skipped orders-0@0 (IllegalStateException),"
                        + " skipped orders-0@1 (IllegalStateException), skipped orders-0@2 (IllegalStateException)"
                        + " and 1 more");
    }

    @Test
    void theLimitEndsTheSearchAsUndecided() {
        ArrayDeque<Integer> seconds = new ArrayDeque<>(List.of(0, 0, 0, 121));
        Experiment experiment = Small.absorbing().records(3).experiment();
        Explorer explorer =
                new Explorer(experiment, () -> Duration.ofSeconds(seconds.size() > 1 ? seconds.pop() : seconds.peek()));
        Exploration exploration = explorer.explore();
        assertThat(exploration.passed()).isFalse();
        assertThat(exploration.problems())
                .containsExactly("undecided: the limit of 120 s ended the search before every placement of "
                        + "≤ 1 crash and ≤ 1 rebalance was run; raise search.limit, or lower the faults");
        assertThat(exploration.outcome()).isEqualTo(Outcome.UNDECIDED);
        assertThat(exploration.statement().exhaustive()).isFalse();
    }

    @Test
    void theBudgetBuysRandomRunsBeyondTheBound() {
        AtomicInteger asked = new AtomicInteger();
        Experiment experiment = Small.absorbing()
                .partitions(2)
                .records(3)
                .only(FaultKind.CRASH, 1)
                .search(Search.DEFAULT)
                .experiment();
        Explorer explorer = new Explorer(experiment, () -> Duration.ofMillis(asked.incrementAndGet()));
        Exploration exploration = explorer.explore();
        assertThat(exploration.passed()).isTrue();
        assertThat(exploration.statement().random()).isPositive();
    }

    @Test
    void aNamedCheckWithNothingToJudgeIsAProblemThatSaysHowToAllowIt() {
        Exploration exploration = Small.absorbing()
                .records(1)
                .check("no-lost-effect")
                .check("replay-safe")
                .explore();
        assertThat(exploration.passed()).isFalse();
        assertThat(exploration.problems()).hasSize(1);
        assertThat(exploration.problems().get(0))
                .startsWith("check 'replay-safe' is vacuous: it found nothing to judge in any run")
                .endsWith("or allow it with {replay-safe: {vacuous: allowed}}, in a test with"
                        + " @Checks(mayBeVacuous = \"replay-safe\")");
        assertThat(exploration.outcome()).isEqualTo(Outcome.VACUOUS);
    }

    @Test
    void stateThatOutlivesARunIsNondeterminism() {
        AtomicInteger outlives = new AtomicInteger();
        Small small = Small.absorbing().records(1).faults(FaultBudget.NONE);
        small.handlers(world -> deliveries ->
                small.receiver().put("" + deliveries.get(0).record().key(), "n" + outlives.incrementAndGet()));
        Finding finding = findingOf(small.explore());
        assertThat(finding.kind()).isEqualTo(Kind.NONDETERMINISM);
        assertThat(finding.violation().sentence()).contains("\"n1\"").contains("\"n2\"");
    }

    /** The program of {@code experiment}, whose assertion fails in its runs from {@code first} to {@code last}. */
    private static Exploration failing(Experiment experiment, int first, int last) {
        AtomicInteger run = new AtomicInteger();
        Experiment asserting = experiment.program(stage -> {
            experiment.program().perform(stage);
            int number = run.incrementAndGet();
            assertThat(number).as("the run").matches(each -> each < first || each > last, "is not one of those");
        });
        return new Explorer(asserting, () -> Duration.ZERO).explore();
    }

    @Test
    void anAssertionThatFailsInOneOfTwoEqualRunsIsNondeterminism() {
        Experiment experiment =
                Small.absorbing().records(2).only(FaultKind.CRASH, 1).experiment();
        Finding once = findingOf(failing(experiment, 4, 4));
        assertThat(once.kind()).isEqualTo(Kind.NONDETERMINISM);
        assertThat(once.violation().sentence())
                .startsWith(
                        "Two runs of one schedule differ: the body's own assertion holds in one and failed in the other: ");
        assertThat(findingOf(failing(experiment, 4, Integer.MAX_VALUE)).kind()).isEqualTo(Kind.BROKEN_WITHOUT_FAULT);
    }

    /** Once, it may skip what repeats anyway: then the placement of that call hits something else, or nothing. */
    @ParameterizedTest
    @ValueSource(ints = {9, 11, 13})
    void aPlacementThatFindsNoPlaceIsNondeterminism(int skipped) {
        AtomicInteger calls = new AtomicInteger();
        Small small =
                Small.absorbing().records(1).group(each -> each.members(1)).only(FaultKind.CRASH, 1);
        small.handlers(world -> deliveries -> {
            String key = "" + deliveries.get(0).record().key();
            small.receiver().put(key, "paid");
            if (calls.incrementAndGet() != skipped) {
                small.receiver().put(key, "paid");
            }
        });
        Finding finding = findingOf(small.explore());
        assertThat(finding.kind()).isEqualTo(Kind.NONDETERMINISM);
        assertThat(finding.violation().sentence()).startsWith("Two runs of one schedule differ");
    }

    @Test
    void aFactoryThatThrowsEndsTheSearchWithItsMessage() {
        Exploration exploration = Small.absorbing()
                .records(1)
                .handlers(world -> {
                    throw new IllegalStateException("no settings");
                })
                .explore();
        Finding finding = findingOf(exploration);
        assertThat(finding.kind()).isEqualTo(Kind.ERROR);
        assertThat(finding.violation().sentence())
                .isEqualTo("The run cannot go on: member-1 of group 'billing' cannot start: "
                        + "java.lang.IllegalStateException: no settings.");
    }

    @Test
    void aMessageThatEndsAsASentenceGetsNoFullStop() {
        Exploration exploration = Small.absorbing()
                .records(1)
                .handlers(world -> {
                    throw new IllegalStateException("no port 'a'; did you mean 'b'?\nmore");
                })
                .explore();
        assertThat(findingOf(exploration).violation().sentence()).endsWith("; did you mean 'b'?");
    }

    @Test
    void aHandlerThatSwallowsItsDeathIsDeadAllTheSame() {
        Small small = Small.absorbing().records(2).only(FaultKind.CRASH, 1);
        small.handlers(world -> deliveries -> {
            try {
                small.receiver()
                        .put(
                                "" + deliveries.get(0).record().key(),
                                "" + deliveries.get(0).record().value());
            } catch (Throwable swallowed) {
                small.receiver().put("after", "death");
            }
        });
        Exploration exploration = small.explore();
        assertThat(exploration.finding()).isNull();
        assertThat(exploration.passed()).isTrue();
    }

    @Test
    void aRepairedConsumerNoLongerViolates() {
        Finding finding = findingOf(Small.counting().records(3).explore());
        Replay replay = Small.absorbing().records(3).explorer().replay(finding.token());
        assertThat(replay.finding()).isNull();
        assertThat(replay.divergence()).isNull();
    }

    @Test
    void samplesAreTheSameForTheSameSeed() {
        Search sampling = Search.DEFAULT.budget(Duration.ZERO).sample(7);
        Exploration first = Small.absorbing().records(40).search(sampling).explore();
        Exploration again = Small.absorbing().records(40).search(sampling).explore();
        assertThat(first.statement().sampled()).isEqualTo(7);
        assertThat(first.statement().runs()).isEqualTo(8);
        assertThat(first.statement().exhaustive()).isFalse();
        assertThat(first.sampleTokens()).isEqualTo(again.sampleTokens());
    }
}
