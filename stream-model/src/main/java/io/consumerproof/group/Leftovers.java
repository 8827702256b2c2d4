package io.consumerproof.group;

import io.consumerproof.history.TopicPartition;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;

/**
 * Which partitions nobody has kept.
 *
 * @source Kafka 4.3, AbstractStickyAssignor
 */
final class Leftovers {

    private Leftovers() {}

    /**
     * {@code all} without {@code kept}, by walking through both at once. What somebody keeps although it exists no longer stops
     * the walk there: everything behind it counts as left, kept or not.
     *
     * @param all in the given order
     * @param kept in any order
     * @source Kafka 4.3, AbstractStickyAssignor.getUnassignedPartitions
     */
    static List<TopicPartition> of(
            List<TopicPartition> all, List<TopicPartition> kept, Comparator<TopicPartition> order) {
        List<TopicPartition> sorted = new ArrayList<>(kept);
        sorted.sort(order);
        Iterator<TopicPartition> walk = sorted.iterator();
        TopicPartition next = walk.hasNext() ? walk.next() : null;
        List<TopicPartition> left = new ArrayList<>();
        for (TopicPartition partition : all) {
            if (partition.equals(next)) {
                next = walk.hasNext() ? walk.next() : null;
            } else {
                left.add(partition);
            }
        }
        return left;
    }
}
