package io.consumerproof.group;

import io.consumerproof.history.TopicPartition;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the coordinator answers to a heartbeat that it accepts.
 *
 * @param memberEpoch the epoch that the member is at from now on, 1 or more
 * @param heartbeatIntervalMicros after which the next heartbeat is due
 * @param assignment all that the member may hold now, by topic and number; null if that has not changed
 * @source KIP-848; Kafka 4.3, ConsumerGroupHeartbeatResponse
 */
public record HeartbeatAnswer(
        int memberEpoch,
        long heartbeatIntervalMicros,
        @Nullable List<TopicPartition> assignment) {}
