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
 * The leader's part under the classic protocol: it assigns for all, and notices when the topics that it assigned by have changed.
 *
 * @source ConsumerCoordinator.onLeaderElected and rejoinNeededOrPending, Kafka 4.3
 */
final class ClassicLead {

    private final TopicCounts topics;
    private SortedSet<String> groupTopics = new TreeSet<>();
    private @Nullable SortedMap<String, Integer> assignedBy;
    /** Which look at the topics was found to change nothing. */
    private int seen;

    ClassicLead(TopicCounts topics) {
        this.topics = topics;
    }

    /** The assignment of all that have joined; null if it is made already. */
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

    /** Whether it has to be assigned anew, since topics have other partitions now. */
    boolean isOutdated() {
        if (assignedBy == null || topics.looks() == seen) {
            return false;
        }
        boolean outdated = !assignedBy.equals(topics.of(groupTopics));
        seen = outdated ? seen : topics.looks();
        return outdated;
    }

    /** It does not lead any more, or gives up what it assigned. */
    void end() {
        assignedBy = null;
    }
}
