package io.consumerproof.simulation;

import io.consumerproof.member.Member;
import org.jspecify.annotations.Nullable;

/** The catalogue of steps, in the order in which a member considers them. */
final class Steps {

    private final Step[] all;

    Steps(Run run, Loop loop, Commits commits, Handling handling) {
        Positions positions = new Positions(run, loop);
        all = new Step[] {
            new TryAgain(run, handling),
            new HandleRecords(run, handling),
            new CommitBatch(run, commits),
            new Exchange(run, loop, new Callbacks(run, loop, commits, positions)),
            new Poll(run, commits, positions)
        };
    }

    /** What the member would do now; null if nothing. */
    @Nullable
    Step next(Member member) {
        for (Step each : all) {
            if (each.mayHappen(member)) {
                return each;
            }
        }
        return null;
    }
}
