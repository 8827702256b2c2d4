package io.consumerproof.producer;

import io.consumerproof.cluster.ProducerIdentity;
import io.consumerproof.cluster.TransactionCoordinator;
import io.consumerproof.log.Refusal;
import io.consumerproof.log.RefusedException;

/**
 * A transactional producer commits or aborts.
 *
 * @source Kafka 4.3, TransactionManager.EndTxnHandler: the answer carries the epoch of the next transaction
 */
final class EndRequest extends Request {

    private final Transactions transactions;
    private final Sequences sequences;
    private final TransactionCoordinator coordinator;
    private final String transactionalId;
    private final boolean commit;

    EndRequest(
            Transactions transactions,
            Sequences sequences,
            TransactionCoordinator coordinator,
            String transactionalId,
            boolean commit) {
        super(Kind.END);
        this.transactions = transactions;
        this.sequences = sequences;
        this.coordinator = coordinator;
        this.transactionalId = transactionalId;
        this.commit = commit;
    }

    @Override
    void ask() {
        ProducerIdentity identity = transactions.identity();
        if (identity == null) {
            throw new IllegalStateException("'" + transactionalId + "' ends a transaction without identity");
        }
        transactions.ended(coordinator.end(transactionalId, identity, commit));
        sequences.reset();
        succeed();
    }

    @Override
    void refused(RefusedException refusal) {
        RefusedException reason =
                switch (refusal.refusal()) {
                    case INVALID_PRODUCER_EPOCH ->
                        new RefusedException(Refusal.PRODUCER_FENCED, String.valueOf(refusal.getMessage()));
                    case PRODUCER_FENCED, INVALID_TXN_STATE, INVALID_PID_MAPPING -> refusal;
                    default -> new RefusedException(Refusal.KAFKA, String.valueOf(refusal.getMessage()));
                };
        fail(reason);
        transactions.failForGood(reason);
    }
}
