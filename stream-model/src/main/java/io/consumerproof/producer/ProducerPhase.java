package io.consumerproof.producer;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Where a producer stands with its transactions; each names the phases that may come before it, and that is the whole table.
 *
 * @source Kafka 4.3, TransactionManager.State; PREPARED_TRANSACTION (two-phase commit, KIP-939) is not modelled
 */
public enum ProducerPhase {
    /** Made, and not yet introduced to the coordinator. */
    UNINITIALIZED,
    /** Introducing itself. */
    INITIALIZING(UNINITIALIZED),
    /** Between transactions. */
    READY(INITIALIZING),
    /** In a transaction. */
    IN_TRANSACTION(READY),
    /** Committing. */
    COMMITTING(IN_TRANSACTION),
    /** Something failed: the transaction can only be aborted. */
    ABORTABLE_ERROR(IN_TRANSACTION, COMMITTING, INITIALIZING),
    /** Aborting. */
    ABORTING(IN_TRANSACTION, ABORTABLE_ERROR),
    /** Nothing goes any more; follows everything. */
    FATAL_ERROR;

    private final List<ProducerPhase> predecessors = new ArrayList<>();

    static {
        READY.predecessors.add(COMMITTING);
        READY.predecessors.add(ABORTING);
        ABORTABLE_ERROR.predecessors.add(ABORTABLE_ERROR);
        Collections.addAll(FATAL_ERROR.predecessors, values());
    }

    ProducerPhase(ProducerPhase... before) {
        Collections.addAll(predecessors, before);
    }

    /** Whether {@code next} may come after this. */
    public boolean mayBecome(ProducerPhase next) {
        return next.predecessors.contains(this);
    }

    boolean isError() {
        return this == ABORTABLE_ERROR || this == FATAL_ERROR;
    }

    boolean isCompleting() {
        return this == COMMITTING || this == ABORTING;
    }

    /** Whether closing the producer has a transaction to end. */
    boolean isOngoing() {
        return this == IN_TRANSACTION || this == ABORTABLE_ERROR || isCompleting();
    }
}
