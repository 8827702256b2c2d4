package io.consumerproof.member;

/**
 * Where a member's process is in its life.
 *
 * @source ours: how a process lives and dies; what the group makes of it is the coordinator's
 */
public enum Phase {
    RUNNING,
    /** It closed in order. */
    CLOSED,
    /** It died. */
    DEAD
}
