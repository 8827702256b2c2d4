package io.consumerproof.cluster;

/**
 * How the transactions of one transactional id stand at the coordinator.
 *
 * @source Kafka 4.3, TransactionState; Dead (an id forgotten after transactional.id.expiration.ms, a week) is not modelled,
 *     PrepareEpochFence is passed through at once and is the event {@link TransactionEvent#FENCE} here
 */
public enum TransactionState {
    /** A producer has introduced itself and written nothing yet. */
    EMPTY,
    /** A transaction is open. */
    ONGOING,
    /** It will be committed: markers are being written. */
    PREPARE_COMMIT,
    /** It will be aborted: markers are being written. */
    PREPARE_ABORT,
    /** The last one was committed. */
    COMPLETE_COMMIT,
    /** The last one was aborted. */
    COMPLETE_ABORT;

    /** Whether markers are being written. */
    boolean isPrepared() {
        return this == PREPARE_COMMIT || this == PREPARE_ABORT;
    }
}
