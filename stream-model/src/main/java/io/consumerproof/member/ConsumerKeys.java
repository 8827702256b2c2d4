package io.consumerproof.member;

import io.consumerproof.history.Isolation;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Reads a consumer's settings from Kafka's own keys and values.
 *
 * @source Kafka 4.3, ConsumerConfig
 */
public final class ConsumerKeys {

    private final Map<ConsumerKey, String> given = new EnumMap<>(ConsumerKey.class);

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

    private void put(String spelling, String value) {
        given.put(
                ConsumerKey.named(spelling)
                        .orElseThrow(() -> new IllegalArgumentException("consumer setting '" + spelling
                                + "' is not modelled; modelled: " + List.of(ConsumerKey.values()))),
                value);
    }

    private ConsumerSettings settings() {
        return new ConsumerSettings(
                text(ConsumerKey.GROUP_ID),
                text(ConsumerKey.CLIENT_ID),
                orNull(ConsumerKey.INSTANCE_ID),
                is(ConsumerKey.GROUP_PROTOCOL, "classic", "consumer") ? GroupProtocol.CONSUMER : GroupProtocol.CLASSIC,
                Stream.of(text(ConsumerKey.ASSIGNMENT_STRATEGY).split(","))
                        .map(ConsumerKeys::assignor)
                        .toList(),
                orNull(ConsumerKey.REMOTE_ASSIGNOR),
                micros(ConsumerKey.SESSION_TIMEOUT),
                micros(ConsumerKey.HEARTBEAT_INTERVAL),
                micros(ConsumerKey.MAX_POLL_INTERVAL),
                Integer.parseInt(text(ConsumerKey.MAX_POLL_RECORDS)),
                ResetPolicy.named(text(ConsumerKey.AUTO_OFFSET_RESET)),
                is(ConsumerKey.ISOLATION_LEVEL, "read_uncommitted", "read_committed")
                        ? Isolation.READ_COMMITTED
                        : Isolation.READ_UNCOMMITTED,
                is(ConsumerKey.ENABLE_AUTO_COMMIT, "false", "true"),
                micros(ConsumerKey.AUTO_COMMIT_INTERVAL),
                micros(ConsumerKey.METADATA_MAX_AGE),
                micros(ConsumerKey.API_TIMEOUT));
    }

    private String text(ConsumerKey key) {
        return given.getOrDefault(key, key.otherwise);
    }

    private @Nullable String orNull(ConsumerKey key) {
        String value = text(key);
        return value.isEmpty() ? null : value;
    }

    /** Whether the value is {@code yes}; nothing but the two is allowed. */
    private boolean is(ConsumerKey key, String no, String yes) {
        String value = text(key);
        if (!value.equals(no) && !value.equals(yes)) {
            throw new IllegalArgumentException(key + " is '" + value + "', allowed: '" + no + "', '" + yes + "'");
        }
        return value.equals(yes);
    }

    private long micros(ConsumerKey key) {
        return Long.parseLong(text(key)) * 1000;
    }

    private static String assignor(String className) {
        String simple = className.trim().substring(className.trim().lastIndexOf('.') + 1);
        switch (simple) {
            case "CooperativeStickyAssignor":
                return "cooperative-sticky";
            case "RangeAssignor":
                return "range";
            case "RoundRobinAssignor":
                return "roundrobin";
            case "StickyAssignor":
                return "sticky";
            default:
                throw new IllegalArgumentException("assignor '" + className + "' is not modelled; modelled:"
                        + " 'CooperativeStickyAssignor', 'RangeAssignor', 'RoundRobinAssignor', 'StickyAssignor'");
        }
    }
}
