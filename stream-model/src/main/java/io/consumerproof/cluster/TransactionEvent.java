package io.consumerproof.cluster;

/**
 * What happens to a transactional id. To end a transaction comes in two kinds: with the current epoch, or again, with the epoch
 * before it: each end raises the epoch, so that an old one tells of a repeated call, or of a producer whose transaction was
 * ended for it.
 *
 * @source Kafka 4.3, TransactionCoordinator; KIP-890 (transaction version 2)
 */
public enum TransactionEvent {
    /** A producer introduces itself: it has no epoch yet. */
    INIT,
    /** A producer of the current epoch writes to a partition or commits offsets of a group. */
    ADD,
    /** A producer of the current epoch commits. */
    COMMIT,
    /** A producer of the current epoch aborts. */
    ABORT,
    /** A producer of the epoch before commits. */
    COMMIT_AGAIN,
    /** A producer of the epoch before aborts. */
    ABORT_AGAIN,
    /** The coordinator ends a transaction against its producer: it timed out, or another producer has introduced itself. */
    FENCE,
    /** The last marker is written. */
    MARKED
}
