package io.consumerproof.log;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The last batch of each transactional producer, which stays, if need be empty, so that the producer can be fenced after it.
 *
 * @source Kafka 4.3, Cleaner.cleanInto and ProducerStateManager: lastRecordsOfActiveProducers; a producer that wrote nothing
 *     for producer.id.expiration.ms (a day) is none any more
 */
final class LastBatches {

    private static final long EXPIRATION_MILLIS = 86_400_000;

    private final Map<Long, Span> byProducer = new LinkedHashMap<>();
    private final long nowMillis;

    LastBatches(Transactions transactions, long nowMillis) {
        this.nowMillis = nowMillis;
        for (int i = 0; i < transactions.spans.size(); i++) {
            Span span = transactions.spans.get(i);
            if (span.transaction != null) {
                byProducer.put(span.transaction.producerId, span);
            }
        }
    }

    /** Whether {@code span} ends with {@code lastOffset}, and its producer wrote nothing later. */
    boolean contains(Span span, long lastOffset) {
        Transaction transaction = span.transaction;
        if (transaction == null || span.last != lastOffset) {
            return false;
        }
        @Nullable Span last = byProducer.get(transaction.producerId);
        return span.equals(last) && !(isControl(span) && nowMillis - span.timestampMillis >= EXPIRATION_MILLIS);
    }

    private static boolean isControl(Span span) {
        return span.transaction != null && span.transaction.markerOffset == span.first;
    }
}
