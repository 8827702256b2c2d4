package io.consumerproof.log;

import org.jspecify.annotations.Nullable;

/**
 * Neighbouring offsets of which there is more to say than that plain records stand there, each a batch of its own.
 *
 * @source ours: how batches, markers and gaps are kept in memory; what they mean is {@link Partition}'s
 */
final class Span {

    final Kind kind;
    final long first;
    long last;
    final @Nullable Transaction transaction;

    /** A marker's timestamp, or that of a batch that compaction emptied; unused elsewhere. */
    final long timestampMillis;

    /** What stands at the offsets. */
    enum Kind {
        /** Records of a transaction, each a batch of its own. */
        SINGLES,
        /** Records that a producer sent as one batch. */
        BATCH,
        /** The control record that ends a transaction in this partition; no reader sees it. */
        MARKER,
        /** A batch without records, which the cleaner left to remember its producer or its last offset. */
        HUSK
    }

    Span(Kind kind, long first, long last, @Nullable Transaction transaction, long timestampMillis) {
        this.kind = kind;
        this.first = first;
        this.last = last;
        this.transaction = transaction;
        this.timestampMillis = timestampMillis;
    }

    /** The part from {@code offset} on; only records that are batches of their own can be parted. */
    Span from(long offset) {
        return new Span(kind, offset, last, transaction, timestampMillis);
    }

    boolean isAborted() {
        return transaction != null && transaction.isAborted();
    }
}
