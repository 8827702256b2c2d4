package io.consumerproof.log;

import io.consumerproof.history.Bytes;
import io.consumerproof.history.Header;
import io.consumerproof.history.LogRecord;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Writes keys, headers and values of records one behind another: the key with its length, then how many headers and what
 * kind of value there is, the headers, and the value's bytes up to where the next record begins.
 *
 * @source ours: how records are kept in memory; nothing that a client could tell
 */
final class Packing {

    static final int NULL = 0;
    static final int BYTES = 1;
    static final int OBJECT = 2;
    static final int KINDS = 3;

    private static final int ENOUGH = 1 << 26;

    private static final int BITS = 7;
    private static final int MORE = 1 << BITS;

    private final int[] starts;
    private byte[] written = new byte[1 << 16];
    private int size;
    private int count;
    private @Nullable Object @Nullable [] objects;

    /** Room for {@code most} records. */
    Packing(int most) {
        starts = new int[most];
    }

    void clear() {
        size = 0;
        count = 0;
        objects = null;
    }

    /** Whether these are so many bytes that no more should be added. */
    boolean isEnough() {
        return size >= ENOUGH;
    }

    int[] positions() {
        return Arrays.copyOf(starts, count);
    }

    Bytes payload() {
        return Bytes.of(written, 0, size);
    }

    @Nullable
    Object @Nullable [] objects() {
        return objects;
    }

    void add(LogRecord record) {
        starts[count] = size;
        Object value = record.value();
        Bytes key = record.key();
        if (key != null
                && key.size() + 1 < MORE
                && value instanceof Bytes bytes
                && record.headers().isEmpty()) {
            plain(key, bytes);
        } else if (value instanceof Bytes bytes) {
            bytesOrNull(key);
            headers(record.headers(), BYTES);
            bytes(bytes);
        } else {
            bytesOrNull(key);
            headers(record.headers(), value == null ? NULL : OBJECT);
            keep(value);
        }
        count++;
    }

    /** What nearly all records are, written as the others are: a short key, no headers, bytes. */
    private void plain(Bytes key, Bytes value) {
        reserve(key.size() + value.size() + 2);
        byte[] into = written;
        int at = size;
        into[at++] = (byte) (key.size() + 1);
        key.copyTo(into, at);
        at += key.size();
        into[at++] = BYTES;
        value.copyTo(into, at);
        size = at + value.size();
    }

    private void headers(List<Header> headers, int kind) {
        number(headers.size() * KINDS + kind);
        for (Header each : headers) {
            bytesOrNull(Bytes.utf8(each.name()));
            bytesOrNull(each.value());
        }
    }

    private void keep(@Nullable Object value) {
        if (value != null) {
            if (objects == null) {
                objects = new Object[starts.length];
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
