package io.consumerproof.group;

import io.consumerproof.history.TopicPartition;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Cuts each topic by itself into one range a member, in the order of {@link MemberOrder}; the first members get one more
 * where it does not come out even. Hence several topics of one partition all end at the first member.
 *
 * @source Kafka 4.3, RangeAssignor (with KIP-881's rack matching in front)
 */
final class RangeAssignor implements Assignor {

    @Override
    public String name() {
        return "range";
    }

    @Override
    public SortedMap<String, List<TopicPartition>> assign(TopicLayout topics, List<Subscription> members) {
        List<TopicShares> shares = shares(topics, members);
        if (!topics.replicaRacks().isEmpty() && shares.stream().anyMatch(TopicShares::racksMatter)) {
            RackMatching.apply(shares);
        }
        for (TopicShares topic : shares) {
            topic.deal((member, partition) -> true);
        }
        return assignment(shares, members);
    }

    private static List<TopicShares> shares(TopicLayout layout, List<Subscription> members) {
        List<Subscription> inOrder = new ArrayList<>(members);
        inOrder.sort(MemberOrder.OF_MEMBERS);
        List<TopicShares> shares = new ArrayList<>();
        for (var topic : layout.partitions().entrySet()) {
            List<Subscription> subscribers = readers(topic.getKey(), inOrder);
            if (!subscribers.isEmpty()) {
                shares.add(new TopicShares(topic.getKey(), topic.getValue(), layout, subscribers));
            }
        }
        return shares;
    }

    private static List<Subscription> readers(String topic, List<Subscription> members) {
        List<Subscription> readers = new ArrayList<>(members.size());
        for (Subscription member : members) {
            if (member.topics().contains(topic)) {
                readers.add(member);
            }
        }
        return readers;
    }

    private static SortedMap<String, List<TopicPartition>> assignment(
            List<TopicShares> shares, List<Subscription> members) {
        SortedMap<String, List<TopicPartition>> assignment = new TreeMap<>();
        members.forEach(member -> assignment.put(member.memberId(), new ArrayList<>()));
        for (TopicShares topic : shares) {
            topic.tell((member, partition) -> assignment
                    .computeIfAbsent(member.memberId(), unseen -> new ArrayList<>())
                    .add(partition));
        }
        return assignment;
    }
}
