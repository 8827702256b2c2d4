package io.consumerproof.group;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;

/**
 * What an assignor knows of the topics.
 *
 * @param partitions topic to its number of partitions, 1 or more
 * @param replicaRacks topic to the racks of each partition's replicas, by number; a topic may be absent
 */
public record TopicLayout(SortedMap<String, Integer> partitions, SortedMap<String, List<List<String>>> replicaRacks) {

    /** Topics whose replicas are in no known rack. */
    public static TopicLayout withoutRacks(SortedMap<String, Integer> partitions) {
        return new TopicLayout(partitions, Collections.emptySortedMap());
    }

    /** The racks of the replicas of each partition of {@code topic}, by number; empty if not known. */
    List<List<String>> racksOf(String topic) {
        return replicaRacks.getOrDefault(topic, List.of());
    }
}
