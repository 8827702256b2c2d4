package io.consumerproof.group;

import io.consumerproof.history.TopicPartition;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
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
        if (shares.stream().anyMatch(TopicShares::racksMatter)) {
            RackMatching.apply(shares);
        }
        shares.forEach(topic -> topic.deal((member, partition) -> true));
        return assignment(shares, members);
    }

    private static List<TopicShares> shares(TopicLayout layout, List<Subscription> members) {
        List<Subscription> inOrder = new ArrayList<>(members);
        inOrder.sort(MemberOrder.OF_MEMBERS);
        List<TopicShares> shares = new ArrayList<>();
        for (Map.Entry<String, Integer> topic : layout.partitions().entrySet()) {
            List<Subscription> subscribers = inOrder.stream()
                    .filter(each -> each.topics().contains(topic.getKey()))
                    .toList();
            if (!subscribers.isEmpty()) {
                shares.add(new TopicShares(topic.getKey(), topic.getValue(), layout, subscribers));
            }
        }
        return shares;
    }

    private static SortedMap<String, List<TopicPartition>> assignment(
            List<TopicShares> shares, List<Subscription> members) {
        SortedMap<String, List<TopicPartition>> assignment = new TreeMap<>();
        for (Subscription member : members) {
            List<TopicPartition> partitions = new ArrayList<>();
            shares.forEach(topic -> partitions.addAll(topic.givenTo(member)));
            Collections.sort(partitions);
            assignment.put(member.memberId(), Collections.unmodifiableList(partitions));
        }
        return assignment;
    }
}
