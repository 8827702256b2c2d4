package io.consumerproof.check;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.check.Verdict.Outcome;
import io.consumerproof.history.MemberEvent.Close;
import io.consumerproof.history.Point;
import io.consumerproof.history.Revision;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Bugs that consumers really had, each as the history it leaves: every check that is to catch it does. */
final class KnownCasesTest {

    static Stream<Arguments> cases() {
        return Stream.concat(commits(), effects());
    }

    private static Stream<Arguments> commits() {
        return Stream.of(
                Arguments.of(
                        "two commits overlap, and the older one is applied last",
                        commitsOutOfTurn(),
                        plain(),
                        List.of("commit-monotonic", "no-duplicate-effect")),
                Arguments.of(
                        "a batch over two partitions commits that of its last record",
                        commitOfOnePartition(),
                        twoPartitions(),
                        List.of("finished-work-committed", "no-duplicate-effect")),
                Arguments.of(
                        "a record counts as done when it is handed out",
                        committedWhenHandedOut(),
                        plain(),
                        List.of("commit-not-past-unfinished", "no-lost-effect")),
                Arguments.of(
                        "the highest finished offset is committed over a slower, lower one",
                        highestFinished(),
                        plain(),
                        List.of("commit-not-past-unfinished", "no-lost-effect")),
                Arguments.of(
                        "the last handled offset is committed instead of the next one",
                        lastInsteadOfNext(),
                        plain(),
                        List.of("no-duplicate-effect", "lag-drains")),
                Arguments.of(
                        "offsets are waited for that compaction removed",
                        waitsForAGap(),
                        waitsForAGap(),
                        List.of("lag-drains", "finished-work-committed")));
    }

