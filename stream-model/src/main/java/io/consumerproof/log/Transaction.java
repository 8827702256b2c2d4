package io.consumerproof.log;

/**
 * What one partition knows of one transaction that wrote into it.
 *
 * @source KIP-98; Kafka 4.3, TxnMetadata and ProducerStateEntry.currentTxnFirstOffset
 */
final class Transaction {

    final long producerId;
    final long firstOffset;
    Outcome outcome = Outcome.OPEN;

    /** The marker's offset; none before the transaction has ended. */
    long markerOffset = Long.MAX_VALUE;

    /** How it stands, or how it ended. */
    enum Outcome {
        OPEN,
        COMMITTED,
        ABORTED
    }

    Transaction(long producerId, long firstOffset) {
        this.producerId = producerId;
        this.firstOffset = firstOffset;
    }

    boolean isAborted() {
        return outcome == Outcome.ABORTED;
    }
}
