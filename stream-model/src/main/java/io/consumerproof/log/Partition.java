package io.consumerproof.log;

import io.consumerproof.history.Bytes;
import io.consumerproof.history.Header;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.RecordId;
import io.consumerproof.history.TopicPartition;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One partition of the log: records in the order of their offsets, which are dense but for gaps.
 *
 * @source Kafka 4.3, UnifiedLog: an appended record takes the log end offset; a reader skips the offsets that transaction
 *     markers, aborted records and compaction leave without a record
 */
public final class Partition {

    private static final int FIRST_CAPACITY = 8;

    private final TopicPartition id;
    private LogRecord[] records = new LogRecord[FIRST_CAPACITY];
    private int size;
    private long endOffset;

    Partition(TopicPartition id) {
        this.id = id;
    }

    /** Which partition this is. */
    public TopicPartition id() {
        return id;
    }

    /**
     * Appends a record at the end offset, which moves on by one.
     *
     * @param ordinal see {@link LogRecord#ordinal()}
     * @param timestampMillis see {@link LogRecord#timestampMillis()}
     * @return the record as readers will meet it
     */
    public LogRecord append(
            int ordinal, long timestampMillis, @Nullable Bytes key, @Nullable Object value, List<Header> headers) {
        LogRecord record = new LogRecord(new RecordId(id, endOffset), ordinal, timestampMillis, key, value, headers);
        if (size == records.length) {
            records = Arrays.copyOf(records, size * 2);
        }
        records[size++] = record;
        endOffset++;
        return record;
    }

    /**
     * Moves the end on by {@code offsets} that no reader will ever see.
     *
     * @throws IllegalArgumentException if {@code offsets} is less than 1
     */
    public void gap(int offsets) {
        if (offsets < 1) {
            throw new IllegalArgumentException(
                    "a gap of " + offsets + " offsets at '" + new RecordId(id, endOffset) + "', the least is 1");
        }
        endOffset += offsets;
    }

    /** The first offset that can be asked for: 0, whether or not a gap begins there. */
    public long startOffset() {
        return 0;
    }

    /** The offset that the next append takes, exclusive end of what can be read; counts gaps. */
    public long endOffset() {
        return endOffset;
    }

    /** The number of records, gaps not counted. */
    public int size() {
        return size;
    }

    /** The first record at or after {@code offset}, gaps skipped; null where none is left to read. */
    public @Nullable LogRecord readFrom(long offset) {
        int index = indexFrom(offset);
        return index < size ? records[index] : null;
    }

    /**
     * Adds the records from {@code offset} on to {@code into}, gaps skipped, in offset order.
     *
     * @param max how many at most, 0 or more
     * @return how many were added; 0 where none is left to read
     */
    public int fetch(long offset, int max, List<? super LogRecord> into) {
        int from = indexFrom(offset);
        int to = from + Math.min(max, size - from);
        LogRecord[] source = records;
        for (int i = from; i < to; i++) {
            into.add(source[i]);
        }
        return to - from;
    }

    /** All records as of now, in offset order, unmodifiable; later appends do not show. */
    public List<LogRecord> records() {
        return Collections.unmodifiableList(Arrays.asList(records).subList(0, size));
    }

    @Override
    public String toString() {
        return id + " [" + startOffset() + ", " + endOffset + ")";
    }

    /** The index of the first record at or after {@code offset}, or {@code size}. */
    private int indexFrom(long offset) {
        if (offset >= endOffset) {
            return size;
        }
        long skipped = endOffset - size;
        // A record lies at most as many places before its offset as there are offsets without a record.
        int low = (int) Math.max(0, offset - skipped);
        int high = (int) Math.max(0, Math.min(size, offset));
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (records[middle].offset() < offset) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
