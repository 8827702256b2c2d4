package io.consumerproof.group;

import io.consumerproof.history.TopicPartition;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The first pass over topics where racks matter: whoever can read a partition within its rack gets it, as far as it has room.
 * Topics of one size with the same subscribers stay co-partitioned: equal numbers go to one member, or are left for later.
 *
 * @source KIP-881; Kafka 4.3, RangeAssignor.assignWithRackMatching
 */
final class RackMatching {

    /** Topics with equal keys are co-partitioned. */
    private record Shape(List<Subscription> subscribers, int partitions) {}

    private RackMatching() {}

    static void apply(List<TopicShares> topics) {
        Map<Shape, List<TopicShares>> byShape = new LinkedHashMap<>();
        for (TopicShares topic : topics) {
            if (topic.subscribers().stream().anyMatch(Subscription::hasRack)) {
                Shape shape = new Shape(topic.subscribers(), topic.partitions());
                byShape.computeIfAbsent(shape, unseen -> new ArrayList<>()).add(topic);
            }
        }
        byShape.forEach((shape, alike) -> {
            if (alike.size() > 1) {
                matchTogether(shape, alike);
            } else if (alike.get(0).racksMatter()) {
                alike.get(0).deal(alike.get(0)::sharesRack);
            }
        });
    }

    private static void matchTogether(Shape shape, List<TopicShares> alike) {
        LinkedHashSet<Subscription> candidates = new LinkedHashSet<>(shape.subscribers());
        for (int i = 0; i < shape.partitions(); i++) {
            int number = i;
            Optional<Subscription> match = candidates.stream()
                    .filter(member -> alike.stream().allMatch(topic -> isMatch(topic, member, number)))
                    .findFirst();
            match.ifPresent(member -> {
                alike.forEach(topic -> topic.give(member, topic.partition(number)));
                if (alike.stream().noneMatch(topic -> topic.room(member) > 0)) {
                    candidates.remove(member);
                }
            });
        }
    }

    private static boolean isMatch(TopicShares topic, Subscription member, int number) {
        TopicPartition partition = topic.partition(number);
        return topic.room(member) > 0 && topic.sharesRack(member, partition);
    }
}
