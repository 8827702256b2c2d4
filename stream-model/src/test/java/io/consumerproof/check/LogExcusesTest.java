package io.consumerproof.check;

import io.consumerproof.history.Event;
import io.consumerproof.history.GroupEvent;
import io.consumerproof.history.GroupEvent.Lack;
import io.consumerproof.history.LogEvent;
import io.consumerproof.history.RecordId;
import io.consumerproof.history.TopicPartition;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What befalls the log excuses what nobody could do any more, and nothing else. */
final class LogExcusesTest {

    private static final TopicPartition P0 = HistoryDraft.partition("orders-0");

    private static HistoryDraft draft() {
        return HistoryDraft.committing("after-record").log("a", "b", "c").assigned(1, "orders-0");
    }

    private static HistoryDraft reference() {
        return draft().works(1, "orders-0@0", "a()")
                .works(1, "orders-0@1", "b()")
                .works(1, "orders-0@2", "c()")
                .drained();
    }

    private static Event startMovedTo(long to) {
        return new LogEvent.StartMoved(0, P0, 0, to);
    }

    private static Event compacted(String record) {
        return new LogEvent.Compacted(0, P0, List.of(HistoryDraft.at(record)));
    }

    private static Event lostFrom(long end, String... records) {
        List<RecordId> lost = Arrays.stream(records).map(HistoryDraft::at).toList();
        return new LogEvent.LeaderChanged(0, P0, end, lost);
    }

    private static Event reset(long from, long to, String policy) {
        return new GroupEvent.PositionReset(0, HistoryDraft.member(1), P0, from, to, Lack.OUT_OF_RANGE, policy);
    }

    private static HistoryDraft withoutB(Event... events) {
        HistoryDraft run = draft().works(1, "orders-0@0", "a()").committed(1, "orders-0", 1);
        for (Event each : events) {
            run.add(each);
        }
        return run.works(1, "orders-0@2", "c()").committed(1, "orders-0", 3).drained();
    }

    @Test
    void anEffectIsExcusedWhereTheLogLostItsRecordAndNotWhereAResetSkippedIt() {
        Judging judging = new Judging(new NoLostEffect());
        judging.of(withoutB(startMovedTo(2)), reference())
                .holds(2)
                .notes("gone from the log before they were finished: orders-0@1");
        judging.of(withoutB(compacted("orders-0@1")), reference())
                .holds(2)
                .notes("gone from the log before they were finished: orders-0@1");
        judging.of(withoutB(), reference()).isViolated();
        judging.of(withoutB(reset(1, 2, "latest")), reference()).isViolated();
        judging.of(withoutB(startMovedTo(1)), reference()).isViolated();
    }

    /** The events of a batch's effects name its first record, which is not the one that the log lost. */
    @Test
    void anEffectOfABatchIsExcusedByTheRecordThatItIsFor() {
        Judging judging = new Judging(new NoLostEffect());
        HistoryDraft batch = draft().delivered(1, "orders-0@0")
                .delivered(1, "orders-0@1")
                .delivered(1, "orders-0@2")
                .effect(1, "orders-0@0", "a()")
                .effect(1, "orders-0@0", "b()")
                .effect(1, "orders-0@0", "c()")
                .handled(1, "orders-0@0")
                .handled(1, "orders-0@1")
                .handled(1, "orders-0@2")
                .committed(1, "orders-0", 3)
                .drained();
        judging.tracing(withoutB(compacted("orders-0@1")), batch, reference())
                .holds(2)
                .notes("gone from the log before they were finished: orders-0@1");
        judging.tracing(withoutB(compacted("orders-0@0")), batch, reference()).isViolated();
        judging.tracing(withoutB(), batch, reference()).isViolated();
    }

    @Test
    void whatTheLogLostStaysExcusedWhereAZombieHandlesItLater() {
        Judging judging = new Judging(new NoLostEffect());
        judging.of(zombieReturns(draft().delivered(1, "orders-0@1").stalled(1).add(startMovedTo(2))), reference())
                .holds(2)
                .notes("gone from the log before they were finished: orders-0@1");
        judging.of(
                        zombieReturns(
                                draft().delivered(1, "orders-0@1").stalled(1).add(compacted("orders-0@1"))),
                        reference())
                .holds(2);
        judging.of(
                        zombieReturns(
                                draft().delivered(1, "orders-0@1").stalled(1).add(lostFrom(1, "orders-0@1"))),
                        reference())
                .holds(2);
        judging.of(zombieReturns(draft().delivered(1, "orders-0@1").stalled(1)), reference())
                .isViolated();
        HistoryDraft handledFirst = draft().handled(1, "orders-0@1").stalled(1).add(startMovedTo(2));
        judging.of(zombieReturns(handledFirst), reference()).isViolated();
    }

    /** The zombie finds a later record done, and rightly leaves its own alone. */
    private static HistoryDraft zombieReturns(HistoryDraft frozen) {
        return frozen.ejected(1)
                .assigned(2, "orders-0")
                .works(2, "orders-0@0", "a()")
                .works(2, "orders-0@2", "c()")
                .resumed(1)
                .handled(1, "orders-0@1")
                .drained();
    }

