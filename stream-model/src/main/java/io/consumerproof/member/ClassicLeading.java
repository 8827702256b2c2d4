package io.consumerproof.member;

import io.consumerproof.group.Assignors;
import io.consumerproof.group.IdOrder;
import io.consumerproof.group.Joined;
import io.consumerproof.history.TopicPartition;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What a leader does for its group: it assigns by the topics as it knows them, and watches whether they change.
 *
 * @source ConsumerCoordinator.onLeaderElected and rejoinNeededOrPending, Kafka 4.3
 */
final class ClassicLeading {

    private final TopicCounts topics;
    private SortedSet<String> groupTopics = new TreeSet<>();
    /** The partitions it assigned by; null while it does not lead. */
    private @Nullable SortedMap<String, Integer> assignedBy;

    ClassicLeading(TopicCounts topics) {
        this.topics = topics;
    }

    /** Assigns, unless the coordinator has the assignment already: null then. */
    @Nullable
    SortedMap<String, List<TopicPartition>> assign(Joined joined, IdOrder order) {
        groupTopics = new TreeSet<>();
        joined.members().forEach(each -> groupTopics.addAll(each.topics()));
        assignedBy = topics.of(groupTopics);
        return joined.skipsAssignment()
                ? null
                : Assignors.named(joined.assignor()).assign(topics.layout(), joined.members(), order);
    }

    /** Whether it leads, and topics have changed since it assigned. */
    boolean seesOtherTopics() {
        return assignedBy != null && !assignedBy.equals(topics.of(groupTopics));
    }

    void stop() {
        assignedBy = null;
    }
}
