package io.consumerproof.history;

import org.jspecify.annotations.Nullable;

/**
 * One header of a record; a record may carry several of one name.
 *
 * @param name never empty
 * @param value the bytes, or null
 */
public record Header(String name, @Nullable Bytes value) {

    @Override
    public String toString() {
        return name + "=" + value;
    }
}
