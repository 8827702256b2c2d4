package io.consumerproof.log;

import io.consumerproof.history.Bytes;
import io.consumerproof.history.Header;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A record on its way into the log: what {@link io.consumerproof.history.LogRecord} holds, but for the place.
 *
 * @param headers in their order of appearance; may be empty
 * @source Kafka 4.3, SimpleRecord
 */
public record Draft(
        int ordinal,
        long timestampMillis,
        @Nullable Bytes key,
        @Nullable Object value,
        List<Header> headers) {}
