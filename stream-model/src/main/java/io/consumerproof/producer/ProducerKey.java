package io.consumerproof.producer;

import java.util.Arrays;
import java.util.Optional;

/**
 * The catalogue of Kafka's own keys for a producer, with their defaults.
 *
 * @source ProducerConfig, Kafka 4.3
 */
enum ProducerKey {
    ACKS("acks", "all"),
    BATCH_SIZE("batch.size", "16384"),
    DELIVERY_TIMEOUT("delivery.timeout.ms", "120000"),
    ENABLE_IDEMPOTENCE("enable.idempotence", "true"),
    LINGER("linger.ms", "5"),
    MAX_BLOCK("max.block.ms", "60000"),
    MAX_REQUEST_SIZE("max.request.size", "1048576"),
    REQUEST_TIMEOUT("request.timeout.ms", "30000"),
    RETRIES("retries", "2147483647"),
    RETRY_BACKOFF("retry.backoff.ms", "100"),
    TRANSACTION_TIMEOUT("transaction.timeout.ms", "60000"),
    TRANSACTIONAL_ID("transactional.id", ""),
    // About the network between client and broker, of which there is none here: any value means the same.
    CLIENT_ID("client.id", "producer"),
    METADATA_MAX_AGE("metadata.max.age.ms", "300000"),
    RECONNECT_BACKOFF_MAX("reconnect.backoff.max.ms", "1000"),
    RECONNECT_BACKOFF("reconnect.backoff.ms", "50"),
    RETRY_BACKOFF_MAX("retry.backoff.max.ms", "1000");

    final String spelling;
    final String otherwise;

    ProducerKey(String spelling, String otherwise) {
        this.spelling = spelling;
        this.otherwise = otherwise;
    }

    static Optional<ProducerKey> named(String spelling) {
        return Arrays.stream(values())
                .filter(each -> each.spelling.equals(spelling))
                .findFirst();
    }

    @Override
    public String toString() {
        return spelling;
    }
}
