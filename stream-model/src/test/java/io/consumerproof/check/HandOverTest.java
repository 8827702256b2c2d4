package io.consumerproof.check;

import org.junit.jupiter.api.Test;

/** What checks make of a hand-over in parts: some partitions stay, others belong to nobody for a while. */
final class HandOverTest {

    private static HistoryDraft inParts(String mode) {
        return HistoryDraft.committing(mode)
                .record("orders-0@0", "o-1", "a")
                .record("orders-0@1", "o-1", "b")
                .record("orders-1@0", "o-2", "c")
                .record("orders-1@1", "o-2", "d")
                .assigned(1, "orders-0", "orders-1");
    }

    /** Both partitions begun, then {@code orders-1} is given up and belongs to nobody; {@code orders-0} stays. */
    private static HistoryDraft givenUp() {
        return inParts("after-record")
                .does(1, "orders-0@0", "a")
                .does(1, "orders-1@0", "c")
                .rebalances()
                .revoked(1, "orders-1");
    }

    @Test
    void whatStaysIsStillToBeCommitted() {
        Judging judging = new Judging(new FinishedWorkCommitted());
        judging.of(givenUp().does(1, "orders-0@1", "b").drained()).holds(2);
        judging.of(givenUp().works(1, "orders-0@1", "b").drained()).isViolated();
    }

    @Test
    void whatGoesIsToBeCommittedBeforeItGoes() {
        Judging judging = new Judging(new FinishedWorkCommitted());
        judging.of(inParts("after-record")
                        .works(1, "orders-0@0", "a")
                        .works(1, "orders-1@0", "c")
                        .committedBehind(1, "orders-0@0")
                        .rebalances()
                        .revoked(1, "orders-1"))
                .isViolated();
        judging.of(inParts("after-record")
                        .works(1, "orders-1@0", "c")
                        .ejected(1)
                        .lost(1, "orders-1"))
                .isVacuous();
    }

    /** The client commits before it joins, and not again before it gives up what it handled since. */
    @Test
    void aClientThatCommitsByItselfIsExcusedForWhatIsFinishedDuringTheRebalance() {
        Judging judging = new Judging(new FinishedWorkCommitted());
        HistoryDraft late = inParts("auto")
                .works(1, "orders-1@0", "c")
                .rebalances()
                .committedBehind(1, "orders-1@0")
                .works(1, "orders-1@1", "d");
        judging.of(late.revoked(1, "orders-1")).isVacuous();
        HistoryDraft missed = inParts("auto")
                .works(1, "orders-1@0", "c")
                .rebalances()
                .works(1, "orders-1@1", "d")
                .revoked(1, "orders-1");
        judging.of(missed).isViolated();
        HistoryDraft settled = inParts("auto").rebalances().reassigned(1).works(1, "orders-1@0", "c");
        judging.of(settled.revoked(1, "orders-1")).isViolated();
        HistoryDraft byCode = inParts("after-batch").rebalances().works(1, "orders-1@0", "c");
        judging.of(byCode.revoked(1, "orders-1")).isViolated();
    }

    @Test
    void whoKeepsAPartitionIsNoZombieThere() {
        Judging judging = new Judging(new NoZombieEffect());
        HistoryDraft run = givenUp()
                .assigned(2, "orders-1")
                .does(2, "orders-1@1", "d")
                .stalled(1)
                .resumed(1)
                .does(1, "orders-0@1", "b");
        judging.of(run).isVacuous();
    }

    @Test
    void whoActsForAPartitionThatItGaveUpIsLateOnceTheNewOwnerIsPastIt() {
        Judging judging = new Judging(new NoZombieEffect());
        HistoryDraft run = givenUp()
                .stalled(1)
                .assigned(2, "orders-1")
                .delivered(1, "orders-1@1")
                .does(2, "orders-1@1", "d")
                .resumed(1)
                .effect(1, "orders-1@1", "d");
        judging.of(run).isViolated();
    }

    @Test
    void nobodyIsLateWhileAPartitionBelongsToNobody() {
        Judging judging = new Judging(new NoZombieEffect());
        HistoryDraft run = givenUp().stalled(1).resumed(1).effect(1, "orders-1@1", "d");
        judging.of(run).isVacuous();
    }

    @Test
    void aCommitBesideAHandOverCoversWhatItsOwnPartitionFinished() {
        Judging judging = new Judging(new CommitNotPastUnfinished());
        judging.of(givenUp().assigned(2, "orders-1").does(2, "orders-1@1", "d").does(1, "orders-0@1", "b"))
                .holds(4);
        judging.of(givenUp().assigned(2, "orders-1").committed(2, "orders-1", 2))
                .isViolated();
        judging.of(givenUp().committed(1, "orders-0", 2)).isViolated();
    }

    /** The new owner failed on it meanwhile, the one before it has done it and says so. */
    @Test
    void whoeverHasARecordInHandMayClaimItWhatOthersMadeOfItAside() {
        Judging judging = new Judging(new CommitNotPastUnfinished());
        HistoryDraft run = inParts("manual")
                .delivered(1, "orders-0@0")
                .ejected(1)
                .assigned(2, "orders-0")
                .delivered(2, "orders-0@0")
                .failed(2, "orders-0@0", 1);
        judging.of(run.committed(1, "orders-0", 1).handled(1, "orders-0@0")).holds(1);
        HistoryDraft idle = inParts("manual")
                .delivered(2, "orders-0@0")
                .failed(2, "orders-0@0", 1)
                .committed(1, "orders-0", 1);
        judging.of(idle).isViolated();
    }

    @Test
    void anEffectLeftUndoneByWhoGaveThePartitionUpIsLostOnlyIfNobodyMakesUpForIt() {
        Judging judging = new Judging(new NoLostEffect());
        HistoryDraft reference = inParts("after-record")
                .does(1, "orders-0@0", "a")
                .does(1, "orders-0@1", "b")
                .does(1, "orders-1@0", "c")
                .does(1, "orders-1@1", "d")
                .drained();
        HistoryDraft whole =
                givenUp().does(1, "orders-0@1", "b").assigned(2, "orders-1").does(2, "orders-1@1", "d");
        judging.of(whole.drained(), reference).holds(4);
        HistoryDraft hole =
                givenUp().does(1, "orders-0@1", "b").assigned(2, "orders-1").delivered(2, "orders-1@1");
        judging.of(hole.drained(), reference).isViolated();
    }
}
