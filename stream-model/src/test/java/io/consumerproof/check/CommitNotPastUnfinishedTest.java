package io.consumerproof.check;

import io.consumerproof.history.Claim;
import io.consumerproof.history.GroupEvent;
import io.consumerproof.history.Point;
import java.util.List;
import org.junit.jupiter.api.Test;

final class CommitNotPastUnfinishedTest {

    private final Judging judging = new Judging(new CommitNotPastUnfinished());

    private static HistoryDraft committing(String mode) {
        return HistoryDraft.committing(mode)
                .record("orders-0@0", "o-1", "a")
                .record("orders-0@4", "o-1", "b")
                .record("orders-0@5", "o-1", "c")
                .assigned(1, "orders-0");
    }

    @Test
    void commitsBehindWhatIsHandledAreFineAndGapsAreNoWork() {
        judging.of(committing("after-record")
                        .works(1, "orders-0@0", "a")
                        .committed(1, "orders-0", 4)
                        .does(1, "orders-0@4", "b"))
                .holds(2);
    }

    @Test
    void aCommitPastARecordThatNobodyHandledIsTold() {
        HistoryDraft run = committing("before-handling").committed(1, "orders-0", 1);
        judging.of(run)
                .isViolated(
                        "member-1 committed next offset 1 of orders-0 while orders-0@0 had not been handled.",
                        List.of(run.last()),
                        "orders-0@0");
    }

    @Test
    void theHighestSeenIsNotTheEndOfWhatIsFinished() {
        HistoryDraft run = committing("manual")
                .delivered(1, "orders-0@0")
                .failed(1, "orders-0@0", 1)
                .delivered(1, "orders-0@4")
                .committed(1, "orders-0", 5);
        judging.of(run)
                .isViolated(
                        "member-1 committed next offset 5 of orders-0 while orders-0@0 had failed.",
                        List.of(run.last()),
                        "orders-0@0");
    }

    @Test
    void aHandlerMayCommitItsOwnRecordBeforeItReturns() {
        judging.of(committing("manual")
                        .delivered(1, "orders-0@0")
                        .effect(1, "orders-0@0", "a")
                        .committed(1, "orders-0", 1)
                        .handled(1, "orders-0@0"))
                .holds(1);
    }

    @Test
    void aHandlerThatCommitsItsRecordAndThenGoesOnCommittedTooEarly() {
        HistoryDraft run = committing("manual").delivered(1, "orders-0@0").committed(1, "orders-0", 1);
        int commit = run.last();
        run.effect(1, "orders-0@0", "a");
        judging.of(run)
                .isViolated(
                        "member-1 committed next offset 1 of orders-0 while orders-0@0 was still being handled.",
                        List.of(commit, commit + 1),
                        "orders-0@0");
    }

    @Test
    void aHandlerThatIsCalledWithSeveralRecordsMayCommitThemAll() {
        judging.of(committing("manual")
                        .delivered(1, "orders-0@0")
                        .delivered(1, "orders-0@4")
                        .committed(1, "orders-0", 5)
                        .handled(1, "orders-0@0")
                        .handled(1, "orders-0@4"))
                .holds(1);
    }

    @Test
    void aHandlerThatIsCalledWithSeveralRecordsMayCommitOneAndGoOnWithTheNext() {
        // Effects of such a call all go by its first record.
        judging.of(committing("manual")
                        .delivered(1, "orders-0@0")
                        .delivered(1, "orders-0@4")
                        .effect(1, "orders-0@0", "a")
                        .committed(1, "orders-0", 1)
                        .effect(1, "orders-0@0", "b")
                        .failed(1, "orders-0@0", 1)
                        .failed(1, "orders-0@4", 1))
                .holds(1);
    }

    @Test
    void aCommitBehindAFinishedRecordDoesNotCoverTheOneStillInHand() {
        HistoryDraft run = committing("manual")
                .delivered(1, "orders-0@0")
                .works(1, "orders-0@4", "b")
                .committed(1, "orders-0", 5);
        judging.of(run).isViolated();
    }

    @Test
    void aHandlerThatCommitsInItsFailurePathCommittedAFailedRecord() {
        HistoryDraft run = committing("manual").delivered(1, "orders-0@0").committed(1, "orders-0", 1);
        judging.of(run.failed(1, "orders-0@0", 1)).isViolated();
    }

    @Test
    void aFailureThatAFaultPutsBehindTheHandlerLeavesItsCommitGood() {
        judging.of(committing("manual")
                        .delivered(1, "orders-0@0")
                        .committed(1, "orders-0", 1)
                        .failedByFault(1, "orders-0@0", 1)
                        .delivered(1, "orders-0@0", 2)
                        .effect(1, "orders-0@0", "a"))
                .holds(1);
    }

    @Test
    void whatPolicySkippedIsFinishedAndWhatItBlockedIsNot() {
        HistoryDraft skipped =
                committing("after-record").delivered(1, "orders-0@0").skipped(1, "orders-0@0");
        judging.of(skipped.committed(1, "orders-0", 1)).holds(1);
        HistoryDraft blocked =
                committing("after-record").delivered(1, "orders-0@0").blocked(1, "orders-0@0");
        judging.of(blocked.committed(1, "orders-0", 1)).isViolated();
    }

    @Test
    void aRecordHandledOnceStaysFinished() {
        judging.of(committing("after-record")
                        .works(1, "orders-0@0", "a")
                        .crashed(1, Point.BEFORE_COMMIT)
                        .assigned(2, "orders-0")
                        .delivered(2, "orders-0@0")
                        .failed(2, "orders-0@0", 1)
                        .committed(2, "orders-0", 1))
                .holds(1);
    }

    @Test
    void recordsBeforeTheFirstStartAreNotTheGroups() {
        HistoryDraft run = HistoryDraft.committing("after-record").log("a", "b");
        run.committed(9, "payments-0", 0).committed(1, "orders-0", 0);
        HistoryDraft late = HistoryDraft.committing("after-record").log("a", "b");
        late.add(new GroupEvent.Assigned(
                0, HistoryDraft.member(1), 1, List.of(new Claim(HistoryDraft.partition("orders-0"), -1, 1))));
        judging.of(run).holds(2);
        judging.of(late.does(1, "orders-0@1", "b")).holds(1);
    }

    @Test
    void noCommitIsNothingToJudge() {
        judging.of(committing("auto").works(1, "orders-0@0", "a")).isVacuous();
    }

    @Test
    void aCommitBeyondTheEndOfTheLogPassesWhatIsAppendedThereLater() {
        HistoryDraft run = committing("manual");
        run.does(1, "orders-0@0", "a")
                .does(1, "orders-0@4", "b")
                .does(1, "orders-0@5", "c")
                .committed(1, "orders-0", 8);
        int commit = run.last();
        run.record("orders-0@7", "k", "d");
        judging.of(run)
                .isViolated(
                        "member-1 committed next offset 8 of orders-0 while orders-0@7 was not there yet.",
                        List.of(commit, run.last()),
                        "orders-0@7");
    }
}
