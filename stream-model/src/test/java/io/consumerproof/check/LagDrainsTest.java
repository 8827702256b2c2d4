package io.consumerproof.check;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.history.MemberEvent.Close;
import java.util.List;
import org.junit.jupiter.api.Test;

final class LagDrainsTest {

    private final Judging judging = new Judging(new LagDrains());

    private static HistoryDraft draft() {
        return HistoryDraft.committing("after-record").log("a", "b", "c").assigned(1, "orders-0");
    }

    @Test
    void committedUpToTheEndIsFine() {
        judging.of(draft().committed(1, "orders-0", 3).drained()).holds(1);
    }

    @Test
    void otherTopicsAndPartitionsWithoutRecordsAreNotTheGroups() {
        judging.of(draft().committed(1, "orders-0", 3)
                        .record("payments-0@0", "p", "x")
                        .drained())
                .holds(1);
    }

    @Test
    void recordsThatNobodyCommitsAreLag() {
        HistoryDraft run = draft().works(1, "orders-0@0", "a").committed(1, "orders-0", 1);
        int commit = run.last();
        judging.of(run.works(1, "orders-0@1", "b").drained())
                .isViolated(
                        "Group 'billing' has committed next offset 1 of orders-0 when everything is over; orders-0@1 and"
                                + " orders-0@2 wait.",
                        List.of(commit),
                        "orders-0@1",
                        "orders-0@2");
        assertThat(judging.of(run).isViolated().why()).isEqualTo("orders-0@1 is finished, and nothing commits it.");
    }

    @Test
    void nothingCommittedAtAllIsLagFromTheStart() {
        HistoryDraft run = draft().drained();
        assertThat(judging.of(run).isViolated().sentence())
                .isEqualTo("Group 'billing' has committed nothing of orders-0 when everything is over; orders-0@0,"
                        + " orders-0@1 and orders-0@2 wait.");
    }

    @Test
    void aReplayThatIsNotReadAgainIsLag() {
        judging.of(draft().committed(1, "orders-0", 3).replayed("orders-0", 1).drained())
                .isViolated();
    }

    @Test
    void aPartitionThatPolicyBlocksIsExcusedAndNamed() {
        HistoryDraft run = draft().record("orders-1@0", "o-2", "x").committed(1, "orders-1", 1);
        judging.of(run.delivered(1, "orders-0@0")
                        .failed(1, "orders-0@0", 1)
                        .blocked(1, "orders-0@0")
                        .drained())
                .holds(1)
                .notes("excused: orders-0 is blocked by policy at orders-0@0");
    }

    @Test
    void aGroupThatPolicyStoppedIsExcusedAsLongAsNobodyLives() {
        HistoryDraft run = draft().delivered(1, "orders-0@0")
                .failed(1, "orders-0@0", 1)
                .stopped(1, "orders-0@0")
                .closed(1, Close.POLICY);
        judging.of(run)
                .isVacuous()
                .notes("excused: group 'billing' was stopped by policy at orders-0@0, orders-0 waits");
        judging.of(run.assigned(2, "orders-0").drained()).isViolated();
    }

    @Test
    void anEmptyLogIsNothingToJudge() {
        judging.of(HistoryDraft.committing("auto").assigned(1, "orders-0").drained())
                .isVacuous();
    }
}
