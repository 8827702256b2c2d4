package io.consumerproof.group;

import io.consumerproof.history.TopicPartition;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a member of a group under the consumer protocol tells its coordinator. Except in the first heartbeat, null means that it
 * is as told before.
 *
 * @param memberId the id that the process gave itself, never empty
 * @param memberEpoch the epoch that it was told last; {@link #JOIN} to join or to join again
 * @param instanceId the id that outlives a static member's restarts, or null for a dynamic one; told every time
 * @param rebalanceTimeoutMicros how long it may take to give up partitions, or {@link #UNCHANGED}
 * @param topics what it subscribes to, each once, or null
 * @param assignor the server-side assignor that it asks for, or null
 * @param owned what it holds, by topic and number, or null; empty when it joins
 * @source KIP-848; Kafka 4.3, ConsumerGroupHeartbeatRequest
 */
public record Heartbeat(
        String memberId,
        int memberEpoch,
        @Nullable String instanceId,
        long rebalanceTimeoutMicros,
        @Nullable List<String> topics,
        @Nullable String assignor,
        @Nullable List<TopicPartition> owned) {

    /** The epoch of a member that joins. */
    public static final int JOIN = 0;

    /** The epoch of a member that leaves for good. */
    public static final int LEAVE = -1;

    /** The epoch of a static member that leaves and means to come back. */
    public static final int LEAVE_FOR_A_WHILE = -2;

    /** Stands for the rebalance timeout that was told before. */
    public static final long UNCHANGED = -1;

    /** Nothing new: a sign of life. */
    public static Heartbeat of(String memberId, int memberEpoch, @Nullable String instanceId) {
        return new Heartbeat(memberId, memberEpoch, instanceId, UNCHANGED, null, null, null);
    }

    boolean joins() {
        return memberEpoch == JOIN;
    }

    /** Whether it tells everything, so that the answer tells the assignment too. */
    boolean isComplete() {
        return rebalanceTimeoutMicros != UNCHANGED && topics != null && owned != null;
    }
}
