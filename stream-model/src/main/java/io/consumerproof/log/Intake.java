package io.consumerproof.log;

import org.jspecify.annotations.Nullable;

/**
 * What the leader of one partition does with what producers send: records are checked, sequences too, replicas counted, and
 * the batch appended.
 *
 * @source Kafka 4.3, ReplicaManager.appendRecords and UnifiedLog.append
 */
public final class Intake {

    private final Partition partition;
    private final @Nullable Replicas replicas;
    private final ProducerStates producers;

    /** @param replicas null for a partition with one replica */
    Intake(Partition partition, @Nullable Replicas replicas) {
        this.partition = partition;
        this.replicas = replicas;
        producers = new ProducerStates(replicas != null);
        if (replicas != null) {
            replicas.onTruncation(producers::truncateTo);
        }
    }

    /** The replicas, or null for a partition with one. */
    public @Nullable Replicas replicas() {
        return replicas;
    }

    /**
     * Appends a batch, unless it stands already.
     *
     * @param nowMillis the leader's clock
     * @throws RefusedException with nothing appended: nobody leads, too few are in sync, the topic does not take a record, or
     *     sequence or epoch do not fit
     */
    public Receipt take(Batch batch, Acks acks, long nowMillis) {
        if (replicas != null) {
            replicas.admit(acks);
        }
        partition.rules().admit(nowMillis, batch.drafts());
        long known = producers.admit(batch);
        boolean isDuplicate = known != ProducerState.NEW;
        long offset = isDuplicate ? known : append(batch);
        int leaderEpoch = replicas == null ? 0 : replicas.leaderEpoch();
        return new Receipt(offset, offset + batch.drafts().size(), isDuplicate, leaderEpoch);
    }

    private long append(Batch batch) {
        long offset = partition.endOffset();
        Long producer = batch.transactional() ? batch.producerId() : null;
        if (batch.drafts().size() > 1) {
            partition.appendBatch(producer, batch.drafts());
        } else {
            appendAlone(producer, batch.drafts().get(0));
        }
        producers.appended(batch, offset);
        appended();
        return offset;
    }

    private void appendAlone(@Nullable Long producer, Draft draft) {
        if (producer == null) {
            partition.append(draft.ordinal(), draft.timestampMillis(), draft.key(), draft.value(), draft.headers());
        } else {
            partition.append(producer, draft);
        }
    }

    private void appended() {
        if (replicas != null) {
            replicas.appended();
        }
    }

    /** What a producer of these acks is told of a batch that was taken. */
    public Acknowledgement acknowledgement(Receipt receipt, Acks acks) {
        if (replicas == null || acks != Acks.ALL) {
            return Acknowledgement.WRITTEN;
        }
        return replicas.acknowledgement(receipt.endOffset(), receipt.leaderEpoch());
    }

    /** Whether a marker can be written now. */
    public boolean isAvailable() {
        return replicas == null || replicas.takes(Acks.ALL);
    }

    /** Whether the producer's transaction of this epoch is open here, so that the coordinator knows of it. */
    public boolean isInTransaction(long producerId, short epoch) {
        return producers.isInTransaction(producerId, epoch);
    }

    /**
     * Ends a producer's transaction: a marker takes the next offset, and what the producer sends with an older epoch is refused
     * from then on. A partition that was entered into the transaction gets its marker even if it refused every record.
     *
     * @param epoch the marker's epoch, one more than that of the transaction
     */
    public void end(long producerId, short epoch, boolean commit, long nowMillis) {
        long offset = partition.endOffset();
        if (!partition.endTransaction(producerId, commit, nowMillis)) {
            partition.endWithoutRecords(producerId, commit, nowMillis);
        }
        producers.ended(producerId, epoch, offset);
        appended();
    }
}
