package io.consumerproof.log;

import io.consumerproof.history.Bytes;
import io.consumerproof.history.TopicPartition;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The topics of one run and their partitions.
 *
 * @source Kafka 4.3, LogManager; topics by ReplicationControlManager
 */
public final class Log {

    private final TreeMap<String, List<Partition>> topics = new TreeMap<>();

    /**
     * Adds a topic whose partitions are empty.
     *
     * @param partitions how many, 1 or more
     * @throws IllegalArgumentException if the topic exists, or if {@code partitions} is less than 1
     */
    public void createTopic(String name, int partitions) {
        createTopic(name, partitions, TopicRules.DEFAULTS);
    }

    /** As {@link #createTopic(String, int)}, with a configuration of its own. */
    public void createTopic(String name, int partitions, TopicRules rules) {
        if (partitions < 1) {
            throw new IllegalArgumentException(
                    "topic '" + name + "' is to have " + partitions + " partitions, the least is 1");
        }
        if (topics.containsKey(name)) {
            throw new IllegalArgumentException("topic '" + name + "' exists already; topics: " + spelledTopics());
        }
        topics.put(name, grown(name, List.of(), partitions, rules));
    }

    /**
     * Adds partitions to a topic: keys may point elsewhere from now on, records stay where they are.
     *
     * @param total how many the topic is to have, more than it has
     * @throws RefusedException if it has that many already
     * @throws IllegalArgumentException if there is no such topic
     * @source Kafka 4.3, ReplicationControlManager.createPartitions: InvalidPartitionsException where nothing would be added
     */
    public void grow(String topic, int total) {
        List<Partition> before = partitionsOf(topic);
        if (total <= before.size()) {
            throw new RefusedException(
                    Refusal.INVALID_PARTITIONS,
                    "'" + topic + "' has " + before.size() + " partitions, '" + total + "' adds none");
        }
        topics.put(topic, grown(topic, before, total, rules(topic)));
    }

    private static List<Partition> grown(String topic, List<Partition> before, int total, TopicRules rules) {
        List<Partition> partitions = new ArrayList<>(total);
        partitions.addAll(before);
        for (int i = before.size(); i < total; i++) {
            partitions.add(new Partition(new TopicPartition(topic, i), rules));
        }
        return Collections.unmodifiableList(partitions);
    }

    /**
     * The configuration of {@code topic}.
     *
     * @throws IllegalArgumentException if there is no such topic
     */
    public TopicRules rules(String topic) {
        return partitionsOf(topic).get(0).rules();
    }

    /**
     * Gives {@code topic} another configuration; it holds for what happens from now on.
     *
     * @throws IllegalArgumentException if there is no such topic
     */
    public void alter(String topic, TopicRules rules) {
        partitionsOf(topic).forEach(each -> each.alter(rules));
    }

    /** Whether there is a topic of that name. */
    public boolean hasTopic(String name) {
        return topics.containsKey(name);
    }

    /** The names of all topics, sorted; an unmodifiable view. */
    public SortedSet<String> topics() {
        return Collections.unmodifiableSortedSet(topics.navigableKeySet());
    }

    /** All partitions, by topic and then by number; may be empty. */
    public List<Partition> partitions() {
        List<Partition> all = new ArrayList<>();
        topics.values().forEach(all::addAll);
        return Collections.unmodifiableList(all);
    }

    /**
     * The partitions of {@code topic} by number, never empty.
     *
     * @throws IllegalArgumentException if there is no such topic
     */
    public List<Partition> partitionsOf(String topic) {
        List<Partition> found = topics.get(topic);
        if (found == null) {
            throw new IllegalArgumentException("no topic '" + topic + "'; topics: " + spelledTopics());
        }
        return found;
    }

    /**
     * The partition that {@code id} names.
     *
     * @throws IllegalArgumentException if there is no such topic, or none of its partitions has that number
     */
    public Partition partition(TopicPartition id) {
        return numbered(partitionsOf(id.topic()), id.topic(), id.partition());
    }

    /**
     * Where a new record goes: to the partition asked for, else where its key's hash points, else (no key) to partition 0.
     *
     * @param partition the number asked for, or null
     * @param key the record's key, or null; the empty key is a key
     * @throws IllegalArgumentException if there is no such topic or partition
     * @source Kafka 4.3, KafkaProducer.partition: an explicit partition wins, then the key's murmur2; the choice for a
     *     record without key is ours
     */
    public Partition place(String topic, @Nullable Integer partition, @Nullable Bytes key) {
        List<Partition> candidates = partitionsOf(topic);
        if (partition != null) {
            return numbered(candidates, topic, partition);
        }
        return candidates.get(key == null ? 0 : Murmur2.partition(key, candidates.size()));
    }

    /**
     * What brokers do from time to time with logs that are not compacted: retention.
     *
     * @param nowMillis the brokers' clock
     * @source Kafka 4.3, LogManager.cleanupLogs, every log.retention.check.interval.ms
     */
    public void retain(long nowMillis) {
        for (Partition each : partitions()) {
            if (!each.rules().compacts()) {
                each.retain(nowMillis);
            }
        }
    }

    /**
     * What brokers do from time to time with logs that are compacted: those with enough to clean are cleaned, then retention
     * goes over them.
     *
     * @param nowMillis the brokers' clock
     * @source Kafka 4.3, LogCleaner.cleanFilthiestLog: the dirty ratio must exceed min.cleanable.dirty.ratio
     */
    public void clean(long nowMillis) {
        for (Partition each : partitions()) {
            if (each.dirtyRatio(nowMillis) > each.rules().minCleanableDirtyRatio()) {
                each.compact(nowMillis);
            }
            if (each.rules().compacts()) {
                each.retain(nowMillis);
            }
        }
    }

    private static Partition numbered(List<Partition> candidates, String topic, int number) {
        if (number < 0 || number >= candidates.size()) {
            throw new IllegalArgumentException(
                    "no partition '" + topic + "-" + number + "'; partitions: " + spelled(candidates));
        }
        return candidates.get(number);
    }

    private static String spelled(List<Partition> partitions) {
        return partitions.stream().map(each -> "'" + each.id() + "'").collect(Collectors.joining(", "));
    }

    private String spelledTopics() {
        return topics.isEmpty()
                ? "none"
                : topics.keySet().stream().map(each -> "'" + each + "'").collect(Collectors.joining(", "));
    }
}
