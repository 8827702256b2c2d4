package io.consumerproof.member;

import io.consumerproof.history.TopicPartition;
import java.util.ArrayList;
import java.util.List;

/**
 * An assignment as a member counts them: one that comes back is another one.
 *
 * @param number counts the targets since the member joined, from 0; {@link #NONE} before the first
 * @param partitions by topic and number
 * @source Kafka 4.3, AbstractMembershipManager.LocalAssignment
 */
record LocalAssignment(int number, List<TopicPartition> partitions) {

    static final LocalAssignment NONE = new LocalAssignment(-1, List.of());

    /** The target after an answer that brings {@code told}; itself if that is the same. */
    LocalAssignment updated(List<TopicPartition> told) {
        return number >= 0 && told.equals(partitions) ? this : new LocalAssignment(number + 1, told);
    }

    /** What {@code wanted} has and {@code had} has not. */
    static List<TopicPartition> surplus(List<TopicPartition> wanted, List<TopicPartition> had) {
        List<TopicPartition> more = new ArrayList<>(wanted);
        more.removeAll(had);
        return more;
    }
}
