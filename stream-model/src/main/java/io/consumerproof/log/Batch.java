package io.consumerproof.log;

import java.util.List;

/**
 * What one producer sends to one partition at once: it is appended as a whole or not at all.
 *
 * @param producerId {@link #NO_PRODUCER} for a producer without idempotence
 * @param epoch the producer's epoch, or {@link #NO_EPOCH} without idempotence
 * @param firstSequence the number of its first record in the producer's count for this partition, from 0; ignored without
 *     idempotence
 * @param transactional whether it belongs to the producer's open transaction
 * @param drafts the records in order, not empty
 * @source KIP-98; Kafka 4.3, DefaultRecordBatch: producer id, epoch, base sequence and the transactional bit
 */
public record Batch(long producerId, short epoch, int firstSequence, boolean transactional, List<Draft> drafts) {

    /** The id of a producer that has none. */
    public static final long NO_PRODUCER = -1;

    /** The epoch before any. */
    public static final short NO_EPOCH = -1;

    public Batch {
        drafts = List.copyOf(drafts);
        if (drafts.isEmpty()) {
            throw new IllegalArgumentException("a batch of producer " + producerId + " has no record");
        }
    }

    /** A batch of a producer without idempotence: sent twice, it stands twice. */
    public static Batch plain(List<Draft> drafts) {
        return new Batch(NO_PRODUCER, NO_EPOCH, 0, false, drafts);
    }

    /** Whether a retry of it is recognised. */
    public boolean isIdempotent() {
        return producerId != NO_PRODUCER;
    }

    /** The sequence of its last record; after {@link Integer#MAX_VALUE} comes 0. */
    int lastSequence() {
        return (firstSequence + drafts.size() - 1) & Integer.MAX_VALUE;
    }
}
