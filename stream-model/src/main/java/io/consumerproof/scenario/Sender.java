package io.consumerproof.scenario;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Appends to the log of the run; every send is an effect. */
public interface Sender {

    /**
     * Sends a record to the partition that its key's hash names, or to partition 0 without key.
     *
     * @param key text, bytes or null
     * @param value text, bytes, any object (passed through) or null
     */
    default void send(String topic, @Nullable Object key, @Nullable Object value) {
        send(topic, key, value, java.util.Collections.emptyMap());
    }

    /**
     * Sends a record with headers.
     *
     * @param headers name to text, bytes or number; kept in the map's order
     * @throws IllegalArgumentException if there is no such topic; it lists those there are
     */
    void send(String topic, @Nullable Object key, @Nullable Object value, Map<String, ?> headers);
}
