package io.consumerproof.conformance.live.record;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.LongNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.Map;
import java.util.TreeMap;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;
import org.jspecify.annotations.Nullable;

/** How vectors spell what a call did. */
final class Outcomes {

    static final JsonNode OK = TextNode.valueOf("ok");

    private Outcomes() {}

    static JsonNode threw(Throwable thrown) {
        return JsonNodeFactory.instance.objectNode().put("threw", Threw.name(thrown));
    }

    static JsonNode text(String text) {
        return TextNode.valueOf(text);
    }

    static JsonNode number(long number) {
        return LongNode.valueOf(number);
    }

    /** Offsets by partition, with their metadata where there is some; null where nothing is committed. */
    static ObjectNode offsets(Names names, Map<TopicPartition, OffsetAndMetadata> offsets) {
        Map<String, OffsetAndMetadata> sorted = new TreeMap<>();
        offsets.forEach((partition, offset) -> sorted.put(names.key(partition), offset));
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        sorted.forEach((key, offset) -> node.set(key, offset(offset)));
        return node;
    }

    private static JsonNode offset(@Nullable OffsetAndMetadata offset) {
        if (offset == null) {
            return JsonNodeFactory.instance.nullNode();
        }
        return offset.metadata().isEmpty()
                ? number(offset.offset())
                : JsonNodeFactory.instance.arrayNode().add(offset.offset()).add(offset.metadata());
    }
}
