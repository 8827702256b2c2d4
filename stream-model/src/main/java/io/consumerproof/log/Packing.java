package io.consumerproof.log;

import io.consumerproof.history.Bytes;
import io.consumerproof.history.Header;
import io.consumerproof.history.LogRecord;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Writes neighbouring records one behind another: how many headers and what kind of value there is, how far ordinal and
 * timestamp are from those of the first, the key with its length, the headers, and the value's bytes up to where the next record
 * begins.
 *
 * @source ours: how records are kept in memory; nothing that a client could tell
 */
final class Packing {

    static final int NULL = 0;
    static final int BYTES = 1;
    static final int OBJECT = 2;
    static final int KINDS = 3;

    /** Added to the kind of value where ordinal and timestamp are too far from the first ones for two bytes each. */
    static final int FAR = KINDS;

    /** Kinds of value, near and far. */
    static final int SHAPES = 2 * KINDS;

    private static final int ENOUGH = 1 << 26;

    private static final int BITS = 7;
    private static final int MORE = 1 << BITS;

    /** What a plain record takes beside key and value. */
    private static final int PLAIN = 1 + 2 * Short.BYTES + 1;

    private final int[] starts;
    private final int[] distances;
    private byte[] written = new byte[1 << 16];
    private int size;
    private int count;
    private @Nullable Object @Nullable [] objects;
    private LogRecord first;
    private long firstOffset;
    private int firstOrdinal;
    private long firstMillis;
    private int start;

    /**
     * Room for {@code most} records.
     *
     * @param first see {@link #begin}
     * @param start see {@link #begin}
     */
    Packing(int most, LogRecord first, int start) {
        starts = new int[most];
        distances = new int[most];
        this.first = first;
        begin(first, start);
    }

    /**
     * Begins anew.
     *
     * @param record the first that is to be added
     * @param added records ever added before it
     */
    void begin(LogRecord record, int added) {
        first = record;
        firstOffset = record.offset();
        firstOrdinal = record.ordinal();
        firstMillis = record.timestampMillis();
        start = added;
        size = 0;
        count = 0;
        objects = null;
    }

    LogRecord first() {
        return first;
    }

    int start() {
        return start;
    }

    /** Whether {@code record}, which follows, goes with the others: there is room, and its offset is not too far from theirs. */
    boolean takes(LogRecord record) {
        return count < starts.length && size < ENOUGH && record.offset() - firstOffset <= Integer.MAX_VALUE;
    }

    /** How far each record lies behind the first; null where there are no gaps. */
    int @Nullable [] offsets() {
        return distances[count - 1] == count - 1 ? null : Arrays.copyOf(distances, count);
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
        distances[count] = (int) (record.offset() - firstOffset);
        int ordinal = record.ordinal() - firstOrdinal;
        long millis = record.timestampMillis() - firstMillis;
        Object value = record.value();
        Bytes key = record.key();
        boolean near = ordinal == (short) ordinal && millis == (short) millis;
        if (near
                && key != null
                && key.size() + 1 < MORE
                && value instanceof Bytes bytes
                && record.headers().isEmpty()) {
            plain(near(ordinal, millis), key, bytes);
        } else {
            int kind = value instanceof Bytes ? BYTES : value == null ? NULL : OBJECT;
            number(record.headers().size() * SHAPES + (near ? kind : FAR + kind));
            numbers(ordinal, millis, near);
            bytesOrNull(key);
            headers(record.headers());
            keep(value);
        }
        count++;
    }

    /** What nearly all records are, written as the others are: near the first, a short key, no headers, bytes. */
    private void plain(int numbers, Bytes key, Bytes value) {
        int keySize = key.size();
        reserve(PLAIN + keySize + value.size());
        byte[] into = written;
        int at = size;
        into[at] = BYTES;
        putInt(into, at + 1, numbers);
        into[at + PLAIN - 1] = (byte) (keySize + 1);
        at += PLAIN;
        key.copyTo(into, at);
        at += keySize;
        value.copyTo(into, at);
        size = at + value.size();
    }

    /** Two numbers of two bytes each in one. */
    private static int near(int ordinal, long millis) {
        return (int) millis << Short.SIZE | (ordinal & 0xffff);
    }

    private void numbers(int ordinal, long millis, boolean near) {
        if (near) {
            fixed(near(ordinal, millis));
        } else {
            fixed(ordinal);
            fixed((int) millis);
            fixed((int) (millis >>> Integer.SIZE));
        }
    }

    private void headers(List<Header> headers) {
        for (Header each : headers) {
            bytesOrNull(Bytes.utf8(each.name()));
            bytesOrNull(each.value());
        }
    }

    private void keep(@Nullable Object value) {
        if (value instanceof Bytes bytes) {
            bytes(bytes);
        } else if (value != null) {
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

    private void fixed(int number) {
        reserve(Integer.BYTES);
        putInt(written, size, number);
        size += Integer.BYTES;
    }

    /** The lowest byte first. */
    private static void putInt(byte[] into, int at, int number) {
        into[at] = (byte) number;
        into[at + 1] = (byte) (number >> Byte.SIZE);
        into[at + 2] = (byte) (number >> (2 * Byte.SIZE));
        into[at + 3] = (byte) (number >> (3 * Byte.SIZE));
    }

    private void reserve(int more) {
        if (size + more > written.length) {
            written = Arrays.copyOf(written, Math.max(size + more, 2 * written.length));
        }
    }
}
