package io.consumerproof.cluster;

/**
 * Under what a producer writes: an id, and an epoch that tells its incarnations apart.
 *
 * @param producerId 0 or more
 * @param epoch from 0 up to 32,766
 */
public record ProducerIdentity(long producerId, short epoch) {}
