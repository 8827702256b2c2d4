package io.consumerproof.conformance.script;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.consumerproof.group.CommittedOffset;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.log.RefusedException;
import io.consumerproof.member.CallbackFailedException;
import java.util.List;
import java.util.SortedMap;

/** Results as they are recorded. */
public final class Outcomes {

    public static final JsonNode OK = text("ok");
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private Outcomes() {}

    public static JsonNode text(String value) {
        return JsonNodeFactory.instance.textNode(value);
    }

    public static JsonNode number(long value) {
        return NODES.numberNode(value);
    }

    public static JsonNode nothing() {
        return NODES.nullNode();
    }

    public static ObjectNode object() {
        return NODES.objectNode();
    }

    public static ArrayNode array() {
        return NODES.arrayNode();
    }

    /** An exception that came out of a call. */
    public static JsonNode thrown(RuntimeException thrown) {
        return object().put("threw", nameOf(thrown));
    }

    /** An exception's name as it is recorded. */
    public static String nameOf(Throwable thrown) {
        if (thrown instanceof RefusedException) {
            return ((RefusedException) thrown).exceptionName();
        }
        if (thrown instanceof ScriptedException) {
            return ((ScriptedException) thrown).name();
        }
        if (thrown instanceof CallbackFailedException) {
            Throwable cause = thrown.getCause();
            boolean nested = cause instanceof CallbackFailedException;
            return "KafkaException(cause " + (nested || cause == null ? "KafkaException" : nameOf(cause)) + ")";
        }
        if (thrown.getClass().getName().startsWith("io.consumerproof")) {
            return thrown.toString();
        }
        return thrown.getClass().getSimpleName();
    }

    /** A partition: its number in {@code topic}, else with its own topic. */
    public static JsonNode partition(TopicPartition partition, String topic) {
        return partition.topic().equals(topic) ? number(partition.partition()) : text(key(partition, topic));
    }

    /** The same as a key of a map. */
    public static String key(TopicPartition partition, String topic) {
        return partition.topic().equals(topic)
                ? String.valueOf(partition.partition())
                : partition.topic() + ":" + partition.partition();
    }

    public static ArrayNode partitions(List<TopicPartition> partitions, String topic) {
        ArrayNode array = array();
        partitions.forEach(each -> array.add(partition(each, topic)));
        return array;
    }

    /** An offset, or offset and metadata. */
    public static JsonNode offset(CommittedOffset committed) {
        return committed.metadata().isEmpty()
                ? number(committed.nextOffset())
                : array().add(committed.nextOffset()).add(committed.metadata());
    }

    public static ObjectNode offsets(SortedMap<TopicPartition, CommittedOffset> committed, String topic) {
        ObjectNode object = object();
        committed.forEach((partition, offset) -> object.set(key(partition, topic), offset(offset)));
        return object;
    }
}
