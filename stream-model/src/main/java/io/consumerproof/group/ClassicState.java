package io.consumerproof.group;

/**
 * Where a classic group is in its protocol.
 *
 * @source ClassicGroupState, Kafka 4.3
 */
public enum ClassicState {
    /** Nobody is in it; it may have committed offsets. */
    EMPTY,
    /** It waits for its members to join. */
    PREPARING,
    /** All have joined, the leader's assignment is awaited. */
    COMPLETING,
    /** Everybody can have an assignment. */
    STABLE,
    /** It was deleted. */
    DEAD
}
