package io.consumerproof.group;

import io.consumerproof.history.TopicPartition;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What an assignor knows of the topics.
 *
 * @param partitions topic to its number of partitions, 1 or more
 * @param replicaRacks topic to the racks of each partition's replicas, by number; a topic may be absent
 * @source Kafka 4.3, Cluster as ConsumerPartitionAssignor.assign gets it; KIP-881 for racks
 */
public record TopicLayout(SortedMap<String, Integer> partitions, SortedMap<String, List<List<String>>> replicaRacks) {

    /** Topics whose replicas are in no known rack. */
    public static TopicLayout withoutRacks(SortedMap<String, Integer> partitions) {
        return new TopicLayout(partitions, Collections.emptySortedMap());
    }

    /** The same without the topics that nobody reads. */
    TopicLayout subscribedBy(List<Subscription> members) {
        SortedMap<String, Integer> read = new TreeMap<>();
        for (Subscription member : members) {
            for (String topic : member.topics()) {
                Integer count = partitions.get(topic);
                if (count != null) {
                    read.put(topic, count);
                }
            }
        }
        return new TopicLayout(read, replicaRacks);
    }

    /** Every partition, by topic and number. */
    List<TopicPartition> all() {
        List<TopicPartition> all = new ArrayList<>();
        partitions.keySet().forEach(topic -> all.addAll(of(topic)));
        return all;
    }

    /** The partitions of {@code topic}, which exists, by number. */
    List<TopicPartition> of(String topic) {
        List<TopicPartition> all = new ArrayList<>();
        int count = partitions.getOrDefault(topic, 0);
        for (int partition = 0; partition < count; partition++) {
            all.add(new TopicPartition(topic, partition));
        }
        return all;
    }

    /** The racks of the replicas of each partition of {@code topic}, by number; empty if not known. */
    List<List<String>> racksOf(String topic) {
        return replicaRacks.getOrDefault(topic, List.of());
    }
}
