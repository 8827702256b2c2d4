package io.consumerproof.group;

/**
 * What the coordinator finds when it looks at a member's way to its target assignment.
 *
 * @source KIP-848; Kafka 4.3, CurrentAssignmentBuilder.build
 */
public enum ReconcileEvent {
    /** The member is where it should be, or still owns what it was told to give up. */
    UNCHANGED,
    /** It holds partitions that it must give up first. */
    MUST_REVOKE,
    /** What it may have now it gets, but others hold a part of its target. */
    OTHERS_HOLD,
    /** It gets the whole target. */
    COMPLETE
}
