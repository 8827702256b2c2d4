package io.consumerproof.simulation;

import io.consumerproof.member.Member;
import org.jspecify.annotations.Nullable;

/** The catalogue of steps, in the order in which a member considers them. */
final class Steps {

    // Each by its own name: a walk over a list of steps could not tell the compiler whom it asks.
    private final TryAgain tryAgain;
    private final HandleRecords handleRecords;
    private final CommitBatch commitBatch;
    private final Exchange exchange;
    private final Poll poll;

    Steps(Run run, Loop loop, Commits commits, Handling handling) {
        Positions positions = new Positions(run, loop);
        tryAgain = new TryAgain(run, handling);
        handleRecords = new HandleRecords(run, handling);
        commitBatch = new CommitBatch(run, commits);
        exchange = new Exchange(run, loop, new Callbacks(run, loop, commits, positions));
        poll = new Poll(run, commits, positions);
    }

    /** What the member would do now; null if nothing. */
    @Nullable
    Step next(Member member) {
        if (tryAgain.mayHappen(member)) {
            return tryAgain;
        } else if (handleRecords.mayHappen(member)) {
            return handleRecords;
        } else if (commitBatch.mayHappen(member)) {
            return commitBatch;
        } else if (exchange.mayHappen(member)) {
            return exchange;
        }
        return poll.mayHappen(member) ? poll : null;
    }
}
