package io.consumerproof.history;

/**
 * One partition as a member gets it assigned.
 *
 * @param partition the partition
 * @param committed the group's committed next offset, or {@link #NONE}
 * @param position the next offset the member will read: the restart position
 */
public record Claim(TopicPartition partition, long committed, long position) {

    /** Stands for a group that has committed nothing. */
    public static final long NONE = -1;
}
