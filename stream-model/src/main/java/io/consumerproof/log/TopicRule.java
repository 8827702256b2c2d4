package io.consumerproof.log;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * One configuration of a topic that the model honours, with its default and the values it takes.
 *
 * @source Kafka 4.3, TopicConfig and LogConfig; the least segment.bytes is that of KIP-1030
 */
public enum TopicRule {
    /** Bit set of {@link CleanupPolicy} by ordinal. */
    CLEANUP_POLICY("cleanup.policy", 1, 0, 3),
    DELETE_RETENTION_MS("delete.retention.ms", 86_400_000, 0, Long.MAX_VALUE),
    /** 0 where none is set; wins over segment.bytes. */
    INTERNAL_SEGMENT_BYTES("internal.segment.bytes", 0, 0, Integer.MAX_VALUE),
    MAX_COMPACTION_LAG_MS("max.compaction.lag.ms", Long.MAX_VALUE, 1, Long.MAX_VALUE),
    MAX_MESSAGE_BYTES("max.message.bytes", 1_048_588, 0, Integer.MAX_VALUE),
    MESSAGE_TIMESTAMP_AFTER_MAX_MS("message.timestamp.after.max.ms", 3_600_000, 0, Long.MAX_VALUE),
    MESSAGE_TIMESTAMP_BEFORE_MAX_MS("message.timestamp.before.max.ms", Long.MAX_VALUE, 0, Long.MAX_VALUE),
    /** The bits of a double. */
    MIN_CLEANABLE_DIRTY_RATIO("min.cleanable.dirty.ratio", Double.doubleToRawLongBits(0.5), 0, Long.MAX_VALUE) {
        @Override
        long parsed(String text) {
            double ratio = Double.parseDouble(text);
            if (ratio >= 0 && ratio <= 1) {
                return Double.doubleToRawLongBits(ratio);
            }
            throw refused(text, "0 to 1");
        }
    },
    MIN_COMPACTION_LAG_MS("min.compaction.lag.ms", 0, 0, Long.MAX_VALUE),
    MIN_INSYNC_REPLICAS("min.insync.replicas", 1, 1, Integer.MAX_VALUE),
    RETENTION_BYTES("retention.bytes", -1, Long.MIN_VALUE, Long.MAX_VALUE),
    RETENTION_MS("retention.ms", 604_800_000, -1, Long.MAX_VALUE),
    SEGMENT_BYTES("segment.bytes", 1_073_741_824, 1_048_576, Integer.MAX_VALUE),
    SEGMENT_MS("segment.ms", 604_800_000, 1, Long.MAX_VALUE);

    private final String kafkaName;
    private final long byDefault;
    private final long least;
    private final long most;

    TopicRule(String kafkaName, long byDefault, long least, long most) {
        this.kafkaName = kafkaName;
        this.byDefault = byDefault;
        this.least = least;
        this.most = most;
    }

    /**
     * The rule that Kafka calls {@code name}.
     *
     * @throws IllegalArgumentException if the model knows none
     */
    public static TopicRule named(String name) {
        return Arrays.stream(values())
                .filter(each -> each.kafkaName.equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "topic configuration '" + name + "' is not modelled; modelled are " + names()));
    }

    /** As Kafka spells it: {@code retention.ms}. */
    public String kafkaName() {
        return kafkaName;
    }

    long byDefault() {
        return byDefault;
    }

    long parsed(String text) {
        return this == CLEANUP_POLICY ? policies(text) : number(text);
    }

    private long number(String text) {
        try {
            long value = Long.parseLong(text.trim());
            if (value >= least && value <= most) {
                return value;
            }
        } catch (NumberFormatException notANumber) {
            throw refused(text, least + " to " + most);
        }
        throw refused(text, least + " to " + most);
    }

    private long policies(String text) {
        long found = 0;
        for (String each : text.isBlank() ? new String[0] : text.split(",", -1)) {
            found |= 1L << policy(each.trim(), text).ordinal();
        }
        return found;
    }

    private CleanupPolicy policy(String spelling, String text) {
        return Arrays.stream(CleanupPolicy.values())
                .filter(each -> each.toString().equals(spelling))
                .findFirst()
                .orElseThrow(() -> refused(text, "'delete', 'compact' or 'compact,delete'"));
    }

    final IllegalArgumentException refused(String text, String allowed) {
        return new IllegalArgumentException("'" + kafkaName + "' is '" + text + "', allowed is " + allowed);
    }

    private static String names() {
        List<String> names = new ArrayList<>();
        for (TopicRule each : values()) {
            names.add("'" + each.kafkaName + "'");
        }
        return String.join(", ", names);
    }
}
