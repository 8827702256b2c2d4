package io.consumerproof.check;

import io.consumerproof.history.Bytes;
import io.consumerproof.history.Structure;
import org.jspecify.annotations.Nullable;

/** When two records carry the same value: bytes and text by content, an object that is passed through by its structure. */
final class Values {

    private Values() {}

    static boolean same(@Nullable Object one, @Nullable Object other) {
        if (one == other) {
            return true;
        }
        if (one == null || other == null) {
            return false;
        }
        Object ones = stored(one);
        Object others = stored(other);
        if (ones instanceof Bytes != others instanceof Bytes) {
            return false;
        }
        return ones instanceof Bytes ? ones.equals(others) : Structure.of(ones).equals(Structure.of(others));
    }

    /** As a log stores it: text that was appended as an object is the bytes that a sender makes of it. */
    private static Object stored(Object value) {
        return value instanceof CharSequence ? Bytes.utf8(value.toString()) : value;
    }
}
