package io.consumerproof.check;

import io.consumerproof.history.MemberEvent.Close;
import io.consumerproof.history.Point;
import java.util.List;
import org.junit.jupiter.api.Test;

final class FinishedWorkCommittedTest {

    private final Judging judging = new Judging(new FinishedWorkCommitted());

    private static HistoryDraft committing(String mode) {
        return HistoryDraft.committing(mode).log("a", "b").assigned(1, "orders-0");
    }

    private static HistoryDraft oneUncommitted() {
        return committing("after-record").does(1, "orders-0@0", "a").works(1, "orders-0@1", "b");
    }

    @Test
    void everythingCommittedIsFineAtDrainRevokeAndClose() {
        HistoryDraft run = oneUncommitted().committed(1, "orders-0", 2);
        judging.of(run.drained()
                        .revoked(1, "orders-0")
                        .reassigned(1, "orders-0")
                        .closed(1, Close.RESTART))
                .holds(2);
    }

    @Test
    void finishedWorkAtTheDrainIsTold() {
        HistoryDraft run = oneUncommitted();
        int handled = run.last();
        judging.of(run.drained())
                .isViolated(
                        "orders-0@1 is finished but not committed when everything is drained: the group has committed"
                                + " next offset 1 of orders-0.",
                        List.of(handled, handled + 1),
                        "orders-0@1");
    }

    @Test
    void finishedWorkAtARevokeAndAtACloseIsTold() {
        judging.of(oneUncommitted().revoked(1, "orders-0")).isViolated();
        judging.of(oneUncommitted().closed(1, Close.STOP)).isViolated();
    }

    @Test
    void aCommitRefusedOrLostByAFaultExcusesUntilTheNextOne() {
        HistoryDraft refused = oneUncommitted().commitRefusedByFault(1, "orders-0", 2);
        judging.of(refused.drained()).isVacuous();
        judging.of(committing("after-record")
                        .works(1, "orders-0@0", "a")
                        .committedUnanswered(1, "orders-0", 0)
                        .closed(1, Close.STOP))
                .isVacuous();
        HistoryDraft repeated =
                oneUncommitted().commitRefusedByFault(1, "orders-0", 2).committed(1, "orders-0", 1);
        judging.of(repeated.drained()).isViolated();
    }

    @Test
    void deadAndEjectedMembersAreExcused() {
        judging.of(oneUncommitted().crashed(1, Point.BEFORE_COMMIT).drained()).isVacuous();
        judging.of(oneUncommitted().ejected(1).drained()).isVacuous();
    }

    @Test
    void workBehindAHoleIsNotYetToBeCommitted() {
        judging.of(committing("after-record").works(1, "orders-0@1", "b").drained())
                .isVacuous();
    }

    @Test
    void whatAnotherMemberFinishedIsNotThisOnes() {
        judging.of(oneUncommitted()
                        .crashed(1, Point.BEFORE_COMMIT)
                        .assigned(2, "orders-0")
                        .revoked(2, "orders-0"))
                .isVacuous();
    }

    @Test
    void aMemberThatReadsAgainHasToFinishAgain() {
        judging.of(oneUncommitted()
                        .committed(1, "orders-0", 2)
                        .redelivered("orders-0", 0)
                        .does(1, "orders-0@0", "a")
                        .revoked(1, "orders-0"))
                .holds(1);
    }

    @Test
    void aPollCutShortByPolicyHasNoCommitToMakeWhereCommitsGoByPolls() {
        judging.of(committing("after-batch").works(1, "orders-0@0", "a").closed(1, Close.POLICY))
                .isVacuous();
        judging.of(committing("after-record").works(1, "orders-0@0", "a").closed(1, Close.POLICY))
                .isViolated();
    }

    @Test
    void nothingFinishedIsNothingToJudge() {
        judging.of(committing("auto").drained()).isVacuous();
    }
}
