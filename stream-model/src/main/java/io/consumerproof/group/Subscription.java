package io.consumerproof.group;

import io.consumerproof.history.TopicPartition;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a member tells when it joins.
 *
 * @param memberId the member's id, unique in its group
 * @param instanceId the id that outlives a static member's restarts, or null for a dynamic one
 * @param rack where the member runs; null or empty if it does not say
 * @param topics the topics it reads, each once
 * @param owned what it held before this rebalance; may be empty
 * @param generation the generation in which it got what it owns, -1 if none
 * @source Kafka 4.3, ConsumerPartitionAssignor.Subscription
 */
public record Subscription(
        String memberId,
        @Nullable String instanceId,
        @Nullable String rack,
        List<String> topics,
        List<TopicPartition> owned,
        int generation) {

    /** The generation of a member that owns nothing yet. */
    public static final int NO_GENERATION = -1;

    /** A dynamic member without rack that owns nothing yet. */
    public static Subscription of(String memberId, List<String> topics) {
        return new Subscription(memberId, null, null, topics, List.of(), NO_GENERATION);
    }

    boolean hasRack() {
        return rack != null && !rack.isEmpty();
    }
}
