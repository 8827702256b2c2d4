package io.consumerproof.capacity;

import io.consumerproof.scenario.Retention;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * How long consumers may be down before retention takes records that they have not read. A lower bound: retention goes by whole
 * segments and never sooner than its limits say.
 *
 * @param topic whose retention it is
 * @param byTime what the limit of age allows, at least 0; null: it sets no limit
 * @param bySize what the limit of size allows, at least 0, if all partitions get the same; null: it sets no limit
 * @param outage the outage that is to be survived; null: none was named
 * @source TopicConfig retention.ms and retention.bytes (by partition), Kafka 4.3
 */
public record RetentionHeadroom(
        String topic,
        @Nullable Duration byTime,
        @Nullable Duration bySize,
        @Nullable Duration outage) {

    /**
     * The headroom of consumers that have read everything when the outage begins.
     *
     * @param partitions of the topic, at least 1
     * @param arrival what the topic gets; in bytes where retention has a limit of size; null: not declared
     * @throws IllegalArgumentException if the limit of size needs an arrival in bytes and there is none, or the outage is below 0
     */
    public static RetentionHeadroom of(
            String topic, Retention retention, int partitions, @Nullable Rate arrival, @Nullable Duration outage) {
        if (partitions < 1) {
            throw new IllegalArgumentException(
                    "topic '" + topic + "' has " + partitions + " partitions, the least is 1");
        }
        if (outage != null && outage.isNegative()) {
            throw new IllegalArgumentException("outage is " + outage + ", the least is 0");
        }
        Long bytes = retention.bytes();
        Duration bySize = bytes == null ? null : bySize(topic, bytes, partitions, arrival);
        return new RetentionHeadroom(topic, retention.time(), bySize, outage);
    }

    /** Whether the limit of size is judged only with an arrival in bytes. */
    public static boolean needsBytes(Retention retention) {
        return retention.bytes() != null;
    }

    private static @Nullable Duration bySize(String topic, long bytes, int partitions, @Nullable Rate arrival) {
        if (arrival == null || arrival.unit() != Unit.BYTES) {
            throw new IllegalArgumentException("topic '" + topic + "' is retained by size, and the arrival is "
                    + (arrival == null ? "not declared" : "'" + arrival.text() + "'")
                    + "; declare it in bytes, such as '5MB/s'");
        }
        return arrival.isZero()
                ? null
                : Fraction.of(bytes)
                        .times(Fraction.of(partitions))
                        .dividedBy(arrival.perSecond())
                        .secondsDown();
    }

    /** How long consumers may be down; empty: for ever, nothing is deleted. */
    public Optional<Duration> time() {
        if (byTime == null || bySize == null) {
            return Optional.ofNullable(byTime == null ? bySize : byTime);
        }
        return Optional.of(byTime.compareTo(bySize) < 0 ? byTime : bySize);
    }

    /** Whether the named outage loses no unread record; true where none was named. */
    public boolean survives() {
        Duration named = outage;
        return named == null || time().map(limit -> named.compareTo(limit) <= 0).orElse(true);
    }

    /** {@code an outage of 14,400 s (4 h) leaves 'orders' 72,000 s (20 h) of retention by time}, or {@code loses unread records of …}. */
    public String sentence() {
        Optional<Duration> limit = time();
        if (limit.isEmpty()) {
            return "retention of '" + topic + "' takes no unread record: it has no limit that is reached";
        }
        String allowed = Spoken.time(limit.get()) + " by " + (limit.get().equals(byTime) ? "time" : "size");
        if (outage == null) {
            return "retention of '" + topic + "' takes unread records after an outage of " + allowed;
        }
        String named = "an outage of " + Spoken.time(outage);
        return survives()
                ? named + " loses nothing of '" + topic + "': retention allows " + allowed + ", "
                        + Spoken.time(limit.get().minus(outage)) + " are left"
                : named + " loses unread records of '" + topic + "': retention allows " + allowed;
    }
}
