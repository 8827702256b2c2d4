package io.consumerproof.scenario;

import java.time.Duration;

/**
 * When a partition begins a new segment.
 *
 * @param time once a record is so much younger, by its timestamp, than the segment's first; above 0
 * @param bytes before the segment would become larger; 1 MiB to 2 GiB less a byte
 * @source TopicConfig segment.ms and segment.bytes, Kafka 4.3; KIP-1030 for the least size
 */
public record Segment(Duration time, long bytes) {

    /** The smallest size that Kafka takes, in bytes. */
    public static final long LEAST_BYTES = 1L << 20;

    /** The largest, in bytes. */
    public static final long MOST_BYTES = Integer.MAX_VALUE;

    /** Kafka's defaults: 7 days, 1 GiB. */
    public static final Segment DEFAULT = new Segment(Duration.ofDays(7), 1L << 30);

    public Segment {
        if (time.isNegative() || time.isZero()) {
            throw new IllegalArgumentException("segment time is " + time + ", it must be above 0");
        }
        if (bytes < LEAST_BYTES || bytes > MOST_BYTES) {
            throw new IllegalArgumentException(
                    "segment bytes is " + bytes + ", allowed are " + LEAST_BYTES + " to " + MOST_BYTES);
        }
    }

    public Segment time(Duration limit) {
        return new Segment(limit, bytes);
    }

    public Segment bytes(long limit) {
        return new Segment(time, limit);
    }
}
