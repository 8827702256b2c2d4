package io.consumerproof.log;

/**
 * What the leader answers to a batch.
 *
 * @param offset of its first record
 * @param endOffset exclusive end of its records
 * @param isDuplicate whether it stood there already
 * @param leaderEpoch see {@link Replicas#leaderEpoch()}; 0 without replicas
 * @source Kafka 4.3, ProduceResponse.PartitionResponse and LogAppendInfo
 */
public record Receipt(long offset, long endOffset, boolean isDuplicate, int leaderEpoch) {}
