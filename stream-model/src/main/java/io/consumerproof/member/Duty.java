package io.consumerproof.member;

import io.consumerproof.history.TopicPartition;
import java.util.List;

/**
 * A callback that a member owes its application inside the poll under way, before anything else may happen.
 *
 * @param partitions sorted, unmodifiable; may be empty where the real client calls with nothing
 * @source ConsumerRebalanceListener, Kafka 4.3
 */
public record Duty(Kind kind, List<TopicPartition> partitions) {

    /** Which callback. */
    public enum Kind {
        /** Gained: only what is new. */
        ASSIGNED,
        /** About to be given up in order; commits still count. */
        REVOKED,
        /** Gone already: the group removed the member. */
        LOST
    }

    public Duty {
        partitions = List.copyOf(partitions);
    }
}
