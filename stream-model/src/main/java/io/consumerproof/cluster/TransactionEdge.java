package io.consumerproof.cluster;

import io.consumerproof.log.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * What an event does in a state.
 *
 * @param to the state after it; the same one if nothing changes
 * @param refusal what the producer is told, or null if it is told that all is well
 * @source each edge stands in {@link TransactionEdges}, with the table's
 */
public record TransactionEdge(
        TransactionState from,
        TransactionEvent event,
        TransactionState to,
        @Nullable Refusal refusal) {

    /** Spelled as {@code ONGOING --COMMIT--> PREPARE_COMMIT}. */
    @Override
    public String toString() {
        return from + " --" + event + "--> " + (refusal == null ? to : refusal);
    }
}
