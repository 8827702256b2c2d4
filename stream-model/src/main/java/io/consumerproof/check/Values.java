package io.consumerproof.check;

import io.consumerproof.history.Bytes;
import io.consumerproof.history.Structure;
import org.jspecify.annotations.Nullable;

/** When two records carry the same value: bytes by content, an object that is passed through by its structure. */
final class Values {

    private Values() {}

    static boolean same(@Nullable Object one, @Nullable Object other) {
        if (one == other) {
            return true;
        }
        if (one == null || other == null || one instanceof Bytes != other instanceof Bytes) {
            return false;
        }
        return one instanceof Bytes ? one.equals(other) : Structure.of(one).equals(Structure.of(other));
    }
}
