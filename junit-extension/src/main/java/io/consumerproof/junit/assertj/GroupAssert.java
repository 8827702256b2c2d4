package io.consumerproof.junit.assertj;

import io.consumerproof.history.TopicPartition;
import io.consumerproof.junit.jupiter.GroupDraft;
import java.util.List;
import java.util.OptionalLong;
import org.assertj.core.api.AbstractAssert;

/** Assertions on a consumer group. */
public final class GroupAssert extends AbstractAssert<GroupAssert, GroupDraft> {

    GroupAssert(GroupDraft actual) {
        super(actual, GroupAssert.class);
    }

    /**
     * The group has committed this.
     *
     * @param nextOffset the next offset to read: one behind the last finished record
     */
    public GroupAssert hasCommitted(String topic, int partition, long nextOffset) {
        isNotNull();
        OptionalLong committed = actual.committed(topic, partition);
        if (committed.isEmpty() || committed.getAsLong() != nextOffset) {
            failWithMessage(
                    "group '%s' has committed %s of %s, %s is expected",
                    actual.name(), spell(committed), new TopicPartition(topic, partition), nextOffset);
        }
        return this;
    }

    /** The group has committed nothing of this partition. */
    public GroupAssert hasCommittedNothing(String topic, int partition) {
        isNotNull();
        OptionalLong committed = actual.committed(topic, partition);
        if (committed.isPresent()) {
            failWithMessage(
                    "group '%s' has committed %s of %s, nothing is expected",
                    actual.name(), spell(committed), new TopicPartition(topic, partition));
        }
        return this;
    }

    /** The group has committed every subscribed partition of the annotated topics to its end, empty partitions aside. */
    public GroupAssert hasNoLag() {
        isNotNull();
        List<String> subscribed = actual.settings().topics();
        for (TopicPartition partition : actual.log().partitions()) {
            if (subscribed.isEmpty() || subscribed.contains(partition.topic())) {
                hasNoLag(partition);
            }
        }
        return this;
    }

    private void hasNoLag(TopicPartition partition) {
        long end = actual.log().endOffset(partition.topic(), partition.partition());
        OptionalLong committed = actual.committed(partition.topic(), partition.partition());
        if (end > 0 && committed.orElse(0) < end) {
            failWithMessage(
                    "group '%s' has committed %s of %s, its end is %s",
                    actual.name(), spell(committed), partition, end);
        }
    }

    private static String spell(OptionalLong committed) {
        return committed.isPresent() ? Long.toString(committed.getAsLong()) : "nothing";
    }
}
