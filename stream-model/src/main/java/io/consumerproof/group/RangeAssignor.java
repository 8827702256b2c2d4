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
        if (topics.replicaRacks().isEmpty()) {
            return ranges(topics, members);
        }
        List<TopicShares> shares = shares(topics, members);
        if (shares.stream().anyMatch(TopicShares::racksMatter)) {
            RackMatching.apply(shares);
        }
        for (TopicShares topic : shares) {
            topic.deal((member, partition) -> true);
        }
        return assignment(shares, members);
    }

    /** Where racks are not known, nothing has to be matched in front. */
    private static SortedMap<String, List<TopicPartition>> ranges(TopicLayout layout, List<Subscription> members) {
        List<Subscription> inOrder = inOrder(members);
        SortedMap<String, List<TopicPartition>> assignment = new TreeMap<>();
        for (Subscription each : inOrder) {
            assignment.put(each.memberId(), new ArrayList<>(2));
        }
        for (var topic : layout.partitions().entrySet()) {
            List<Subscription> readers = readers(topic.getKey(), inOrder);
            int next = 0;
            for (int i = 0; i < readers.size(); i++) {
                List<TopicPartition> range =
                        assignment.getOrDefault(readers.get(i).memberId(), List.of());
                boolean takesOneMore = i < topic.getValue() % readers.size();
                int end = next + topic.getValue() / readers.size() + (takesOneMore ? 1 : 0);
                while (next < end) {
                    range.add(new TopicPartition(topic.getKey(), next));
                    next++;
                }
            }
        }
        return assignment;
    }

    private static List<Subscription> inOrder(List<Subscription> members) {
        List<Subscription> inOrder = new ArrayList<>(members);
        inOrder.sort(MemberOrder.OF_MEMBERS);
        return inOrder;
    }

    private static List<TopicShares> shares(TopicLayout layout, List<Subscription> members) {
        List<Subscription> inOrder = inOrder(members);
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
