package io.consumerproof.member;

/** Where a member is in its life. */
public enum Phase {
    /** It runs, but belongs to no group. */
    UNJOINED,
    /** It has joined and waits for its assignment. */
    JOINING,
    /** It believes to own what it was assigned. */
    STABLE,
    /** It closed in order. */
    CLOSED,
    /** Its process died. */
    DEAD
}
