package io.consumerproof.conformance.live.assign;

import io.consumerproof.group.ServerMember;
import io.consumerproof.group.ServerTopic;
import io.consumerproof.history.TopicPartition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.apache.kafka.common.Uuid;
import org.apache.kafka.coordinator.common.runtime.CoordinatorRecord;
import org.apache.kafka.coordinator.group.GroupCoordinatorRecordHelpers;
import org.apache.kafka.coordinator.group.api.assignor.ConsumerGroupPartitionAssignor;
import org.apache.kafka.coordinator.group.api.assignor.MemberAssignment;
import org.apache.kafka.coordinator.group.api.assignor.SubscribedTopicDescriber;
import org.apache.kafka.coordinator.group.api.assignor.SubscriptionType;
import org.apache.kafka.coordinator.group.assignor.RangeAssignor;
import org.apache.kafka.coordinator.group.assignor.UniformAssignor;
import org.apache.kafka.coordinator.group.generated.ConsumerGroupTargetAssignmentMemberValue;
import org.apache.kafka.coordinator.group.modern.Assignment;
import org.apache.kafka.coordinator.group.modern.GroupSpecImpl;
import org.apache.kafka.coordinator.group.modern.MemberSubscriptionAndAssignmentImpl;

/** A server-side assignor of Kafka, called as the coordinator calls it; it remembers its targets as the coordinator does. */
final class KafkaServerAssignor {

    private final ConsumerGroupPartitionAssignor assignor;
    private final Map<String, Assignment> targets = new HashMap<>();

    private KafkaServerAssignor(ConsumerGroupPartitionAssignor assignor) {
        this.assignor = assignor;
    }

    static KafkaServerAssignor named(String name) {
        return new KafkaServerAssignor(name.equals("range") ? new RangeAssignor() : new UniformAssignor());
    }

    Map<String, List<TopicPartition>> assign(List<ServerTopic> topics, List<ServerMember> members) {
        Map<String, MemberSubscriptionAndAssignmentImpl> specs = new LinkedHashMap<>();
        Map<Uuid, Map<Integer, String>> owners = new HashMap<>();
        for (ServerMember member : members) {
            Map<Uuid, Set<Integer>> had = had(member.memberId());
            had.forEach((topic, numbers) -> numbers.forEach(number ->
                    owners.computeIfAbsent(topic, any -> new HashMap<>()).put(number, member.memberId())));
            specs.put(
                    member.memberId(),
                    new MemberSubscriptionAndAssignmentImpl(
                            Optional.empty(),
                            Optional.ofNullable(member.instanceId()),
                            subscribed(topics, member),
                            new Assignment(had)));
        }
        SubscriptionType type =
                ServerMember.readTheSame(members) ? SubscriptionType.HOMOGENEOUS : SubscriptionType.HETEROGENEOUS;
        targets.clear();
        assignor.assign(new GroupSpecImpl(specs, type, owners), new Described(topics))
                .members()
                .forEach((member, target) -> targets.put(member, written(member, target)));
        return named(topics, members);
    }

    /** The coordinator writes targets to its log and knows what it has read from there: the order of partitions changes on that way. */
    private static Assignment written(String member, MemberAssignment target) {
        CoordinatorRecord record = GroupCoordinatorRecordHelpers.newConsumerGroupTargetAssignmentRecord(
                "group", member, target.partitions());
        return Assignment.fromRecord(
                (ConsumerGroupTargetAssignmentMemberValue) record.value().message());
    }

    private Map<Uuid, Set<Integer>> had(String member) {
        Assignment target = targets.get(member);
        return target == null ? Map.of() : target.partitions();
    }

    private static Set<Uuid> subscribed(List<ServerTopic> topics, ServerMember member) {
        Set<Uuid> ids = new LinkedHashSet<>();
        topics.stream().filter(each -> member.topics().contains(each.name())).forEach(each -> ids.add(id(each)));
        return ids;
    }

    private Map<String, List<TopicPartition>> named(List<ServerTopic> topics, List<ServerMember> members) {
        Map<String, List<TopicPartition>> assigned = new TreeMap<>();
        for (ServerMember member : members) {
            List<TopicPartition> partitions = new ArrayList<>();
            Map<Uuid, Set<Integer>> has = had(member.memberId());
            topics.forEach(topic -> has.getOrDefault(id(topic), Set.of())
                    .forEach(number -> partitions.add(new TopicPartition(topic.name(), number))));
            assigned.put(member.memberId(), partitions);
        }
        return assigned;
    }

    static Uuid id(ServerTopic topic) {
        return new Uuid(topic.id().getMostSignificantBits(), topic.id().getLeastSignificantBits());
    }

    /** How many partitions topics have. */
    private record Described(List<ServerTopic> topics) implements SubscribedTopicDescriber {

        @Override
        public int numPartitions(Uuid topicId) {
            return topics.stream()
                    .filter(each -> id(each).equals(topicId))
                    .mapToInt(ServerTopic::partitions)
                    .findFirst()
                    .orElse(-1);
        }

        @Override
        public Set<String> racksForPartition(Uuid topicId, int partition) {
            return Set.of();
        }
    }
}
