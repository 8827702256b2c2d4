package io.consumerproof.group;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Which members read which topics, of those that exist.
 *
 * @source Kafka 4.3, AbstractStickyAssignor and RangeAssignor.consumersPerTopic
 */
final class Readers {
    private final SortedMap<String, List<String>> topicsOf = new TreeMap<>();
    private final SortedMap<String, TreeSet<String>> readersOf = new TreeMap<>();
    private final TopicLayout topics;

    Readers(TopicLayout topics, List<Subscription> members) {
        this.topics = topics;
        for (Subscription member : members) {
            List<String> existing = member.topics().stream()
                    .filter(topics.partitions()::containsKey)
                    .toList();
            topicsOf.put(member.memberId(), existing);
            existing.forEach(topic ->
                    readersOf.computeIfAbsent(topic, unseen -> new TreeSet<>()).add(member.memberId()));
        }
    }

    List<String> topicsOf(String member) {
        return topicsOf.getOrDefault(member, List.of());
    }

    TreeSet<String> of(String topic) {
        TreeSet<String> readers = readersOf.get(topic);
        return readers == null ? new TreeSet<>() : readers;
    }

    int countOf(String topic) {
        return of(topic).size();
    }

    boolean reads(String member, String topic) {
        return of(topic).contains(member);
    }

    /** How many partitions {@code member} can have at most. */
    int mostFor(String member) {
        int most = 0;
        for (String topic : topicsOf(member)) {
            most += topics.partitions().getOrDefault(topic, 0);
        }
        return most;
    }
}
