package io.consumerproof.member;

/** Where a member's process is in its life. */
public enum Phase {
    RUNNING,
    /** It closed in order. */
    CLOSED,
    /** It died. */
    DEAD
}
