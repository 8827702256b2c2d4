package io.consumerproof.group;

import io.consumerproof.history.TopicPartition;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiPredicate;

/** One topic while it is shared out: who may have how many of its partitions, and which are left. */
final class TopicShares {

    private final String topic;
    private final int partitions;
    private final TopicLayout layout;
    private final List<Subscription> subscribers;
    private final TreeMap<String, List<TopicPartition>> given = new TreeMap<>();
    private final TreeSet<TopicPartition> left = new TreeSet<>();
    private final int quota;
    private int extras;

    /** @param subscribers one or more, in the order of {@link MemberOrder} */
    TopicShares(String topic, int partitions, TopicLayout layout, List<Subscription> subscribers) {
        this.topic = topic;
        this.partitions = partitions;
        this.layout = layout;
        this.subscribers = subscribers;
        this.quota = partitions / subscribers.size();
        this.extras = partitions % subscribers.size();
        for (int i = 0; i < partitions; i++) {
            left.add(partition(i));
        }
        for (Subscription member : subscribers) {
            given.put(member.memberId(), new ArrayList<>());
        }
    }

    int partitions() {
        return partitions;
    }

    List<Subscription> subscribers() {
        return subscribers;
    }

    TopicPartition partition(int number) {
        return new TopicPartition(topic, number);
    }

    /** What {@code member} has got so far, in the order in which it got it. */
    List<TopicPartition> givenTo(Subscription member) {
        return given.getOrDefault(member.memberId(), List.of());
    }

    /** How many more partitions {@code member} may have. The odd ones go to whoever asks first. */
    int room(Subscription member) {
        return Math.max(0, quota + (extras > 0 ? 1 : 0) - givenTo(member).size());
    }

    /** Whether reading {@code partition} stays in the member's rack; a member without rack is at home everywhere. */
    boolean sharesRack(Subscription member, TopicPartition partition) {
        return !member.hasRack() || layout.racksOf(partition).contains(member.rack());
    }

    /** Deals every member in turn the first partitions left that it may have, as far as it has room. */
    void deal(BiPredicate<Subscription, TopicPartition> allowed) {
        for (Subscription member : subscribers) {
            List<TopicPartition> next = left.stream()
                    .filter(each -> allowed.test(member, each))
                    .limit(room(member))
                    .toList();
            next.forEach(each -> give(member, each));
        }
    }

    /** Hands {@code partition}, which is left, to {@code member}, which has room. */
    void give(Subscription member, TopicPartition partition) {
        List<TopicPartition> partitionsOfMember = given.get(member.memberId());
        if (partitionsOfMember == null) {
            throw new IllegalArgumentException("'" + member.memberId() + "' does not read '" + topic + "'");
        }
        partitionsOfMember.add(partition);
        left.remove(partition);
        if (partitionsOfMember.size() > quota) {
            extras--;
        }
    }

    /**
     * Whether racks make a difference: some member's rack holds a replica, and not every rack in use holds one of every
     * partition.
     *
     * @source Kafka 4.3, AbstractPartitionAssignor.useRackAwareAssignment (KIP-881)
     */
    boolean racksMatter() {
        TreeSet<String> everywhere = new TreeSet<>();
        List<TreeSet<String>> byPartition = new ArrayList<>();
        for (int i = 0; i < partitions; i++) {
            TreeSet<String> racks = new TreeSet<>(layout.racksOf(partition(i)));
            byPartition.add(racks);
            everywhere.addAll(racks);
        }
        boolean someoneIsNear =
                subscribers.stream().anyMatch(each -> each.hasRack() && everywhere.contains(each.rack()));
        return someoneIsNear && !byPartition.stream().allMatch(everywhere::equals);
    }
}
