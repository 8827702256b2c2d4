package io.consumerproof.junit.jupiter;

/**
 * A member's code that takes the value of one record.
 *
 * @param <V> what records hold: the appended object's type, or {@code byte[]} where the topic has a serializer
 */
@FunctionalInterface
public interface ValueHandler<V> {

    /**
     * Handles one record's value; null for a tombstone.
     *
     * @throws Exception when it could not; the group's policy says what follows
     */
    void on(V value) throws Exception;

    /**
     * Makes a member's handler when its process starts.
     *
     * @param <V> what records hold
     */
    @FunctionalInterface
    interface Factory<V> {

        /**
         * A new handler; it shares with earlier ones only what survives a crash.
         *
         * @throws Exception when it cannot be made; this ends the test
         */
        ValueHandler<V> create() throws Exception;
    }
}
