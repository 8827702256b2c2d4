package io.consumerproof.simulation;

import io.consumerproof.member.Member;

/** One thing that a member can do next. */
sealed interface Step permits TryAgain, HandleRecords, CommitBatch, Exchange, Poll {

    /** Whether the member would do this now; the first step of the catalogue that answers yes is the one. */
    boolean mayHappen(Member member);

    /** Does it. */
    void take(Member member);
}
