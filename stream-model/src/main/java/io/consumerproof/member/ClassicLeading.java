package io.consumerproof.member;

import io.consumerproof.group.Assignors;
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

    /** The look at the topics that was last found to change nothing. */
    private int seen;

    ClassicLeading(TopicCounts topics) {
        this.topics = topics;
    }

    /** Assigns, unless the coordinator has the assignment already: null then. */
    @Nullable
    SortedMap<String, List<TopicPartition>> assign(Joined joined) {
        groupTopics = new TreeSet<>();
        joined.members().forEach(each -> groupTopics.addAll(each.topics()));
        assignedBy = topics.of(groupTopics);
        seen = topics.looks();
        return joined.skipsAssignment()
                ? null
                : Assignors.named(joined.assignor()).assign(topics.layout(), joined.members());
    }

    /** Whether it leads, and topics have changed since it assigned. */
    boolean seesOtherTopics() {
        if (assignedBy == null || topics.looks() == seen) {
            return false;
        }
        boolean changed = !assignedBy.equals(topics.of(groupTopics));
        seen = changed ? seen : topics.looks();
        return changed;
    }

    void stop() {
        assignedBy = null;
    }
}
