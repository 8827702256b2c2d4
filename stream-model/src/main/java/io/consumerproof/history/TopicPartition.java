package io.consumerproof.history;

import java.util.Objects;

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

    @Override
    public int compareTo(TopicPartition other) {
        return topic.equals(other.topic) ? Integer.compare(partition, other.partition) : topic.compareTo(other.topic);
    }

    @Override
    public String toString() {
        return topic + "-" + partition;
    }
}
