package io.consumerproof.member;

import org.jspecify.annotations.Nullable;

/**
 * Who a process is in its group under the consumer protocol.
 *
 * @param group the group's name
 * @param memberId the id that the process gave itself for all its life
 * @param instanceId the id that outlives a static member's restarts, or null for a dynamic one
 * @param assignor the server-side assignor that it asks for, or null
 * @param maxPollIntervalMicros the longest time between two polls, and the longest that giving up partitions may take
 * @source Kafka 4.3, ConsumerConfig: group.instance.id, group.remote.assignor, max.poll.interval.ms
 */
public record ConsumerIdentity(
        String group,
        String memberId,
        @Nullable String instanceId,
        @Nullable String assignor,
        long maxPollIntervalMicros) {}
