package io.consumerproof.simulation;

import io.consumerproof.member.Holding;
import io.consumerproof.member.Member;
import io.consumerproof.scenario.CommitMode;

/** Everything the poll returned is handled and gets committed, and so does what had to wait for the end of a rebalance. */
final class CommitBatch implements Step {

    private final Run run;
    private final Commits commits;

    CommitBatch(Run run, Commits commits) {
        this.run = run;
        this.commits = commits;
    }

    @Override
    public boolean mayHappen(Member member) {
        if (member.membership().isJoining()) {
            return false;
        }
        boolean batches = run.groupOf(member).settings().commit() == CommitMode.AFTER_BATCH;
        for (Holding each : member.holdings) {
            if ((batches && each.unsaved) || each.postponed != Holding.NOTHING_POSTPONED) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void take(Member member) {
        if (!commits.commitRest(member, member.holdings)) {
            commits.discard(member);
        }
    }
}
