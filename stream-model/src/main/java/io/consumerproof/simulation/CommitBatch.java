package io.consumerproof.simulation;

import io.consumerproof.member.Holding;
import io.consumerproof.member.Member;
import io.consumerproof.member.Phase;
import io.consumerproof.scenario.CommitMode;

/** Everything the poll returned is handled and gets committed. */
final class CommitBatch implements Step {

    private final Run run;
    private final Commits commits;

    CommitBatch(Run run, Commits commits) {
        this.run = run;
        this.commits = commits;
    }

    @Override
    public boolean mayHappen(Member member) {
        if (member.phase != Phase.STABLE || run.groupOf(member).settings().commit() != CommitMode.AFTER_BATCH) {
            return false;
        }
        for (Holding each : member.holdings) {
            if (each.unsaved) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void take(Member member) {
        commits.commitFinishedOrDiscard(member);
    }
}
