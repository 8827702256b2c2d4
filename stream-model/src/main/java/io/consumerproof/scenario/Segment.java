package io.consumerproof.scenario;

import java.time.Duration;

/**
 * When a partition begins a new segment.
 *
 * @param time once a record is so much younger, by its timestamp, than the segment's first; above 0
 * @param bytes before the segment would become larger; above 0
 * @source TopicConfig segment.ms and segment.bytes, Kafka 4.3
 */
public record Segment(Duration time, long bytes) {

    /** Kafka's defaults: 7 days, 1 GiB. */
    public static final Segment DEFAULT = new Segment(Duration.ofDays(7), 1L << 30);

    public Segment {
        if (time.isNegative() || time.isZero()) {
            throw new IllegalArgumentException("segment time is " + time + ", it must be above 0");
        }
        if (bytes < 1) {
            throw new IllegalArgumentException("segment bytes is " + bytes + ", the least is 1");
        }
    }

    public Segment time(Duration limit) {
        return new Segment(limit, bytes);
    }

    public Segment bytes(long limit) {
        return new Segment(time, limit);
    }
}
