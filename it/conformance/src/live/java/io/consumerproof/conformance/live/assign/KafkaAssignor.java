package io.consumerproof.conformance.live.assign;

import io.consumerproof.group.Subscription;
import io.consumerproof.group.TopicLayout;
import io.consumerproof.history.TopicPartition;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.ConsumerPartitionAssignor;
import org.apache.kafka.clients.consumer.ConsumerPartitionAssignor.Assignment;
import org.apache.kafka.clients.consumer.ConsumerPartitionAssignor.GroupSubscription;
import org.apache.kafka.clients.consumer.CooperativeStickyAssignor;
import org.apache.kafka.clients.consumer.RangeAssignor;
import org.apache.kafka.clients.consumer.RoundRobinAssignor;
import org.apache.kafka.clients.consumer.StickyAssignor;
import org.apache.kafka.common.Cluster;
import org.apache.kafka.common.Node;
import org.apache.kafka.common.PartitionInfo;
import org.jspecify.annotations.Nullable;

/** A client-side assignor of Kafka, called as a group's leader calls it. */
final class KafkaAssignor {

    private static final Map<String, Supplier<ConsumerPartitionAssignor>> ALL = Map.of(
            "range", RangeAssignor::new,
            "roundrobin", RoundRobinAssignor::new,
            "sticky", StickyAssignor::new,
            "cooperative-sticky", CooperativeStickyAssignor::new);

    private final ConsumerPartitionAssignor assignor;

    private KafkaAssignor(ConsumerPartitionAssignor assignor) {
        this.assignor = assignor;
    }

    /** A new one: sticky assignors remember the highest generation that they have seen, which here is another group's. */
    static KafkaAssignor named(String name) {
        return new KafkaAssignor(
                Optional.ofNullable(ALL.get(name)).orElseThrow().get());
    }

    Map<String, List<TopicPartition>> assign(TopicLayout topics, List<Subscription> members) {
        Map<String, ConsumerPartitionAssignor.Subscription> subscriptions = new HashMap<>();
        members.forEach(each -> subscriptions.put(each.memberId(), subscription(each)));
        Map<String, List<TopicPartition>> assigned = new TreeMap<>();
        assignor.assign(cluster(topics), new GroupSubscription(subscriptions))
                .groupAssignment()
                .forEach((member, share) -> assigned.put(member, ours(share.partitions())));
        return assigned;
    }

    private ConsumerPartitionAssignor.Subscription subscription(Subscription member) {
        boolean tellsOwned = assignor instanceof CooperativeStickyAssignor;
        ConsumerPartitionAssignor.Subscription subscription = new ConsumerPartitionAssignor.Subscription(
                member.topics(),
                assignor instanceof StickyAssignor ? userData(member) : null,
                tellsOwned ? theirs(member.owned()) : List.of(),
                member.generation(),
                Optional.ofNullable(member.rack()));
        subscription.setGroupInstanceId(Optional.ofNullable(member.instanceId()));
        return subscription;
    }

    /** Sticky writes what a member has into user data; the assignor of that member does it. */
    @SuppressWarnings("removal")
    private static @Nullable ByteBuffer userData(Subscription member) {
        StickyAssignor own = new StickyAssignor();
        if (!member.owned().isEmpty() || member.generation() != Subscription.NO_GENERATION) {
            own.onAssignment(
                    new Assignment(theirs(member.owned())),
                    new ConsumerGroupMetadata("group", member.generation(), member.memberId(), Optional.empty()));
        }
        return own.subscriptionUserData(new HashSet<>(member.topics()));
    }

    private static Cluster cluster(TopicLayout topics) {
        List<PartitionInfo> partitions = new ArrayList<>();
        Set<Node> nodes = new HashSet<>();
        topics.partitions().forEach((topic, count) -> {
            for (int number = 0; number < count; number++) {
                Node[] replicas = replicas(topics, topic, number);
                nodes.addAll(Arrays.asList(replicas));
                partitions.add(new PartitionInfo(topic, number, replicas[0], replicas, replicas));
            }
        });
        return new Cluster("cluster", nodes, partitions, Set.of(), Set.of());
    }

    private static Node[] replicas(TopicLayout topics, String topic, int number) {
        List<List<String>> racks = topics.replicaRacks().getOrDefault(topic, List.of());
        if (racks.isEmpty()) {
            return new Node[] {new Node(0, "host", 1)};
        }
        return racks.get(number).stream()
                .map(rack -> new Node(rack.hashCode(), "host", 1, rack))
                .toArray(Node[]::new);
    }

    private static List<org.apache.kafka.common.TopicPartition> theirs(List<TopicPartition> partitions) {
        return partitions.stream()
                .map(each -> new org.apache.kafka.common.TopicPartition(each.topic(), each.partition()))
                .toList();
    }

    private static List<TopicPartition> ours(List<org.apache.kafka.common.TopicPartition> partitions) {
        return partitions.stream()
                .map(each -> new TopicPartition(each.topic(), each.partition()))
                .toList();
    }
}
