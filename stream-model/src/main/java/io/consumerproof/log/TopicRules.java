package io.consumerproof.log;

import io.consumerproof.history.Bytes;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The configuration of a topic, immutable; what is not set has Kafka's default.
 *
 * @source Kafka 4.3, LogConfig
 */
public final class TopicRules {

    /** Every rule by default. */
    public static final TopicRules DEFAULTS = new TopicRules(defaults());

    private final long[] values;

    private TopicRules(long[] values) {
        this.values = values;
    }

    private static long[] defaults() {
        long[] values = new long[TopicRule.values().length];
        for (TopicRule each : TopicRule.values()) {
            values[each.ordinal()] = each.byDefault();
        }
        return values;
    }

    /**
     * These rules with some set anew.
     *
     * @param configs values by Kafka's names, as an administrator writes them
     * @throws IllegalArgumentException if a name is not modelled, or its value is not allowed
     */
    public TopicRules with(Map<String, String> configs) {
        TopicRules changed = this;
        for (Map.Entry<String, String> each : configs.entrySet()) {
            changed = changed.with(TopicRule.named(each.getKey()), each.getValue());
        }
        return changed;
    }

    /**
     * These rules with one set anew.
     *
     * @throws IllegalArgumentException if the value is not allowed
     */
    public TopicRules with(TopicRule rule, String value) {
        long[] changed = values.clone();
        changed[rule.ordinal()] = rule.parsed(value);
        return new TopicRules(changed);
    }

    /** Whether old segments are deleted. */
    public boolean deletes() {
        return has(CleanupPolicy.DELETE);
    }

    /** Whether closed segments are compacted. */
    public boolean compacts() {
        return has(CleanupPolicy.COMPACT);
    }

    private boolean has(CleanupPolicy policy) {
        return (value(TopicRule.CLEANUP_POLICY) >> policy.ordinal() & 1) != 0;
    }

    /** Milliseconds for which records are kept, by their timestamps; negative for ever. */
    public long retentionMillis() {
        return value(TopicRule.RETENTION_MS);
    }

    /** Bytes on disk that a partition keeps at least when older ones are deleted; negative without limit. */
    public long retentionBytes() {
        return value(TopicRule.RETENTION_BYTES);
    }

    /** Milliseconds between the timestamps of a segment's first and last record; at least 1. */
    public long segmentMillis() {
        return compacts()
                ? Math.min(value(TopicRule.SEGMENT_MS), value(TopicRule.MAX_COMPACTION_LAG_MS))
                : value(TopicRule.SEGMENT_MS);
    }

    /** Bytes on disk that a segment has at most. */
    public long segmentBytes() {
        long internal = value(TopicRule.INTERNAL_SEGMENT_BYTES);
        return internal > 0 ? internal : value(TopicRule.SEGMENT_BYTES);
    }

    /** Milliseconds for which a tombstone stays after its first cleaning. */
    public long deleteRetentionMillis() {
        return value(TopicRule.DELETE_RETENTION_MS);
    }

    /** Milliseconds of age below which a record keeps its segment from being compacted. */
    public long minCompactionLagMillis() {
        return value(TopicRule.MIN_COMPACTION_LAG_MS);
    }

    /** The share of not yet compacted bytes above which the cleaner takes the log; 0 to 1. */
    public double minCleanableDirtyRatio() {
        return Double.longBitsToDouble(value(TopicRule.MIN_CLEANABLE_DIRTY_RATIO));
    }

    /** How many replicas must be in sync for acks=all; at least 1. */
    public int minInSyncReplicas() {
        return (int) value(TopicRule.MIN_INSYNC_REPLICAS);
    }

    /** Bytes on disk that one batch has at most. */
    public int maxMessageBytes() {
        return (int) value(TopicRule.MAX_MESSAGE_BYTES);
    }

    /**
     * Refuses a producer's record as the partition's leader does, before anything is appended.
     *
     * @param nowMillis the leader's clock
     * @throws RefusedException if the topic is compacted and the record has no key, or if its timestamp is too far from now
     * @source Kafka 4.3, LogValidator: InvalidRecordException for a missing key, InvalidTimestampException beyond
     *     message.timestamp.before.max.ms and message.timestamp.after.max.ms
     */
    public void admit(long nowMillis, long timestampMillis, @Nullable Bytes key) {
        if (key == null && compacts()) {
            throw new RefusedException(Refusal.INVALID_RECORD, "a record of a compacted topic has no key");
        }
        if (timestampMillis - nowMillis > value(TopicRule.MESSAGE_TIMESTAMP_AFTER_MAX_MS)
                || nowMillis - timestampMillis > value(TopicRule.MESSAGE_TIMESTAMP_BEFORE_MAX_MS)) {
            throw new RefusedException(
                    Refusal.INVALID_TIMESTAMP,
                    "timestamp '" + timestampMillis + "' at '" + nowMillis + "', allowed is up to '"
                            + value(TopicRule.MESSAGE_TIMESTAMP_BEFORE_MAX_MS) + "' before and '"
                            + value(TopicRule.MESSAGE_TIMESTAMP_AFTER_MAX_MS) + "' after");
        }
    }

    /**
     * Refuses a producer's batch as the partition's leader does: as a whole, before anything is appended.
     *
     * @param nowMillis the leader's clock
     * @param batch its records, not empty
     * @throws RefusedException if it is larger than allowed, or one of its records is refused
     * @source Kafka 4.3, UnifiedLog.analyzeAndValidateRecords: RecordTooLargeException beyond max.message.bytes; then LogValidator
     */
    public void admit(long nowMillis, List<Draft> batch) {
        long bytes = BatchSize.of(batch);
        if (bytes > maxMessageBytes()) {
            throw new RefusedException(
                    Refusal.RECORD_TOO_LARGE,
                    "a batch of '" + bytes + "' bytes, allowed is '" + maxMessageBytes() + "'");
        }
        for (Draft each : batch) {
            admit(nowMillis, each.timestampMillis(), each.key());
        }
    }

    private long value(TopicRule rule) {
        return values[rule.ordinal()];
    }
}
