package io.consumerproof.member;

import io.consumerproof.group.Assignors;
import io.consumerproof.group.IdOrder;
import io.consumerproof.group.Joined;
import io.consumerproof.group.Subscription;
import io.consumerproof.history.TopicPartition;
import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;

/**
 * What a leader does for its group: it assigns by the topics as it knows them, and watches whether they change.
 *
 * @source ConsumerCoordinator.onLeaderElected and rejoinNeededOrPending, Kafka 4.3
 */
final class ClassicLeading {

    private final TopicCounts topics;
    /** Whom it assigned for. */
    private List<Subscription> members = List.of();
    /** The topics that it assigned by; null while it does not lead. */
    private @Nullable SortedMap<String, Integer> assignedBy;
    /** The look at the topics that was last found to change nothing. */
    private int seen;

    ClassicLeading(TopicCounts topics) {
        this.topics = topics;
    }

    /** Assigns if it leads, unless the coordinator has the assignment already: null then. */
    @Nullable
    SortedMap<String, List<TopicPartition>> assign(Joined joined, IdOrder order) {
        if (!joined.leads()) {
            return null;
        }
        members = joined.members();
        assignedBy = topics.all();
        seen = topics.looks();
        return joined.skipsAssignment()
                ? null
                : Assignors.named(joined.assignor()).assign(topics.layout(), joined.members(), order);
    }

    /** Whether it leads, and topics that the group reads have changed since it assigned. */
    boolean seesOtherTopics() {
        if (assignedBy == null || topics.looks() == seen) {
            return false;
        }
        SortedMap<String, Integer> now = topics.all();
        for (Subscription each : members) {
            for (String topic : each.topics()) {
                if (!Objects.equals(assignedBy.get(topic), now.get(topic))) {
                    return true;
                }
            }
        }
        seen = topics.looks();
        return false;
    }

    void stop() {
        assignedBy = null;
    }
}
