package io.consumerproof.group;

import io.consumerproof.history.TopicPartition;
import java.util.List;
import java.util.SortedMap;

/**
 * Leaves members as much of what they had as an even distribution allows. Under the eager protocol members tell what they had
 * although they gave it up to join; so a partition may change hands at once.
 *
 * @source Kafka 4.3, StickyAssignor (KIP-54)
 */
final class StickyAssignor implements Assignor {

    @Override
    public String name() {
        return "sticky";
    }

    @Override
    public SortedMap<String, List<TopicPartition>> assign(TopicLayout topics, List<Subscription> members) {
        return StickyPlan.of(topics, members).assignment();
    }

    @Override
    public SortedMap<String, List<TopicPartition>> assign(
            TopicLayout topics, List<Subscription> members, IdOrder order) {
        return StickyPlan.among(
                members, order, inOrder -> StickyPlan.ofOrdered(topics, inOrder).assignment());
    }
}
