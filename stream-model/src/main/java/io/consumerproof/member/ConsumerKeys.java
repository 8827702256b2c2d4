package io.consumerproof.member;

import io.consumerproof.history.Isolation;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Reads settings from Kafka's own keys and values.
 *
 * @source ConsumerConfig, Kafka 4.3: names and defaults
 */
public final class ConsumerKeys {

    /** Keys about the network between client and broker, of which there is none here: any value means the same. */
    private static final List<String> NETWORK = List.of(
            "fetch.max.wait.ms",
            "fetch.min.bytes",
            "reconnect.backoff.max.ms",
            "reconnect.backoff.ms",
            "request.timeout.ms",
            "retry.backoff.max.ms",
            "retry.backoff.ms");

    private static final SortedMap<String, String> DEFAULTS = new TreeMap<>(Map.ofEntries(
            Map.entry("auto.commit.interval.ms", "5000"),
            Map.entry("auto.offset.reset", "latest"),
            Map.entry("client.id", "consumer"),
            Map.entry("default.api.timeout.ms", "60000"),
            Map.entry("enable.auto.commit", "true"),
            Map.entry("group.id", ""),
            Map.entry("group.instance.id", ""),
            Map.entry("group.protocol", "classic"),
            Map.entry("group.remote.assignor", ""),
            Map.entry("heartbeat.interval.ms", "3000"),
            Map.entry("isolation.level", "read_uncommitted"),
            Map.entry("max.poll.interval.ms", "300000"),
            Map.entry("max.poll.records", "500"),
            Map.entry("metadata.max.age.ms", "300000"),
            Map.entry("partition.assignment.strategy", "RangeAssignor,CooperativeStickyAssignor"),
            Map.entry("session.timeout.ms", "45000")));

    private static final SortedMap<String, String> ASSIGNORS = new TreeMap<>(Map.ofEntries(
            Map.entry("CooperativeStickyAssignor", "cooperative-sticky"),
            Map.entry("RangeAssignor", "range"),
            Map.entry("RoundRobinAssignor", "roundrobin"),
            Map.entry("StickyAssignor", "sticky")));

    private final SortedMap<String, String> values = new TreeMap<>(DEFAULTS);

    private ConsumerKeys() {}

    /**
     * The settings that {@code given} describes; what it does not name has Kafka's default.
     *
     * @throws IllegalArgumentException for a key or value that is not modelled
     */
    public static ConsumerSettings read(SortedMap<String, String> given) {
        ConsumerKeys keys = new ConsumerKeys();
        given.forEach(keys::put);
        return keys.settings();
    }

    private void put(String key, String value) {
        if (DEFAULTS.containsKey(key)) {
            values.put(key, value);
        } else if (!NETWORK.contains(key)) {
            throw new IllegalArgumentException("consumer setting '" + key + "' is not modelled; modelled: "
                    + DEFAULTS.keySet() + ", without effect: " + NETWORK);
        }
    }

    private ConsumerSettings settings() {
        return new ConsumerSettings(
                text("group.id"),
                text("client.id"),
                orNull("group.instance.id"),
                text("group.protocol").equals("consumer") ? GroupProtocol.CONSUMER : GroupProtocol.CLASSIC,
                assignors(),
                orNull("group.remote.assignor"),
                micros("session.timeout.ms"),
                micros("heartbeat.interval.ms"),
                micros("max.poll.interval.ms"),
                Integer.parseInt(text("max.poll.records")),
                ResetPolicy.named(text("auto.offset.reset")),
                text("isolation.level").equals("read_committed")
                        ? Isolation.READ_COMMITTED
                        : Isolation.READ_UNCOMMITTED,
                Boolean.parseBoolean(text("enable.auto.commit")),
                micros("auto.commit.interval.ms"),
                micros("metadata.max.age.ms"),
                micros("default.api.timeout.ms"));
    }

    private String text(String key) {
        return values.getOrDefault(key, "");
    }

    private @Nullable String orNull(String key) {
        String value = text(key);
        return value.isEmpty() ? null : value;
    }

    private long micros(String key) {
        return Long.parseLong(text(key)) * 1000;
    }

    private List<String> assignors() {
        return Stream.of(text("partition.assignment.strategy").split(","))
                .map(ConsumerKeys::assignor)
                .toList();
    }

    private static String assignor(String className) {
        String name = ASSIGNORS.get(className.trim().substring(className.trim().lastIndexOf('.') + 1));
        if (name == null) {
            throw new IllegalArgumentException(
                    "assignor '" + className + "' is not modelled; modelled: " + ASSIGNORS.keySet());
        }
        return name;
    }
}
