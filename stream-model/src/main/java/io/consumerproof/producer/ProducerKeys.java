package io.consumerproof.producer;

import io.consumerproof.log.Acks;
import io.consumerproof.log.Refusal;
import io.consumerproof.log.RefusedException;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;

/**
 * Reads a producer's settings from Kafka's own keys and values.
 *
 * @source Kafka 4.3, ProducerConfig
 */
public final class ProducerKeys {

    private final Map<ProducerKey, String> given = new EnumMap<>(ProducerKey.class);

    private ProducerKeys() {}

    /**
     * The settings that {@code given} describes; what it does not name has Kafka's default.
     *
     * @throws IllegalArgumentException for a key that is not modelled
     * @throws RefusedException for settings that the real client refuses
     */
    public static ProducerSettings read(SortedMap<String, String> given) {
        ProducerKeys keys = new ProducerKeys();
        given.forEach(keys::put);
        return keys.settings();
    }

    private void put(String spelling, String value) {
        given.put(
                ProducerKey.named(spelling)
                        .orElseThrow(() -> new IllegalArgumentException("producer setting '" + spelling
                                + "' is not modelled; modelled: " + List.of(ProducerKey.values()))),
                value);
    }

    private ProducerSettings settings() {
        Acks acks = acks();
        int retries = (int) number(ProducerKey.RETRIES);
        String transactionalId = text(ProducerKey.TRANSACTIONAL_ID);
        return new ProducerSettings(
                transactionalId.isEmpty() ? null : transactionalId,
                acks,
                isIdempotent(acks, retries),
                number(ProducerKey.TRANSACTION_TIMEOUT),
                number(ProducerKey.MAX_BLOCK),
                deliveryTimeout(),
                number(ProducerKey.REQUEST_TIMEOUT),
                number(ProducerKey.LINGER),
                retries,
                number(ProducerKey.RETRY_BACKOFF),
                (int) number(ProducerKey.BATCH_SIZE),
                (int) number(ProducerKey.MAX_REQUEST_SIZE));
    }

    private Acks acks() {
        String spelling = text(ProducerKey.ACKS);
        return Acks.named(spelling)
                .orElseThrow(() -> new RefusedException(
                        Refusal.CONFIG, "acks '" + spelling + "', allowed: '0', '1', 'all', '-1'"));
    }

    /** Idempotence that nobody asked for gives way to other settings. */
    private boolean isIdempotent(Acks acks, int retries) {
        boolean asked = Boolean.parseBoolean(text(ProducerKey.ENABLE_IDEMPOTENCE));
        boolean fits = acks == Acks.ALL && retries > 0;
        return asked && (fits || given.containsKey(ProducerKey.ENABLE_IDEMPOTENCE));
    }

    /** A delivery time-out that nobody set gives way to a longer linger and request time-out. */
    private long deliveryTimeout() {
        long timeout = number(ProducerKey.DELIVERY_TIMEOUT);
        long least = number(ProducerKey.LINGER) + number(ProducerKey.REQUEST_TIMEOUT);
        return given.containsKey(ProducerKey.DELIVERY_TIMEOUT) ? timeout : Math.max(timeout, least);
    }

    private String text(ProducerKey key) {
        @Nullable String value = given.get(key);
        return value == null ? key.otherwise : value;
    }

    private long number(ProducerKey key) {
        return Long.parseLong(text(key));
    }
}
