package io.consumerproof.history;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One record of a log. Its place is not kept as an object of its own: long logs hold many records.
 *
 * @param partition the partition that holds the record
 * @param offset the record's own offset, from 0
 * @param ordinal counts the records of a run in the order in which they were asked to be appended, from 0; unlike the
 *     offset it stays the same when other records are left out of a run
 * @param timestampMillis the record's timestamp on the run's virtual clock; negative for records older than the run
 * @param key the key's bytes, or null for a record without key; an empty key is a key
 * @param value {@link Bytes}, an object that is passed through as it is, or null for a tombstone
 * @param headers in their order of appearance; may be empty
 */
public record LogRecord(
        TopicPartition partition,
        long offset,
        int ordinal,
        long timestampMillis,
        @Nullable Bytes key,
        @Nullable Object value,
        List<Header> headers) {

    /** The record at {@code id}. */
    public LogRecord(
            RecordId id,
            int ordinal,
            long timestampMillis,
            @Nullable Bytes key,
            @Nullable Object value,
            List<Header> headers) {
        this(id.partition(), id.offset(), ordinal, timestampMillis, key, value, headers);
    }

    /** Where it is. */
    public RecordId id() {
        return new RecordId(partition, offset);
    }

    /** One line: place, key and the value's structure. */
    @Override
    public String toString() {
        return id() + " key " + (key == null ? "none" : key) + " value " + Structure.of(value);
    }
}
