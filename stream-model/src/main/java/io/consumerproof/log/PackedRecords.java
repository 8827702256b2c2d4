package io.consumerproof.log;

import io.consumerproof.history.Bytes;
import io.consumerproof.history.Header;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.RecordId;
import io.consumerproof.history.TopicPartition;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Neighbouring records of a long log in a few arrays: bytes as bytes, numbers as numbers. Reading one makes the record anew; its
 * bytes are views into the common ones. Values that are no bytes are kept as they are.
 *
 * @source ours: how records are kept in memory; nothing that a client could tell
 */
final class PackedRecords {

    private final TopicPartition partition;
    private final long baseOffset;

    /** How far each record lies behind the base; null where there are no gaps. */
    private final int @Nullable [] offsets;

    private final int[] ordinals;
    private final long[] millis;
    private final int[] positions;
    private final Bytes payload;
    private final @Nullable Object @Nullable [] objects;

    private PackedRecords(LogRecord[] records, int count, Packing packed) {
        partition = records[0].partition();
        baseOffset = records[0].offset();
        offsets = records[count - 1].offset() - baseOffset == count - 1 ? null : new int[count];
        ordinals = new int[count];
        millis = new long[count];
        positions = packed.positions();
        payload = packed.payload();
        objects = packed.objects();
        for (int i = 0; i < count; i++) {
            LogRecord record = records[i];
            ordinals[i] = record.ordinal();
            millis[i] = record.timestampMillis();
            if (offsets != null) {
                offsets[i] = (int) (record.offset() - baseOffset);
            }
        }
    }

    /**
     * The first of {@code records}: as many as {@code most}, or fewer where offsets lie too far apart, or their bytes are too many.
     *
     * @param packing free to be used
     */
    static PackedRecords first(LogRecord[] records, int most, Packing packing) {
        int near = most;
        while (records[near - 1].offset() - records[0].offset() > Integer.MAX_VALUE) {
            near /= 2;
        }
        packing.clear();
        int count = 0;
        while (count < near && !packing.isEnough()) {
            packing.add(records[count]);
            count++;
        }
        return new PackedRecords(records, count, packing);
    }

    int size() {
        return ordinals.length;
    }

    long offsetAt(int index) {
        return offsets == null ? baseOffset + index : baseOffset + offsets[index];
    }

    /** The index of the first record at or after {@code offset}, or the number of records. */
    int indexFrom(long offset) {
        int low = 0;
        int high = (int) Math.max(0, Math.min(size(), offset - baseOffset));
        if (offsets == null) {
            return high;
        }
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (offsetAt(middle) < offset) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    LogRecord get(int index) {
        int end = index + 1 < positions.length ? positions[index + 1] : payload.size();
        Unpacking from = new Unpacking(payload, positions[index], end);
        Bytes key = from.bytesOrNull();
        int shape = from.number();
        List<Header> headers = from.headers(shape / Packing.KINDS);
        return new LogRecord(
                new RecordId(partition, offsetAt(index)),
                ordinals[index],
                millis[index],
                key,
                value(index, shape % Packing.KINDS, from),
                headers);
    }

    private @Nullable Object value(int index, int kind, Unpacking from) {
        if (kind == Packing.BYTES) {
            return from.rest();
        }
        return kind == Packing.OBJECT && objects != null ? objects[index] : null;
    }

    /** Bytes of memory in arrays, those of bytes included. */
    long footprint() {
        long perRecord = Integer.BYTES + Long.BYTES + Integer.BYTES + (offsets == null ? 0 : Integer.BYTES);
        return perRecord * size() + payload.size() + (objects == null ? 0L : (long) Integer.BYTES * size());
    }
}
