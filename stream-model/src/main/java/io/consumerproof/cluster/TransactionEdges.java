package io.consumerproof.cluster;

import static io.consumerproof.cluster.TransactionEvent.ABORT;
import static io.consumerproof.cluster.TransactionEvent.ABORT_AGAIN;
import static io.consumerproof.cluster.TransactionEvent.ADD;
import static io.consumerproof.cluster.TransactionEvent.COMMIT;
import static io.consumerproof.cluster.TransactionEvent.COMMIT_AGAIN;
import static io.consumerproof.cluster.TransactionEvent.FENCE;
import static io.consumerproof.cluster.TransactionEvent.INIT;
import static io.consumerproof.cluster.TransactionEvent.MARKED;
import static io.consumerproof.cluster.TransactionState.COMPLETE_ABORT;
import static io.consumerproof.cluster.TransactionState.COMPLETE_COMMIT;
import static io.consumerproof.cluster.TransactionState.EMPTY;
import static io.consumerproof.cluster.TransactionState.ONGOING;
import static io.consumerproof.cluster.TransactionState.PREPARE_ABORT;
import static io.consumerproof.cluster.TransactionState.PREPARE_COMMIT;
import static io.consumerproof.log.Refusal.CONCURRENT_TRANSACTIONS;
import static io.consumerproof.log.Refusal.INVALID_TXN_STATE;
import static io.consumerproof.log.Refusal.PRODUCER_FENCED;

import io.consumerproof.log.Refusal;
import java.util.List;

/**
 * Every edge of the coordinator's states; a pair that is not in here cannot come about.
 *
 * @source Kafka 4.3, TransactionCoordinator.prepareInitProducerIdTransit, handleAddPartitionsToTransaction, endTransaction
 *     (transaction version 2)
 */
public final class TransactionEdges {

    private static final List<TransactionEdge> ALL = List.of(
            edge(EMPTY, INIT, EMPTY),
            edge(EMPTY, ADD, ONGOING),
            edge(EMPTY, COMMIT, INVALID_TXN_STATE),
            edge(EMPTY, ABORT, PREPARE_ABORT),
            edge(EMPTY, COMMIT_AGAIN, PRODUCER_FENCED),
            edge(EMPTY, ABORT_AGAIN, PRODUCER_FENCED),
            edge(ONGOING, INIT, CONCURRENT_TRANSACTIONS),
            edge(ONGOING, ADD, ONGOING),
            edge(ONGOING, COMMIT, PREPARE_COMMIT),
            edge(ONGOING, ABORT, PREPARE_ABORT),
            edge(ONGOING, COMMIT_AGAIN, PRODUCER_FENCED),
            edge(ONGOING, ABORT_AGAIN, PRODUCER_FENCED),
            edge(ONGOING, FENCE, PREPARE_ABORT),
            edge(PREPARE_COMMIT, INIT, CONCURRENT_TRANSACTIONS),
            edge(PREPARE_COMMIT, ADD, CONCURRENT_TRANSACTIONS),
            edge(PREPARE_COMMIT, COMMIT, PRODUCER_FENCED),
            edge(PREPARE_COMMIT, ABORT, PRODUCER_FENCED),
            edge(PREPARE_COMMIT, COMMIT_AGAIN, CONCURRENT_TRANSACTIONS),
            edge(PREPARE_COMMIT, ABORT_AGAIN, INVALID_TXN_STATE),
            edge(PREPARE_COMMIT, MARKED, COMPLETE_COMMIT),
            edge(PREPARE_ABORT, INIT, CONCURRENT_TRANSACTIONS),
            edge(PREPARE_ABORT, ADD, CONCURRENT_TRANSACTIONS),
            edge(PREPARE_ABORT, COMMIT, PRODUCER_FENCED),
            edge(PREPARE_ABORT, ABORT, PRODUCER_FENCED),
            edge(PREPARE_ABORT, COMMIT_AGAIN, INVALID_TXN_STATE),
            edge(PREPARE_ABORT, ABORT_AGAIN, CONCURRENT_TRANSACTIONS),
            edge(PREPARE_ABORT, MARKED, COMPLETE_ABORT),
            edge(COMPLETE_COMMIT, INIT, EMPTY),
            edge(COMPLETE_COMMIT, ADD, ONGOING),
            edge(COMPLETE_COMMIT, COMMIT, INVALID_TXN_STATE),
            edge(COMPLETE_COMMIT, ABORT, PREPARE_ABORT),
            edge(COMPLETE_COMMIT, COMMIT_AGAIN, COMPLETE_COMMIT),
            edge(COMPLETE_COMMIT, ABORT_AGAIN, INVALID_TXN_STATE),
            edge(COMPLETE_ABORT, INIT, EMPTY),
            edge(COMPLETE_ABORT, ADD, ONGOING),
            edge(COMPLETE_ABORT, COMMIT, INVALID_TXN_STATE),
            edge(COMPLETE_ABORT, ABORT, PREPARE_ABORT),
            edge(COMPLETE_ABORT, COMMIT_AGAIN, INVALID_TXN_STATE),
            edge(COMPLETE_ABORT, ABORT_AGAIN, COMPLETE_ABORT));

    private TransactionEdges() {}

    /** All edges, by state and then by event. */
    public static List<TransactionEdge> all() {
        return ALL;
    }

    /**
     * What {@code event} does in {@code from}.
     *
     * @throws IllegalStateException if it cannot come about there
     */
    static TransactionEdge of(TransactionState from, TransactionEvent event) {
        for (TransactionEdge each : ALL) {
            if (each.from() == from && each.event() == event) {
                return each;
            }
        }
        throw new IllegalStateException("event '" + event + "' in state '" + from + "' of a transaction");
    }

    private static TransactionEdge edge(TransactionState from, TransactionEvent event, TransactionState to) {
        return new TransactionEdge(from, event, to, null);
    }

    private static TransactionEdge edge(TransactionState from, TransactionEvent event, Refusal refusal) {
        return new TransactionEdge(from, event, from, refusal);
    }
}
