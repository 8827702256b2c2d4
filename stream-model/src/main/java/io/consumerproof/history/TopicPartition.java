package io.consumerproof.history;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One partition of a topic; spelled {@code orders-0}, ordered by topic and then by number.
 *
 * @param topic the topic's name, never empty
 * @param partition the partition's number, from 0
 */
public record TopicPartition(String topic, int partition) implements Comparable<TopicPartition> {

    public TopicPartition {
        Objects.requireNonNull(topic, "topic");
        if (partition < 0) {
            throw new IllegalArgumentException("partition of '" + topic + "' is " + partition + ", the first is 0");
        }
    }

    // Written out, since these are compared more than anything else: what the compiler makes of a record is slower.
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof TopicPartition
                        && partition == ((TopicPartition) other).partition
                        && topic.equals(((TopicPartition) other).topic));
    }

    @Override
    public int hashCode() {
        return 31 * topic.hashCode() + partition;
    }

    @Override
    public int compareTo(TopicPartition other) {
        return topic.equals(other.topic) ? Integer.compare(partition, other.partition) : topic.compareTo(other.topic);
    }

    @Override
    public String toString() {
        return topic + "-" + partition;
    }
}
