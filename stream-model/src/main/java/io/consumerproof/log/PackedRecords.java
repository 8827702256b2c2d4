package io.consumerproof.log;

import io.consumerproof.history.Bytes;
import io.consumerproof.history.Header;
import io.consumerproof.history.LogRecord;
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

    /** Records ever added before these. */
    final int start;

    private final TopicPartition partition;
    private final long baseOffset;

    /** How far each record lies behind the base; null where there are no gaps. */
    private final int @Nullable [] offsets;

    private final int firstOrdinal;
    private final long firstMillis;
    private final int[] positions;
    private final Bytes payload;
    private final @Nullable Object @Nullable [] objects;

    PackedRecords(Packing packed) {
        start = packed.start();
        LogRecord first = packed.first();
        partition = first.partition();
        baseOffset = first.offset();
        firstOrdinal = first.ordinal();
        firstMillis = first.timestampMillis();
        positions = packed.positions();
        payload = packed.payload();
        objects = packed.objects();
        offsets = packed.offsets();
    }

    int size() {
        return positions.length;
    }

    /** Records ever added up to the last of these. */
    int end() {
        return start + size();
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
        int shape = from.number();
        boolean far = shape % Packing.SHAPES >= Packing.FAR;
        int ordinal = firstOrdinal + (int) from.fixed(far ? Integer.BYTES : Short.BYTES);
        long millis = firstMillis + from.fixed(far ? Long.BYTES : Short.BYTES);
        Bytes key = from.bytesOrNull();
        List<Header> headers = from.headers(shape / Packing.SHAPES);
        Object value = value(index, shape % Packing.KINDS, from);
        return new LogRecord(partition, offsetAt(index), ordinal, millis, key, value, headers);
    }

    private @Nullable Object value(int index, int kind, Unpacking from) {
        if (kind == Packing.BYTES) {
            return from.rest();
        }
        return kind == Packing.OBJECT && objects != null ? objects[index] : null;
    }

    /** Bytes of memory in arrays, those of bytes included. */
    long footprint() {
        long perRecord = Integer.BYTES + (offsets == null ? 0 : Integer.BYTES) + (objects == null ? 0 : Integer.BYTES);
        return perRecord * size() + payload.size();
    }
}
