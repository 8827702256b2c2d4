package io.consumerproof.group;

import io.consumerproof.history.TopicPartition;
import java.util.List;
import java.util.SortedMap;

/**
 * How a rebalance shares out the partitions of the subscribed topics: a pure function of what it is told.
 *
 * @source Kafka 4.3, ConsumerPartitionAssignor.assign
 */
public interface Assignor {

    /** The name that settings and join requests use: {@code range}. */
    String name();

    /**
     * Shares out the partitions. A topic that {@code topics} does not know is ignored.
     *
     * @param members whoever takes part, each id once, in any order
     * @return every member's id to its partitions, by topic and number, disjoint; a member's list may be empty
     */
    SortedMap<String, List<TopicPartition>> assign(TopicLayout topics, List<Subscription> members);

    /**
     * The same in a group whose members' ids are random: where the outcome hangs on them, {@code order} decides.
     *
     * @param members in the order in which they came
     */
    default SortedMap<String, List<TopicPartition>> assign(
            TopicLayout topics, List<Subscription> members, IdOrder order) {
        return assign(topics, members);
    }
}
