package io.consumerproof.group;

import io.consumerproof.history.TopicPartition;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What a coordinator knows of a member when it assigns.
 *
 * @param memberId the member's id, unique in its group
 * @param instanceId the id that outlives a static member's restarts, or null for a dynamic one
 * @param topics the topics it reads, each once
 * @param target what the assignment before gave it, in the order in which the assignor gave it; may be empty
 * @source Kafka 4.3, GroupSpec
 */
public record ServerMember(
        String memberId, @Nullable String instanceId, List<String> topics, List<TopicPartition> target) {

    /** Whether all members name the same topics, whether these exist or not. True for no members.
     *
     * @source Kafka 4.3, ModernGroup.subscriptionType
     */
    public static boolean readTheSame(List<ServerMember> members) {
        TreeSet<String> first = members.isEmpty() ? new TreeSet<>() : new TreeSet<>(members.get(0).topics);
        return members.stream().allMatch(each -> new TreeSet<>(each.topics).equals(first));
    }

    boolean reads(ServerTopic topic) {
        return topics.contains(topic.name());
    }
}
