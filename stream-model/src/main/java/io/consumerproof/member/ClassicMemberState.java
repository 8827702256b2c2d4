package io.consumerproof.member;

/**
 * Where a member under the classic protocol believes to be.
 *
 * @source Kafka 4.3, AbstractCoordinator.MemberState
 */
enum ClassicMemberState {
    /** It belongs to no group, or was told so. */
    UNJOINED,
    /** Its request to join is under way. */
    PREPARING,
    /** It has joined and waits for its assignment. */
    COMPLETING,
    STABLE;

    /** Whether it waits for the end of a rebalance. */
    boolean isJoining() {
        return this == PREPARING || this == COMPLETING;
    }

    /** Whether it sends heartbeats. */
    boolean beats() {
        return this == COMPLETING || this == STABLE;
    }
}
