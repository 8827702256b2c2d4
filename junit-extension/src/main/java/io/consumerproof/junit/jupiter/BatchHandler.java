package io.consumerproof.junit.jupiter;

import java.util.List;

/**
 * A member's code that takes the values of all records of a poll.
 *
 * @param <V> what records hold: the appended object's type, or {@code byte[]} where the topic has a serializer
 */
@FunctionalInterface
public interface BatchHandler<V> {

    /**
     * Handles the values of one poll, never empty.
     *
     * @throws Exception when it could not; the group's policy says what follows
     */
    void on(List<V> values) throws Exception;

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
        BatchHandler<V> create() throws Exception;
    }
}
