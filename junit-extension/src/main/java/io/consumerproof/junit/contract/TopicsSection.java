package io.consumerproof.junit.contract;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** {@code topics}: names with their partitions, and the life of their logs. */
final class TopicsSection {

    private static final int MOST_PARTITIONS = 1_000;

    private TopicsSection() {}

    static Topics read(Reading reading, @Nullable Node node) {
        SortedMap<String, DeclaredTopic> declared = new TreeMap<>();
        if (node != null && !(node instanceof Mapping)) {
            reading.problem(
                    node, Fields.wrongType("topics", node, "a mapping such as 'topics: {orders: {partitions: 2}}'"));
        }
        List<Entry> entries = node instanceof Mapping ? ((Mapping) node).entries() : List.of();
        for (Entry entry : entries) {
            if (entry.key().isBlank()) {
                reading.problem(entry.place(), "a topic's name is blank; write one");
            } else {
                declared.put(entry.key(), topic(reading, entry.value()));
            }
        }
        return new Topics(!entries.isEmpty(), declared);
    }

    private static DeclaredTopic topic(Reading reading, Node node) {
        if (node instanceof Scalar && ((Scalar) node).isNull()) {
            return DeclaredTopic.OPEN;
        }
        Fields fields = Fields.of(reading, "topics", node);
        TopicWords words = new TopicWords(reading, fields);
        return new DeclaredTopic(
                (int) fields.number("partitions", 1, MOST_PARTITIONS, 0),
                words.retention(),
                words.segment(),
                words.cleanup(),
                words.replication());
    }
}
