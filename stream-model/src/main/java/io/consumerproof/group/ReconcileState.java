package io.consumerproof.group;

/**
 * How far a member is on its way to its target assignment, as the coordinator sees it.
 *
 * @source Kafka 4.3, org.apache.kafka.coordinator.group.modern.MemberState
 */
public enum ReconcileState {
    /** It holds what the epoch it is at gives it. */
    STABLE,
    /** It has been told to give up partitions and has not confirmed it. */
    UNREVOKED_PARTITIONS,
    /** It waits for partitions that others have not given up. */
    UNRELEASED_PARTITIONS
}
