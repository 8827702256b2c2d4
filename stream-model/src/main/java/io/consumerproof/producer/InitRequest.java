package io.consumerproof.producer;

import io.consumerproof.cluster.TransactionCoordinator;
import io.consumerproof.log.Refusal;
import io.consumerproof.log.RefusedException;

/**
 * A transactional producer introduces itself.
 *
 * @source Kafka 4.3, TransactionManager.InitProducerIdHandler
 */
final class InitRequest extends Request {

    private final Transactions transactions;
    private final TransactionCoordinator coordinator;
    private final String transactionalId;
    private final long timeoutMillis;

    InitRequest(
            Transactions transactions, TransactionCoordinator coordinator, String transactionalId, long timeoutMillis) {
        super(Kind.INIT);
        this.transactions = transactions;
        this.coordinator = coordinator;
        this.transactionalId = transactionalId;
        this.timeoutMillis = timeoutMillis;
    }

    @Override
    void ask() {
        transactions.introduced(coordinator.init(transactionalId, timeoutMillis));
        succeed();
    }

    @Override
    void refused(RefusedException refusal) {
        RefusedException reason = refusal.refusal() == Refusal.PRODUCER_FENCED
                ? refusal
                : new RefusedException(Refusal.KAFKA, String.valueOf(refusal.getMessage()));
        fail(reason);
        transactions.failForGood(reason);
    }
}
