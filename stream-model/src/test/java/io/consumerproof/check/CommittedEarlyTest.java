package io.consumerproof.check;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.history.RunEvent;
import org.junit.jupiter.api.Test;

/** What is said of a commit that passes unfinished work, by who makes it and when. */
final class CommittedEarlyTest {

    private final Judging judging = new Judging(new CommitNotPastUnfinished());

    private static HistoryDraft committing(String mode) {
        return HistoryDraft.committing(mode).log("a", "b").assigned(1, "orders-0");
    }

    private void isToldAs(CommittedEarly cause, HistoryDraft run) {
        Violation violation = judging.of(run).isViolated();
        assertThat(violation.why()).isEqualTo(cause.why());
        assertThat(violation.cure()).isEqualTo(cause.cure());
    }

    @Test
    void aHandlerThatCommitsTheRecordInHandAndGoesOn() {
        HistoryDraft run = committing("manual").delivered(1, "orders-0@0").committed(1, "orders-0", 1);
        isToldAs(CommittedEarly.OWN_RECORD, run.effect(1, "orders-0@0", "a"));
    }

    @Test
    void aHandlerThatCommitsWhatHasFailed() {
        HistoryDraft failing = committing("manual").delivered(1, "orders-0@0").committed(1, "orders-0", 1);
        isToldAs(CommittedEarly.HOW_FAR_READ, failing.failed(1, "orders-0@0", 1));
    }

    @Test
    void aHandlerThatCommitsBeyondTheRecordInHand() {
        HistoryDraft run = committing("manual").delivered(1, "orders-0@0").committed(1, "orders-0", 2);
        isToldAs(CommittedEarly.HOW_FAR_READ, run);
    }

    @Test
    void aHandlerThatCommitsBehindTheEffectIsFine() {
        judging.of(committing("manual")
                        .delivered(1, "orders-0@0")
                        .effect(1, "orders-0@0", "a")
                        .committed(1, "orders-0", 1)
                        .handled(1, "orders-0@0"))
                .holds(1);
    }

    @Test
    void aGroupThatCommitsBeforeItHandles() {
        isToldAs(CommittedEarly.BEFORE_HANDLING, committing("before-handling").committed(1, "orders-0", 1));
    }

    @Test
    void aClientThatCommitsWhatThisPollReturns() {
        HistoryDraft run = committing("auto");
        run.add(new RunEvent.RaceTurned(0, "the commit takes in the records of this poll"));
        isToldAs(CommittedEarly.AUTO_AHEAD, run.committed(1, "orders-0", 1));
    }

    @Test
    void aClientThatCommitsAsItsMemberStops() {
        HistoryDraft run = committing("auto").delivered(1, "orders-0@0").failed(1, "orders-0@0", 1);
        isToldAs(CommittedEarly.AUTO_AT_STOP, run.stopped(1, "orders-0@0").committed(1, "orders-0", 2));
    }

    @Test
    void aClientThatCommitsFartherThanItsMemberIs() {
        isToldAs(
                CommittedEarly.AUTO,
                committing("auto").works(1, "orders-0@0", "a").committed(1, "orders-0", 2));
    }

    @Test
    void aClientThatCommitsWhatIsHandledIsFine() {
        judging.of(committing("auto").works(1, "orders-0@0", "a").committed(1, "orders-0", 1))
                .holds(1);
    }
}
