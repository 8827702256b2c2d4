package io.consumerproof.conformance.log;

import com.fasterxml.jackson.databind.JsonNode;
import io.consumerproof.group.Offsets;
import io.consumerproof.history.Bytes;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.log.Draft;
import io.consumerproof.log.Log;
import io.consumerproof.log.Partition;
import io.consumerproof.log.TopicRules;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The model as one case sees it: a topic, its producers by name, a group's committed offsets, and the time. */
public final class LogStage {

    private static final String TOPIC = "t";

    /** Making the topic takes the case some time, and so does each operation; how much is of no account. */
    private static final long FIRST_OP_MILLIS = 100;

    private static final long TICK_MILLIS = 3;

    private final Log log;
    private final Offsets committed = new Offsets();
    private final Map<String, Long> producers = new TreeMap<>();
    private final TreeSet<Long> stamped = new TreeSet<>();
    private long nowMillis;

    private LogStage(Log log, long nowMillis) {
        this.log = log;
        this.nowMillis = nowMillis;
    }

    /** An empty topic with the partitions and the configuration of {@code each}. */
    static LogStage of(JsonNode each) {
        Log log = new Log();
        log.createTopic(
                TOPIC, each.path("partitions").asInt(1), TopicRules.DEFAULTS.with(configs(each.path("config"))));
        return new LogStage(log, FIRST_OP_MILLIS);
    }

    /** The topic {@code t} of {@code log}, for a case that goes on with other calls. */
    public static LogStage on(Log log, long nowMillis) {
        return new LogStage(log, nowMillis);
    }

    /** Configurations by name, as text. */
    static Map<String, String> configs(JsonNode node) {
        Map<String, String> configs = new TreeMap<>();
        node.properties()
                .forEach(each -> configs.put(each.getKey(), each.getValue().asText()));
        return configs;
    }

    Partition partition(JsonNode op) {
        return log.partition(new TopicPartition(TOPIC, op.path("partition").asInt(0)));
    }

    List<Partition> partitions() {
        return log.partitionsOf(TOPIC);
    }

    void alter(Map<String, String> configs) {
        log.alter(TOPIC, log.rules(TOPIC).with(configs));
    }

    /** The committed offsets of a group that does nothing else. */
    Offsets committed() {
        return committed;
    }

    long producer(String name) {
        return producers.computeIfAbsent(name, unknown -> (long) producers.size());
    }

    long nowMillis() {
        return nowMillis;
    }

    void tick() {
        nowMillis += TICK_MILLIS;
    }

    void pass(long millis) {
        nowMillis += millis;
    }

    /** Now, remembered as a timestamp that vectors call {@code NOW}. */
    long stamp() {
        stamped.add(nowMillis);
        return nowMillis;
    }

    /** The timestamp in the words of {@code observed}: {@code NOW} where that was observed and the model stamped it. */
    String spelled(long timestampMillis, JsonNode observed) {
        return observed.asText().equals("NOW") && stamped.contains(timestampMillis) ? "NOW" : "" + timestampMillis;
    }

    /** The record that {@code op} describes. */
    Draft draft(JsonNode op) {
        long timestampMillis = op.has("ts") ? op.get("ts").asLong() : stamp();
        return new Draft(0, timestampMillis, bytes(op.path("key")), bytes(op.path("value")), List.of());
    }

    private static @Nullable Bytes bytes(JsonNode text) {
        return text.isMissingNode() || text.isNull() ? null : Bytes.utf8(text.asText());
    }
}
