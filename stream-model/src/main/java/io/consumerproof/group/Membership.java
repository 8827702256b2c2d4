package io.consumerproof.group;

import io.consumerproof.history.MemberId;

/** What a coordinator knows of one member. */
final class Membership {

    /** Stands for a member whose heartbeats arrive. */
    static final long NEVER = Long.MAX_VALUE;

    final MemberId member;
    boolean joined;
    boolean slow;
    long deadlineMicros = NEVER;

    Membership(MemberId member) {
        this.member = member;
    }
}
