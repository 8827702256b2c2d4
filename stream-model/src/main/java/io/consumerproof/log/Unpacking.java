package io.consumerproof.log;

import io.consumerproof.history.Bytes;
import io.consumerproof.history.Header;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Reads what {@link Packing} wrote, in the same order.
 *
 * @source ours: how records are kept in memory; nothing that a client could tell
 */
final class Unpacking {

    private static final int BITS = 7;
    private static final int LOW = (1 << BITS) - 1;

    private final Bytes payload;
    private final int end;
    private int at;

    Unpacking(Bytes payload, int from, int end) {
        this.payload = payload;
        this.at = from;
        this.end = end;
    }

    int number() {
        int number = 0;
        int shift = 0;
        byte read = payload.at(at++);
        while (read < 0) {
            number |= (read & LOW) << shift;
            shift += BITS;
            read = payload.at(at++);
        }
        return number | read << shift;
    }

    /** A signed number of so many bytes, the lowest first; at most 8. */
    long fixed(int bytes) {
        long number = 0;
        for (int i = 0; i < bytes; i++) {
            number |= (payload.at(at++) & 0xffL) << (i * Byte.SIZE);
        }
        int unused = Long.SIZE - bytes * Byte.SIZE;
        return number << unused >> unused;
    }

    @Nullable
    Bytes bytesOrNull() {
        int size = number() - 1;
        if (size < 0) {
            return null;
        }
        Bytes bytes = payload.slice(at, size);
        at += size;
        return bytes;
    }

    List<Header> headers(int count) {
        if (count == 0) {
            return List.of();
        }
        List<Header> headers = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            String name = Objects.requireNonNull(bytesOrNull(), "name").toString();
            headers.add(new Header(name, bytesOrNull()));
        }
        return Collections.unmodifiableList(headers);
    }

    /** Whatever is left of the record. */
    Bytes rest() {
        return payload.slice(at, end - at);
    }
}
