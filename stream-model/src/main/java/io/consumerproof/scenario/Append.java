package io.consumerproof.scenario;

import io.consumerproof.history.Bytes;
import io.consumerproof.history.Header;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One line of a scenario's log: a record, or a gap.
 *
 * @param topic where
 * @param partition which partition; null: by the key's hash, or 0 without key
 * @param key the key's bytes or null
 * @param value {@link Bytes}, an object to pass through, or null for a tombstone
 * @param headers in order
 * @param timestampMillis relative to the start of the run, so negative for the past
 * @param gap how many offsets to leave out that no reader sees; 0 for a record
 */
public record Append(
        String topic,
        @Nullable Integer partition,
        @Nullable Bytes key,
        @Nullable Object value,
        List<Header> headers,
        long timestampMillis,
        int gap) {

    /** A record placed by its key. */
    public static Append record(String topic, @Nullable String key, @Nullable Object value) {
        return new Append(topic, null, key == null ? null : Bytes.utf8(key), value, List.of(), 0, 0);
    }

    /** {@code count} offsets of one partition that no reader sees. */
    public static Append gap(String topic, int partition, int count) {
        return new Append(topic, partition, null, null, List.of(), 0, count);
    }

    /** This record, placed in {@code number}. */
    public Append in(int number) {
        return new Append(topic, number, key, value, headers, timestampMillis, gap);
    }

    /** This record with {@code more} headers in place of its own. */
    public Append headers(List<Header> more) {
        return new Append(topic, partition, key, value, more, timestampMillis, gap);
    }

    /** This record with another timestamp. */
    public Append at(long millis) {
        return new Append(topic, partition, key, value, headers, millis, gap);
    }
}
