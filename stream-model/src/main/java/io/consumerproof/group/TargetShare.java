package io.consumerproof.group;

import io.consumerproof.history.TopicPartition;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What one member shall have, in the order in which the coordinator's hash tables keep it: a topic that is added comes before
 * those that share its bucket, a partition after them.
 *
 * @source Kafka 4.3, Assignment.fromRecord and UniformAssignor: HashMap.computeIfAbsent puts a key in front of its bucket
 */
final class TargetShare {

    /** By bucket of {@link #table}, added ones in front. */
    private final List<ServerTopic> topics;

    /** The size of the table that had everything in it, whether the member reads it or not. */
    private final int table;

    private final SortedMap<String, List<Integer>> numbers = new TreeMap<>();

    /** What {@code member} had, without topics that it does not read or that are none of {@code existing}. */
    TargetShare(ServerMember member, List<ServerTopic> existing) {
        List<ServerTopic> kept = new ArrayList<>();
        TreeSet<String> had = new TreeSet<>();
        SortedMap<String, ServerTopic> read = new TreeMap<>();
        existing.stream().filter(member::reads).forEach(topic -> read.put(topic.name(), topic));
        for (TopicPartition each : member.target()) {
            had.add(each.topic());
            ServerTopic topic = read.get(each.topic());
            if (topic != null && each.partition() < topic.partitions()) {
                if (!numbers.containsKey(topic.name())) {
                    kept.add(topic);
                }
                of(topic).add(each.partition());
            }
        }
        numbers.replaceAll((topic, unordered) -> HashOrder.copied(unordered));
        table = HashOrder.tableGrownFor(had.size());
        topics = HashOrder.inTable(kept, TargetShare::hash, table);
    }

    /** The topics of which there are partitions. A snapshot. */
    List<ServerTopic> topics() {
        return List.copyOf(topics);
    }

    /** @source Kafka 4.3, Uuid.hashCode, which is that of java.util.UUID */
    private static int hash(ServerTopic topic) {
        return topic.id().hashCode();
    }

    private List<Integer> of(ServerTopic topic) {
        return numbers.computeIfAbsent(topic.name(), unseen -> new ArrayList<>());
    }

    /** The partitions of {@code topic}, by their numbers; may be empty. A snapshot. */
    List<Integer> numbersOf(ServerTopic topic) {
        return List.copyOf(numbers.getOrDefault(topic.name(), List.of()));
    }

    void add(ServerTopic topic, int number) {
        if (!numbers.containsKey(topic.name())) {
            topics.add(0, topic);
        }
        of(topic).add(number);
    }

    void remove(ServerTopic topic, int number) {
        of(topic).remove((Integer) number);
        if (of(topic).isEmpty()) {
            topics.remove(topic);
            numbers.remove(topic.name());
        }
    }

    /** How many partitions there are. */
    int size() {
        return numbers.values().stream().mapToInt(List::size).sum();
    }

    /** All partitions, in the order in which the coordinator keeps them. */
    List<TopicPartition> partitions() {
        List<TopicPartition> partitions = new ArrayList<>();
        int largest = Math.max(table, HashOrder.tableGrownFor(topics.size()));
        List<ServerTopic> asWritten = HashOrder.inTable(topics, TargetShare::hash, largest);
        for (ServerTopic topic : HashOrder.grown(asWritten, TargetShare::hash)) {
            HashOrder.copied(of(topic)).forEach(number -> partitions.add(topic.partition(number)));
        }
        return partitions;
    }
}
