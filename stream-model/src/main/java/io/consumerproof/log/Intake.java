package io.consumerproof.log;

import java.util.List;
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
        requireSize(batch);
        for (Draft each : batch.drafts()) {
            partition.rules().admit(nowMillis, each.timestampMillis(), each.key());
        }
        long known = producers.admit(batch);
        boolean isDuplicate = known != ProducerState.NEW;
        long offset = isDuplicate ? known : append(batch);
        int leaderEpoch = replicas == null ? 0 : replicas.leaderEpoch();
        return new Receipt(offset, offset + batch.drafts().size(), isDuplicate, leaderEpoch);
    }

    /** The topic's limit is on what the batch takes on disk. */
    private void requireSize(Batch batch) {
        List<Draft> drafts = batch.drafts();
        long first = drafts.get(0).timestampMillis();
        int size = BatchSize.HEAD;
        for (int i = 0; i < drafts.size(); i++) {
            Draft each = drafts.get(i);
            size += BatchSize.record(i, each.timestampMillis() - first, each.key(), each.value(), each.headers());
        }
        if (size > partition.rules().maxMessageBytes()) {
            throw new RefusedException(
                    Refusal.RECORD_TOO_LARGE,
                    "a batch of '" + size + "' bytes for '" + partition.id() + "', the most is '"
                            + partition.rules().maxMessageBytes() + "'");
        }
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
