package io.consumerproof.log;

/**
 * What a producer that waits for all replicas in sync hears of a batch that the leader has appended.
 *
 * @source Kafka 4.3, Partition.checkEnoughReplicasReachOffset
 */
public enum Acknowledgement {
    /** Nothing yet: not every replica in sync has it. */
    WAITING,
    /** It is written. */
    WRITTEN,
    /** Too few replicas are in sync by now; the batch stands in the log all the same. */
    TOO_FEW_AFTER_APPEND,
    /** The leader is another one by now; the batch may stand in its log or not. */
    LEADER_CHANGED
}
