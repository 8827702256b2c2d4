package io.consumerproof.group;

import io.consumerproof.history.TopicPartition;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Deals the partitions of all topics like cards, by topic and number, to the members in the order of {@link MemberOrder}; whoever
 * does not subscribe to a topic is passed over. The next topic goes on where the last one stopped.
 *
 * @source Kafka 4.3, RoundRobinAssignor
 */
final class RoundRobinAssignor implements Assignor {

    @Override
    public String name() {
        return "roundrobin";
    }

    @Override
    public SortedMap<String, List<TopicPartition>> assign(TopicLayout topics, List<Subscription> members) {
        SortedMap<String, List<TopicPartition>> assignment = new TreeMap<>();
        members.forEach(member -> assignment.put(member.memberId(), new ArrayList<>()));
        List<Subscription> circle = new ArrayList<>(members);
        circle.sort(MemberOrder.OF_MEMBERS);
        int next = 0;
        for (TopicPartition partition : topics.subscribedBy(members).all()) {
            while (!circle.get(next % circle.size()).topics().contains(partition.topic())) {
                next++;
            }
            Subscription taker = circle.get(next++ % circle.size());
            assignment
                    .computeIfAbsent(taker.memberId(), unseen -> new ArrayList<>())
                    .add(partition);
        }
        return assignment;
    }
}
