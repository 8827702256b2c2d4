package io.consumerproof.log;

import io.consumerproof.history.Bytes;
import io.consumerproof.history.Header;
import io.consumerproof.history.LogRecord;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Writes keys, headers and values of records one behind another: the key with its length, then how many headers and what
 * kind of value there is, the headers, and the value's bytes up to where the next record begins.
 */
final class Packing {

    static final int NULL = 0;
    static final int BYTES = 1;
    static final int OBJECT = 2;
    static final int KINDS = 3;

    /** No more records than this many bytes go into one packet, but one does in any case. */
    private static final int ENOUGH = 1 << 26;

    private static final int BITS = 7;
    private static final int MORE = 1 << BITS;

    private final int[] positions;
    private byte[] written = new byte[1 << 16];
    private int size;
    private int count;
    private @Nullable Object @Nullable [] objects;

    /** Packs the first {@code most} records, or as many of them as are enough. */
    Packing(LogRecord[] records, int most) {
        int[] starts = new int[most];
        while (count < most && size < ENOUGH) {
            starts[count] = size;
            pack(records[count], most);
            count++;
        }
        positions = count == most ? starts : Arrays.copyOf(starts, count);
    }

    int count() {
        return count;
    }

    int[] positions() {
        return positions;
    }

    Bytes payload() {
        return Bytes.of(written, 0, size);
    }

    @Nullable Object @Nullable [] objects() {
        return objects;
    }

    private void pack(LogRecord record, int most) {
        Object value = record.value();
        int kind = value == null ? NULL : value instanceof Bytes ? BYTES : OBJECT;
        bytesOrNull(record.key());
        number(record.headers().size() * KINDS + kind);
        for (Header each : record.headers()) {
            bytesOrNull(Bytes.utf8(each.name()));
            bytesOrNull(each.value());
        }
        if (kind == BYTES) {
            bytes((Bytes) value);
        } else if (kind == OBJECT) {
            if (objects == null) {
                objects = new Object[most];
            }
            objects[count] = value;
        }
    }

    private void bytesOrNull(@Nullable Bytes bytes) {
        if (bytes == null) {
            number(0);
        } else {
            number(bytes.size() + 1);
            bytes(bytes);
        }
    }

    private void bytes(Bytes bytes) {
        reserve(bytes.size());
        bytes.copyTo(written, size);
        size += bytes.size();
    }

    private void number(int number) {
        reserve(Integer.BYTES + 1);
        int rest = number;
        while (rest >= MORE || rest < 0) {
            written[size++] = (byte) (rest | MORE);
            rest >>>= BITS;
        }
        written[size++] = (byte) rest;
    }

    private void reserve(int more) {
        if (size + more > written.length) {
            written = Arrays.copyOf(written, Math.max(size + more, 2 * written.length));
        }
    }
}
