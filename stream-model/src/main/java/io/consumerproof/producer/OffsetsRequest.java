package io.consumerproof.producer;

import io.consumerproof.cluster.ProducerIdentity;
import io.consumerproof.cluster.TransactionCoordinator;
import io.consumerproof.group.CommittedOffset;
import io.consumerproof.group.Standing;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.log.Refusal;
import io.consumerproof.log.RefusedException;
import java.util.SortedMap;

/**
 * A transactional producer commits a group's offsets inside its transaction.
 *
 * @source Kafka 4.3, TransactionManager.TxnOffsetCommitHandler
 */
final class OffsetsRequest extends Request {

    private final Transactions transactions;
    private final TransactionCoordinator coordinator;
    private final String transactionalId;
    private final Standing standing;
    private final SortedMap<TopicPartition, CommittedOffset> offsets;

    OffsetsRequest(
            Transactions transactions,
            TransactionCoordinator coordinator,
            String transactionalId,
            Standing standing,
            SortedMap<TopicPartition, CommittedOffset> offsets) {
        super(Kind.OFFSETS);
        this.transactions = transactions;
        this.coordinator = coordinator;
        this.transactionalId = transactionalId;
        this.standing = standing;
        this.offsets = offsets;
    }

    @Override
    void ask() {
        ProducerIdentity identity = transactions.identity();
        if (identity == null) {
            throw new IllegalStateException("'" + transactionalId + "' commits offsets without identity");
        }
        coordinator.commitOffsets(transactionalId, identity, standing, offsets);
        succeed();
    }

    @Override
    void refused(RefusedException refusal) {
        String detail = String.valueOf(refusal.getMessage());
        switch (refusal.refusal()) {
            case UNKNOWN_MEMBER_ID, ILLEGAL_GENERATION ->
                failTransaction(new RefusedException(Refusal.COMMIT_FAILED, detail));
            case FENCED_INSTANCE_ID, TRANSACTION_ABORTABLE -> failTransaction(refusal);
            case PRODUCER_FENCED, INVALID_PRODUCER_EPOCH ->
                failForGood(new RefusedException(Refusal.PRODUCER_FENCED, detail));
            default -> failForGood(new RefusedException(Refusal.KAFKA, detail));
        }
    }

    private void failTransaction(RefusedException reason) {
        fail(reason);
        transactions.failInBackground(reason);
    }

    private void failForGood(RefusedException reason) {
        fail(reason);
        transactions.failForGood(reason);
    }
}
