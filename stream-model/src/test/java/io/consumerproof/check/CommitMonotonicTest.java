package io.consumerproof.check;

import java.util.List;
import org.junit.jupiter.api.Test;

final class CommitMonotonicTest {

    private final Judging judging = new Judging(new CommitMonotonic());

    private static HistoryDraft draft() {
        return HistoryDraft.committing("after-record").log("a", "b", "c").assigned(1, "orders-0");
    }

    @Test
    void commitsThatGrowOrRepeatAreFine() {
        judging.of(draft().committedUnanswered(1, "orders-0", 2)
                        .committed(1, "orders-0", 2)
                        .committed(1, "orders-0", 3)
                        .committed(1, "orders-1", 1))
                .holds(4);
    }

    @Test
    void anOlderCommitThatComesLateGoesBack() {
        HistoryDraft run = draft().committed(1, "orders-0", 3).committed(1, "orders-0", 1);
        judging.of(run)
                .isViolated(
                        "The committed next offset of orders-0 in group 'billing' went back from 3 to 1.",
                        List.of(run.last() - 1, run.last()),
                        "orders-0@1",
                        "orders-0@2");
    }

    @Test
    void behindADeclaredResetTheCommitMayGoBackAsFarAsTheReset() {
        judging.of(draft().committed(1, "orders-0", 3).replayed("orders-0", 0).committed(2, "orders-0", 1))
                .holds(2);
        judging.of(draft().committed(1, "orders-0", 3)
                        .redelivered("orders-0", 1)
                        .committed(1, "orders-0", 2))
                .holds(2);
        judging.of(draft().committed(1, "orders-0", 3)
                        .redelivered("orders-0", 2)
                        .committed(1, "orders-0", 1))
                .isViolated();
    }

    /** A group without members takes it, so no consumer can keep it from happening. */
    @Test
    void whoWasRemovedAndDoesNotKnowIsExcusedUntilItIsBack() {
        HistoryDraft late = draft().assigned(1, "orders-0")
                .ejected(1)
                .assigned(2, "orders-0")
                .committed(2, "orders-0", 3)
                .committed(1, "orders-0", 1);
        judging.of(late).holds(2);
        HistoryDraft back = draft().assigned(1, "orders-0")
                .ejected(1)
                .assigned(2, "orders-0")
                .committed(2, "orders-0", 3)
                .reassigned(1, "orders-0")
                .committed(1, "orders-0", 1);
        judging.of(back).isViolated();
    }

    @Test
    void noCommitIsNothingToJudge() {
        judging.of(draft()).isVacuous();
    }
}
