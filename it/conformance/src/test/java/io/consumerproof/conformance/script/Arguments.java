package io.consumerproof.conformance.script;

import com.fasterxml.jackson.databind.JsonNode;
import io.consumerproof.group.CommittedOffset;
import io.consumerproof.history.TopicPartition;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The arguments of one call.
 *
 * @param entry the whole entry of the list
 * @param topic the one that bare partition numbers mean
 */
public record Arguments(JsonNode entry, String topic) {

    /** Whether {@code name} was passed, be it as null. */
    public boolean has(String name) {
        return entry.has(name);
    }

    /** Whether it was passed and is not null. */
    public boolean hasValue(String name) {
        return entry.hasNonNull(name);
    }

    public JsonNode of(String name) {
        return entry.path(name);
    }

    public String text(String name) {
        return text(entry.path(name));
    }

    /** A string, given as it is or as a repetition. */
    static String text(JsonNode value) {
        return value.has("repeat")
                ? value.get("repeat").asText().repeat(value.get("times").asInt())
                : value.asText();
    }

    public int number(String name, int otherwise) {
        return entry.path(name).asInt(otherwise);
    }

    /** Milliseconds as microseconds. */
    public long micros(String name, long otherwise) {
        return entry.has(name) ? entry.get(name).asLong() * 1000 : otherwise;
    }

    /** Strings in their order; empty if not passed. */
    public List<String> texts(String name) {
        List<String> texts = new ArrayList<>();
        entry.path(name).forEach(each -> texts.add(each.asText()));
        return texts;
    }

    public TopicPartition partition(String name) {
        return partition(entry.path(name).asText(), topic);
    }

    public List<TopicPartition> partitions(String name) {
        List<TopicPartition> partitions = new ArrayList<>();
        texts(name).forEach(each -> partitions.add(partition(each, topic)));
        return partitions;
    }

    /** Partition to offset, or to offset and metadata. */
    public SortedMap<TopicPartition, CommittedOffset> offsets(String name) {
        SortedMap<TopicPartition, CommittedOffset> offsets = new TreeMap<>();
        entry.path(name).properties().forEach(each -> {
            JsonNode value = each.getValue();
            offsets.put(
                    partition(each.getKey(), topic),
                    value.isArray()
                            ? new CommittedOffset(value.get(0).asLong(), text(value.get(1)))
                            : CommittedOffset.of(value.asLong()));
        });
        return offsets;
    }

    private static TopicPartition partition(String spelling, String topic) {
        int colon = spelling.lastIndexOf(':');
        return colon < 0
                ? new TopicPartition(topic, Integer.parseInt(spelling))
                : new TopicPartition(spelling.substring(0, colon), Integer.parseInt(spelling.substring(colon + 1)));
    }
}
