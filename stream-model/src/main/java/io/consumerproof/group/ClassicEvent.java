package io.consumerproof.group;

/**
 * What moves a classic group from one state to the next.
 *
 * @source Kafka 4.3, GroupMetadataManager: the requests and time-outs that call ClassicGroup.transitionTo
 */
public enum ClassicEvent {
    /** Somebody joins who changes something: a newcomer, the leader, a member with another subscription. */
    MEMBER_JOINS,
    /** A member leaves or its session expires. */
    MEMBER_GOES,
    /** The last one that was waited for has joined, or the time for joining is over. */
    ALL_JOINED,
    /** Nobody is left to wait for. */
    ALL_GONE,
    /** The leader's assignment is there. */
    LEADER_SYNCED,
    /** Somebody joined and has not asked for the assignment in time. */
    SYNC_OVERDUE,
    /** An administrator deletes the group. */
    DELETED
}
