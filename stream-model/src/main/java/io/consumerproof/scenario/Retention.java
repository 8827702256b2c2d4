package io.consumerproof.scenario;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * How long a topic keeps its oldest segments. Both limits hold at once.
 *
 * @param time a segment goes once its newest record is older; at least 0; null: never for its age
 * @param bytes the oldest segment of a partition goes while the rest is at least so large; at least 0; null: never for its size
 * @source TopicConfig retention.ms and retention.bytes, Kafka 4.3 (-1 is null here)
 */
public record Retention(@Nullable Duration time, @Nullable Long bytes) {

    /** All is kept. What a topic gets that says nothing; Kafka's own default is 7 days. */
    public static final Retention UNLIMITED = new Retention(null, null);

    public Retention {
        if (time != null && time.isNegative()) {
            throw new IllegalArgumentException("retention time is " + time + ", the least is 0");
        }
        if (bytes != null && bytes < 0) {
            throw new IllegalArgumentException("retention bytes is " + bytes + ", the least is 0");
        }
    }

    public Retention time(@Nullable Duration limit) {
        return new Retention(limit, bytes);
    }

    public Retention bytes(@Nullable Long limit) {
        return new Retention(time, limit);
    }
}
