package io.consumerproof.junit.contract;

import org.jspecify.annotations.Nullable;

/** Turns a record's bytes into what a method takes; belongs to one member's process. */
interface ValueReader {

    /**
     * The value.
     *
     * @throws Exception if the bytes cannot be read, as the deserialiser threw it
     */
    @Nullable
    Object read(String topic, byte[] value) throws Exception;
}
