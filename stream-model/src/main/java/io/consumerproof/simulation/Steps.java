package io.consumerproof.simulation;

import io.consumerproof.member.Member;
import java.util.List;

/** The catalogue of steps, in the order in which a member considers them. */
final class Steps {

    private final List<Step> all;

    Steps(Run run, Loop loop, Commits commits, Handling handling) {
        all = List.of(
                new TryAgain(run, handling),
                new HandleRecords(run, handling),
                new CommitBatch(run, commits),
                new LearnOfLoss(run),
                new GiveUpAndRejoin(run, loop, commits),
                new Join(run, loop),
                new TakeAssignment(run, loop),
                new Poll(run, commits));
    }

    boolean canMove(Member member) {
        for (Step each : all) {
            if (each.mayHappen(member)) {
                return true;
            }
        }
        return false;
    }

    Step next(Member member) {
        for (Step each : all) {
            if (each.mayHappen(member)) {
                return each;
            }
        }
        throw new IllegalStateException("model bug: " + member.id + " has nothing to do");
    }
}