    @Test
    void rowsOfWhatCompactionTookUnreadMayBeMissingAndNoOther() {
        Judging judging = new Judging(new SameState());
        HistoryDraft all = changing("orders-0@0", "orders-0@1", "orders-0@2").ends("seen", "a", "b", "c");
        HistoryDraft withoutB = changing("orders-0@0").add(compacted("orders-0@1"));
        judging.of(withoutB.state(1, "orders-0@2").ends("seen", "a", "c"), all)
                .holds(1)
                .notes("compacted away before they were read: orders-0@1");
        judging.of(changing("orders-0@0", "orders-0@2").ends("seen", "a", "c"), all)
                .isViolated();
        judging.of(changing("orders-0@0").add(compacted("orders-0@1")).ends("seen", "a"), all)
                .isViolated();
        judging.of(
                        changing("orders-0@0", "orders-0@1", "orders-0@2")
                                .add(compacted("orders-0@1"))
                                .ends("seen", "a", "c"),
                        all)
                .isViolated();
    }

    @Test
    void aRowThatNeedsWhatCompactionTookIsToldWithTheCleaning() {
        HistoryDraft all = changing("orders-0@0", "orders-0@1", "orders-0@2").ends("total", "key=o-1, n=3");
        HistoryDraft run = changing("orders-0@0").add(compacted("orders-0@1"));
        int cleaning = run.last();
        run.state(1, "orders-0@2").ends("total", "key=o-1, n=2");
        new Judging(new SameState())
                .of(run, all)
                .isViolated(
                        "At the end table 'total' holds 'key=o-1, n=2' where the reference run holds 'key=o-1, n=3'.",
                        List.of(cleaning),
                        "orders-0@1");
    }

    private static HistoryDraft changing(String... records) {
        HistoryDraft draft = draft();
        for (String each : records) {
            draft.state(1, each).handled(1, each);
        }
        return draft;
    }

    @Test
    void aCommitPassesWhatTheLogLostAndWhatADeclaredResetPassed() {
        Judging judging = new Judging(new CommitNotPastUnfinished());
        judging.of(withoutB()).isViolated();
        judging.of(withoutB(startMovedTo(1))).isViolated();
        judging.of(withoutB(startMovedTo(2))).holds(2);
        judging.of(withoutB(compacted("orders-0@1"))).holds(2);
        judging.of(withoutB(new LogEvent.TransactionAborted(0, P0, 3, List.of(HistoryDraft.at("orders-0@1")))))
                .holds(2);
        judging.of(withoutB(reset(1, 2, "latest"))).holds(2);
    }

    @Test
    void whatTheLogLostDoesNotWait() {
        Judging judging = new Judging(new LagDrains());
        HistoryDraft behind = draft().committed(1, "orders-0", 1).drained();
        judging.of(behind).isViolated();
        judging.of(draft().committed(1, "orders-0", 1).add(startMovedTo(3)).drained())
                .holds(1);
        judging.of(draft().committed(1, "orders-0", 1).add(startMovedTo(2)).drained())
                .isViolated();
        judging.of(draft().committed(1, "orders-0", 1)
                        .add(lostFrom(1, "orders-0@1", "orders-0@2"))
                        .drained())
                .holds(1);
        judging.of(draft().add(reset(-1, 3, "latest")).drained()).holds(1);
    }

    @Test
    void aCommitMayGoBackBehindAResetToTheStart() {
        Judging judging = new Judging(new CommitMonotonic());
        judging.of(draft().committed(1, "orders-0", 3).committed(1, "orders-0", 1))
                .isViolated();
        judging.of(draft().committed(1, "orders-0", 3)
                        .add(reset(3, 0, "earliest"))
                        .committed(1, "orders-0", 1))
                .holds(2);
    }

    @Test
    void finishedWorkIsCommittedAcrossWhatTheLogLost() {
        Judging judging = new Judging(new FinishedWorkCommitted());
        judging.of(draft().handled(1, "orders-0@0")
                        .committed(1, "orders-0", 1)
                        .add(startMovedTo(2))
                        .handled(1, "orders-0@2")
                        .drained())
                .isViolated();
        judging.of(withoutB(startMovedTo(2))).holds(1);
    }

    @Test
    void aZombieIsLateWithNothingWhereItsSuccessorNeverHadTheRecord() {
        Judging order = new Judging(new OrderPerKey());
        order.of(zombie(draft().delivered(1, "orders-0@1").stalled(1))).isViolated();
        order.of(zombie(draft().delivered(1, "orders-0@1").stalled(1).add(startMovedTo(2))))
                .holds(1);
        Judging zombies = new Judging(new NoZombieEffect());
        zombies.of(zombie(draft().delivered(1, "orders-0@1").stalled(1))).isViolated();
        zombies.of(zombie(draft().delivered(1, "orders-0@1").stalled(1).add(startMovedTo(2))))
                .holds(1);
    }

    private static HistoryDraft zombie(HistoryDraft frozen) {
        return frozen.ejected(1)
                .assigned(2, "orders-0")
                .works(2, "orders-0@2", "c()")
                .resumed(1)
                .effect(1, "orders-0@1", "b()")
                .drained();
    }
}
