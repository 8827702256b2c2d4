package io.consumerproof.producer;

import io.consumerproof.history.TopicPartition;
import java.util.TreeMap;

/**
 * The next sequence of a producer for each partition, from 0.
 *
 * @source Kafka 4.3, TxnPartitionMap
 */
final class Sequences {

    private final TreeMap<TopicPartition, Integer> next = new TreeMap<>();

    /** Numbers {@code records} records; the first one's sequence. */
    int take(TopicPartition partition, int records) {
        int first = next.getOrDefault(partition, 0);
        next.put(partition, (first + records) & Integer.MAX_VALUE);
        return first;
    }

    /** The newest batch is given up and was not written: its sequences are free again. */
    void giveBack(TopicPartition partition, int firstSequence) {
        next.put(partition, firstSequence);
    }

    /** A new epoch counts from 0. */
    void reset() {
        next.clear();
    }
}
