package io.consumerproof.conformance.live.record;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;
import org.jspecify.annotations.Nullable;

/** The names of one case beside those that the broker knows: its topics, its group, its clients. */
final class Names {

    private final String prefix;
    private final String topic;

    /** A partition without topic is one of {@code topic}. */
    Names(String prefix, String topic) {
        this.prefix = prefix;
        this.topic = topic;
    }

    String real(String name) {
        return prefix + name;
    }

    String group() {
        return prefix + "group";
    }

    String topic() {
        return real(topic);
    }

    /** A number, or {@code topic:partition}. */
    TopicPartition partition(String spelled) {
        int colon = spelled.indexOf(':');
        return colon < 0
                ? new TopicPartition(topic(), Integer.parseInt(spelled))
                : new TopicPartition(real(spelled.substring(0, colon)), Integer.parseInt(spelled.substring(colon + 1)));
    }

    List<TopicPartition> partitions(JsonNode array) {
        List<TopicPartition> partitions = new ArrayList<>();
        array.forEach(each -> partitions.add(partition(each.asText())));
        return partitions;
    }

    Map<TopicPartition, OffsetAndMetadata> offsets(JsonNode map) {
        Map<TopicPartition, OffsetAndMetadata> offsets = new HashMap<>();
        map.properties().forEach(each -> offsets.put(partition(each.getKey()), offset(each.getValue())));
        return offsets;
    }

    private static OffsetAndMetadata offset(JsonNode spelled) {
        return spelled.isArray()
                ? new OffsetAndMetadata(spelled.get(0).longValue(), text(spelled.get(1)))
                : new OffsetAndMetadata(spelled.longValue());
    }

    /** A text, or {@code {"repeat": "x", "times": n}}. */
    static @Nullable String text(@Nullable JsonNode spelled) {
        if (spelled == null || spelled.isNull()) {
            return null;
        }
        return spelled.isObject()
                ? spelled.get("repeat").asText().repeat(spelled.get("times").intValue())
                : spelled.asText();
    }

    /** The same as a key of a map. */
    String key(TopicPartition partition) {
        return partition.topic().equals(topic())
                ? String.valueOf(partition.partition())
                : partition.topic().substring(prefix.length()) + ":" + partition.partition();
    }
}
