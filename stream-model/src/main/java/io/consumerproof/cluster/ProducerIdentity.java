package io.consumerproof.cluster;

/**
 * Under what a producer writes: an id, and an epoch that tells its incarnations apart.
 *
 * @param producerId 0 or more
 * @param epoch from 0 up to 32,766
 * @source KIP-98; Kafka 4.3, ProducerIdAndEpoch; TransactionMetadata.isEpochExhausted
 */
public record ProducerIdentity(long producerId, short epoch) {}
