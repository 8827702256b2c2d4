package io.consumerproof.group;

import io.consumerproof.history.TopicPartition;
import java.util.List;
import java.util.SortedMap;

/**
 * How a coordinator computes the target assignment of a group: a pure function of what it is told, which includes the order in
 * which the coordinator's hash tables hand out members and topics. Ids are random there, so any order may be the real one.
 *
 * @source KIP-848; Kafka 4.3, ConsumerGroupPartitionAssignor
 */
public interface ServerAssignor {

    /** The name that settings and heartbeats use: {@code uniform}. */
    String name();

    /**
     * Computes the new target. A topic that is none of {@code topics} is ignored.
     *
     * @param topics the topics that exist, each once, in the order in which the coordinator walks through them
     * @param members the members, each once, in the order in which the coordinator walks through them
     * @return every member's id to its partitions, disjoint, in the order in which the coordinator keeps them: it counts when they
     *     come back as {@link ServerMember#target}; a member's list may be empty
     */
    SortedMap<String, List<TopicPartition>> assign(List<ServerTopic> topics, List<ServerMember> members);
}