    private static Stream<Arguments> effects() {
        return Stream.of(
                Arguments.of(
                        "a dead-lettered record is never acknowledged",
                        deadLetteredUnacknowledged(),
                        HistoryDraft.deadLettering(),
                        List.of("lag-drains", "poison-contained")),
                Arguments.of(
                        "a dead letter keeps only one of key and value",
                        deadLetterWithoutKey(),
                        HistoryDraft.deadLettering(),
                        List.of("poison-contained")),
                Arguments.of(
                        "the call goes out before the row is looked up, and a reset repeats it",
                        callBeforeLookUp(),
                        plain(),
                        List.of("replay-safe", "no-duplicate-effect")),
                Arguments.of(
                        "an older version in a queue is applied after a newer one",
                        staleQueue(),
                        staleQueue(),
                        List.of("no-stale-overwrite")),
                Arguments.of(
                        "two owners of one record do its effect",
                        zombie(),
                        plain(),
                        List.of("no-zombie-effect", "no-duplicate-effect")));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("cases")
    void everyCheckThatIsToCatchItDoes(String bug, HistoryDraft run, HistoryDraft reference, List<String> checks) {
        Evidence evidence = Evidence.of(run.history(), reference.history());
        assertThat(checks).isNotEmpty().allSatisfy(name -> assertThat(Checks.named(name))
                .singleElement()
                .satisfies(check ->
                        assertThat(check.judge(evidence).outcome()).as(bug).isEqualTo(Outcome.VIOLATED)));
    }

    private static HistoryDraft draft(String mode) {
        return HistoryDraft.committing(mode).log("a", "b").assigned(1, "orders-0");
    }

    /** Both records done and committed. */
    private static HistoryDraft plain() {
        return draft("after-record")
                .does(1, "orders-0@0", "a()")
                .does(1, "orders-0@1", "b()")
                .drained();
    }

    private static HistoryDraft commitsOutOfTurn() {
        return draft("manual")
                .works(1, "orders-0@0", "a()")
                .works(1, "orders-0@1", "b()")
                .committed(1, "orders-0", 2)
                .committed(1, "orders-0", 1)
                .closed(1, Close.LEAVE)
                .assigned(2, "orders-0")
                .does(2, "orders-0@1", "b()")
                .drained();
    }

    private static HistoryDraft both(String mode) {
        return HistoryDraft.committing(mode)
                .record("orders-0@0", "o-1", "a")
                .record("orders-1@0", "o-2", "b")
                .assigned(1, "orders-0", "orders-1")
                .works(1, "orders-1@0", "b()")
                .works(1, "orders-0@0", "a()");
    }

    private static HistoryDraft twoPartitions() {
        return both("after-batch")
                .committed(1, "orders-0", 1)
                .committed(1, "orders-1", 1)
                .drained();
    }

    private static HistoryDraft commitOfOnePartition() {
        return both("manual")
                .committed(1, "orders-0", 1)
                .closed(1, Close.RESTART)
                .assigned(2, "orders-0", "orders-1")
                .does(2, "orders-1@0", "b()")
                .drained();
    }

    private static HistoryDraft committedWhenHandedOut() {
        return draft("auto")
                .delivered(1, "orders-0@0")
                .committed(1, "orders-0", 1)
                .crashed(1, Point.BEFORE_EFFECT)
                .assigned(2, "orders-0")
                .does(2, "orders-0@1", "b()")
                .drained();
    }

    private static HistoryDraft highestFinished() {
        return draft("manual")
                .delivered(1, "orders-0@0")
                .delivered(1, "orders-0@1")
                .effect(1, "orders-0@1", "b()")
                .handled(1, "orders-0@1")
                .committed(1, "orders-0", 2)
                .crashed(1, Point.BEFORE_EFFECT)
                .assigned(2, "orders-0")
                .drained();
    }

    private static HistoryDraft lastInsteadOfNext() {
        return draft("manual")
                .works(1, "orders-0@0", "a()")
                .works(1, "orders-0@1", "b()")
                .committed(1, "orders-0", 1)
                .crashed(1, Point.BEFORE_POLL)
                .assigned(2, "orders-0")
                .works(2, "orders-0@1", "b()")
                .committed(2, "orders-0", 1)
                .drained();
    }

    private static HistoryDraft waitsForAGap() {
        return HistoryDraft.committing("manual")
                .record("orders-0@0", "o-1", "a")
                .record("orders-0@4", "o-1", "b")
                .assigned(1, "orders-0")
                .works(1, "orders-0@0", "a()")
                .works(1, "orders-0@4", "b()")
                .committed(1, "orders-0", 1)
                .drained();
    }

    private static HistoryDraft deadLetteredUnacknowledged() {
        return HistoryDraft.deadLettering()
                .log("poison", "fine")
                .assigned(1, "orders-0")
                .delivered(1, "orders-0@0")
                .failed(1, "orders-0@0", 1)
                .quarantined(1, "orders-0@0", "orders.dlt-0@0")
                .closed(1, Close.RESTART)
                .assigned(2, "orders-0")
                .delivered(2, "orders-0@0")
                .failed(2, "orders-0@0", 1)
                .quarantined(2, "orders-0@0", "orders.dlt-0@1")
                .drained();
    }

    private static HistoryDraft deadLetterWithoutKey() {
        return HistoryDraft.deadLettering()
                .log("poison")
                .assigned(1, "orders-0")
                .delivered(1, "orders-0@0")
                .sent(1, "orders-0@0", "orders.dlt-0@0", null, "poison", HistoryDraft.provenance("orders-0@0"))
                .handled(1, "orders-0@0")
                .committed(1, "orders-0", 1)
                .drained();
    }

    private static HistoryDraft callBeforeLookUp() {
        return draft("after-record")
                .does(1, "orders-0@0", "a()")
                .does(1, "orders-0@1", "b()")
                .drained()
                .replayed("orders-0", 0)
                .assigned(2, "orders-0")
                .does(2, "orders-0@0", "a()")
                .drained();
    }

    private static HistoryDraft staleQueue() {
        return draft("after-batch")
                .delivered(1, "orders-0@1")
                .state(1, "orders-0@1", new Revision("orders", "o-1", 2))
                .handled(1, "orders-0@1")
                .delivered(1, "orders-0@0")
                .state(1, "orders-0@0", new Revision("orders", "o-1", 1))
                .handled(1, "orders-0@0")
                .committed(1, "orders-0", 2)
                .drained();
    }

    private static HistoryDraft zombie() {
        return draft("after-record")
                .delivered(1, "orders-0@0")
                .stalled(1)
                .ejected(1)
                .assigned(2, "orders-0")
                .does(2, "orders-0@0", "a()")
                .does(2, "orders-0@1", "b()")
                .resumed(1)
                .effect(1, "orders-0@0", "a()")
                .drained();
    }
}
