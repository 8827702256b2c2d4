package io.consumerproof.check;

import java.util.List;
import org.junit.jupiter.api.Test;

final class NoZombieEffectTest {

    private final Judging judging = new Judging(new NoZombieEffect());

    /** Member 1 froze before its effect, and member 2 took over. */
    private static HistoryDraft takenOver() {
        return HistoryDraft.deadLettering()
                .log("paid", "shipped")
                .assigned(1, "orders-0")
                .delivered(1, "orders-0@0")
                .stalled(1)
                .ejected(1)
                .assigned(2, "orders-0");
    }

    @Test
    void anEffectThatTakesHoldBehindTheSuccessorIsAZombies() {
        HistoryDraft run = takenOver();
        int assigned = run.last();
        run.does(2, "orders-0@0", "Mailer.send()").resumed(1).effect(1, "orders-0@0", "Mailer.send()");
        judging.of(run)
                .isViolated(
                        "Mailer.send() for orders-0@0 took hold by member-1 after member-2 had taken orders-0 over and"
                                + " got past it.",
                        List.of(assigned, run.last()),
                        "orders-0@0");
    }

    @Test
    void aChangeOfStateIsAnEffectToo() {
        HistoryDraft run = takenOver().does(2, "orders-0@0", "a").resumed(1).state(1, "orders-0@0");
        judging.of(run).isViolated();
    }

    @Test
    void whatIsAbsorbedOrChangesNothingIsFine() {
        HistoryDraft run = takenOver()
                .does(2, "orders-0@0", "a")
                .resumed(1)
                .absorbed(1, "orders-0@0", "a")
                .stateUnchanged(1, "orders-0@0");
        judging.of(run).holds(2);
    }

    @Test
    void aSuccessorThatHasOnlyBegunTheRecordIsNotPastIt() {
        HistoryDraft run = takenOver().delivered(2, "orders-0@0").resumed(1).effect(1, "orders-0@0", "a");
        judging.of(run).holds(1);
    }

    @Test
    void aSuccessorAtALaterRecordIsPastIt() {
        HistoryDraft run = takenOver().delivered(2, "orders-0@1").resumed(1).effect(1, "orders-0@0", "a");
        judging.of(run).isViolated();
    }

    @Test
    void aRecordThatTheSuccessorGaveUpWasLeftUndone() {
        HistoryDraft run = takenOver()
                .delivered(2, "orders-0@0")
                .failedByFault(2, "orders-0@0", 3)
                .skipped(2, "orders-0@0")
                .delivered(2, "orders-0@1")
                .effect(1, "orders-0@0", "a");
        judging.of(run).holds(1);
    }

    @Test
    void aMemberThatGotItsPartitionBackIsNoZombie() {
        HistoryDraft run =
                takenOver().does(2, "orders-0@0", "a").reassigned(1, "orders-0").does(1, "orders-0@1", "b");
        judging.of(run).isVacuous();
    }

    @Test
    void noMemberBehindItsTimeIsNothingToJudge() {
        judging.of(takenOver().does(2, "orders-0@0", "a")).isVacuous();
    }

    private static HistoryDraft batchTakenOver() {
        return HistoryDraft.deadLettering()
                .log("paid", "shipped")
                .assigned(1, "orders-0")
                .delivered(1, "orders-0@0")
                .delivered(1, "orders-0@1")
                .stalled(1)
                .ejected(1)
                .assigned(2, "orders-0");
    }

    @Test
    void aSuccessorThatFailedOnTheWholeBatchIsNotPastItsFirstRecord() {
        HistoryDraft run = batchTakenOver()
                .delivered(2, "orders-0@0")
                .delivered(2, "orders-0@1")
                .failed(2, "orders-0@0", 1)
                .failed(2, "orders-0@1", 1)
                .resumed(1)
                .effect(1, "orders-0@0", "a");
        judging.of(run).holds(1);
    }

    @Test
    void whoHasABatchInHandMayActForARecordThatTheSuccessorIsNotPast() {
        HistoryDraft run =
                batchTakenOver().does(2, "orders-0@0", "a").resumed(1).effect(1, "orders-0@0", "b");
        judging.of(run).holds(1);
    }

    @Test
    void anActOfABatchBehindASuccessorThatHandledAllOfItIsAZombies() {
        HistoryDraft run = batchTakenOver()
                .does(2, "orders-0@0", "a")
                .does(2, "orders-0@1", "b")
                .resumed(1)
                .effect(1, "orders-0@0", "b");
        judging.of(run).isViolated();
    }
}
