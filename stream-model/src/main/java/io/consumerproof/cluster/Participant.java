package io.consumerproof.cluster;

/**
 * Where a transaction has written: a partition, or the offsets of a group.
 *
 * @source KIP-98; Kafka 4.3, TransactionMetadata.topicPartitions
 */
interface Participant {

    /** Tells participants of one transaction apart. */
    String name();

    /** Whether its marker can be written now. */
    boolean isAvailable();

    /** Writes the marker: what the transaction wrote here counts from now on, or never will. */
    void end(ProducerIdentity producer, boolean commit, long nowMillis);
}
