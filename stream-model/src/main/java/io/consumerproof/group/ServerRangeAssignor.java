package io.consumerproof.group;

import io.consumerproof.history.TopicPartition;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Cuts each topic by itself into ranges as {@link RangeAssignor} does, without a look at racks or at the target before. The
 * order in which members and topics are given does not matter.
 *
 * @source Kafka 4.3, org.apache.kafka.coordinator.group.assignor.RangeAssignor
 */
final class ServerRangeAssignor implements ServerAssignor {

    private final RangeAssignor cut = new RangeAssignor();

    @Override
    public String name() {
        return "range";
    }

    @Override
    public SortedMap<String, List<TopicPartition>> assign(List<ServerTopic> topics, List<ServerMember> members) {
        SortedMap<String, Integer> partitions = new TreeMap<>();
        topics.forEach(topic -> partitions.put(topic.name(), topic.partitions()));
        List<Subscription> subscriptions = members.stream()
                .map(each -> new Subscription(
                        each.memberId(), each.instanceId(), null, each.topics(), List.of(), Subscription.NO_GENERATION))
                .toList();
        return cut.assign(TopicLayout.withoutRacks(partitions), subscriptions);
    }
}
