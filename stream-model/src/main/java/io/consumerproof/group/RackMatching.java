package io.consumerproof.group;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

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
        for (int partition = 0; partition < shape.partitions(); partition++) {
            for (int subscriber = 0; subscriber < shape.subscribers().size(); subscriber++) {
                if (isMatch(alike, subscriber, partition)) {
                    for (TopicShares topic : alike) {
                        topic.give(subscriber, partition);
                    }
                    break;
                }
            }
        }
    }

    private static boolean isMatch(List<TopicShares> alike, int subscriber, int partition) {
        return alike.stream().allMatch(topic -> topic.room(subscriber) > 0 && topic.sharesRack(subscriber, partition));
    }
}
