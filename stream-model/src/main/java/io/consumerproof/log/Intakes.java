package io.consumerproof.log;

import io.consumerproof.history.TopicPartition;
import java.util.TreeMap;

/**
 * The leaders' side of all partitions that producers write to.
 *
 * @source ours: a table; what each partition's leader does is {@link Intake}'s
 */
public final class Intakes {

    private final Log log;
    private final TreeMap<TopicPartition, Intake> intakes = new TreeMap<>();
    private final TreeMap<String, Integer> factors = new TreeMap<>();

    /** Every topic of {@code log} has one replica, until {@link #replicate} says otherwise. */
    public Intakes(Log log) {
        this.log = log;
    }

    /**
     * Gives a topic's partitions several replicas; before anything is written to it.
     *
     * @param factor 1 or more
     * @throws IllegalArgumentException if producers have written to it, or {@code factor} is less than 1
     */
    public void replicate(String topic, int factor) {
        if (factor < 1) {
            throw new IllegalArgumentException(
                    "replication factor '" + factor + "' of '" + topic + "', the least is 1");
        }
        if (intakes.keySet().stream().anyMatch(each -> each.topic().equals(topic))) {
            throw new IllegalArgumentException("topic '" + topic + "' has been written to");
        }
        factors.put(topic, factor);
    }

    /**
     * The leader's side of {@code partition}.
     *
     * @throws IllegalArgumentException if there is no such partition
     */
    public Intake of(TopicPartition partition) {
        Intake found = intakes.get(partition);
        if (found == null) {
            found = created(log.partition(partition));
            intakes.put(partition, found);
        }
        return found;
    }

    private Intake created(Partition partition) {
        int factor = factors.getOrDefault(partition.id().topic(), 1);
        int minimum = partition.rules().minInSyncReplicas();
        return new Intake(partition, factor == 1 ? null : new Replicas(partition, factor, minimum));
    }
}
