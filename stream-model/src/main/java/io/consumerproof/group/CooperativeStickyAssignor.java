package io.consumerproof.group;

import io.consumerproof.history.TopicPartition;
import java.util.List;
import java.util.SortedMap;

/**
 * Like {@link StickyAssignor}, but members keep what they have while they join. What has to change hands is given to nobody until
 * its holder has given it up; a second round then gives it to the new one.
 *
 * @source Kafka 4.3, CooperativeStickyAssignor (KIP-429)
 */
final class CooperativeStickyAssignor implements Assignor {

    @Override
    public String name() {
        return "cooperative-sticky";
    }

    @Override
    public SortedMap<String, List<TopicPartition>> assign(TopicLayout topics, List<Subscription> members) {
        return StickyPlan.of(topics, members).assignmentWithoutHandedOver();
    }

    @Override
    public SortedMap<String, List<TopicPartition>> assign(
            TopicLayout topics, List<Subscription> members, IdOrder order) {
        return StickyPlan.among(
                members, order, inOrder -> StickyPlan.ofOrdered(topics, inOrder).assignmentWithoutHandedOver());
    }
}
