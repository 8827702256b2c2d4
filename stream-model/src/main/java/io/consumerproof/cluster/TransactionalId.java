package io.consumerproof.cluster;

import static io.consumerproof.log.Batch.NO_EPOCH;
import static io.consumerproof.log.Batch.NO_PRODUCER;

import io.consumerproof.log.Refusal;
import io.consumerproof.log.RefusedException;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.LongSupplier;

/**
 * What the coordinator knows of one transactional id.
 *
 * @source Kafka 4.3, TransactionMetadata; KIP-890: every end of a transaction raises the epoch, its markers carry the new one
 */
final class TransactionalId {

    /** The last epoch that a producer gets; after it comes another producer id. */
    private static final short LAST_EPOCH = Short.MAX_VALUE - 1;

    private final String name;
    private final LongSupplier newProducerIds;
    private final TreeMap<String, Participant> participants = new TreeMap<>();
    private TransactionState state = TransactionState.EMPTY;
    private long producerId;
    private long formerProducerId = NO_PRODUCER;
    private long nextProducerId = NO_PRODUCER;
    private short epoch = NO_EPOCH;
    private long timeoutMillis;
    private long startedMillis;

    TransactionalId(String name, LongSupplier newProducerIds) {
        this.name = name;
        this.newProducerIds = newProducerIds;
        producerId = newProducerIds.getAsLong();
    }

    TransactionState state() {
        return state;
    }

    ProducerIdentity identity() {
        return new ProducerIdentity(producerId, epoch);
    }

    /** The first instant at which an open transaction is too old, in milliseconds. */
    long expiresMillis() {
        return startedMillis + timeoutMillis + 1;
    }

    /** A producer introduces itself; an open transaction of another one is fenced, and the producer is to ask again. */
    ProducerIdentity init(long newTimeoutMillis, long nowMillis) {
        TransactionEdge edge = TransactionEdges.of(state, TransactionEvent.INIT);
        if (state == TransactionState.ONGOING) {
            fence(nowMillis);
        }
        follow(edge);
        timeoutMillis = newTimeoutMillis;
        if (epoch >= LAST_EPOCH) {
            rotate(newProducerIds.getAsLong());
        } else {
            epoch++;
        }
        return identity();
    }

    void add(ProducerIdentity producer, Participant participant, long nowMillis) {
        requireProducer(producer.producerId() == producerId, producer);
        if (producer.epoch() != epoch) {
            throw refused(Refusal.PRODUCER_FENCED, producer);
        }
        boolean isFirst = state != TransactionState.ONGOING;
        follow(TransactionEvent.ADD);
        if (isFirst) {
            startedMillis = nowMillis;
        }
        participants.putIfAbsent(participant.name(), participant);
    }

    /** Ends the transaction, or tells that this was done already. */
    void end(ProducerIdentity producer, boolean commit, long nowMillis) {
        boolean isFormer = producer.producerId() == formerProducerId && producer.epoch() == LAST_EPOCH && epoch == 0;
        requireProducer(producer.producerId() == producerId || isFormer, producer);
        if (isFormer || producer.epoch() + 1 == epoch) {
            follow(commit ? TransactionEvent.COMMIT_AGAIN : TransactionEvent.ABORT_AGAIN);
            return;
        }
        if (producer.epoch() != epoch) {
            throw refused(Refusal.PRODUCER_FENCED, producer);
        }
        follow(commit ? TransactionEvent.COMMIT : TransactionEvent.ABORT);
        raiseEpoch();
        mark(nowMillis);
    }

    /** Aborts the open transaction against its producer, whose epoch is an old one from now on. */
    void fence(long nowMillis) {
        follow(TransactionEvent.FENCE);
        raiseEpoch();
        mark(nowMillis);
    }

    /** Writes the markers that can be written; with the last one the transaction is complete. */
    void mark(long nowMillis) {
        if (!state.isPrepared()) {
            return;
        }
        boolean commit = state == TransactionState.PREPARE_COMMIT;
        List<Participant> open = new ArrayList<>(participants.values());
        for (Participant each : open) {
            if (each.isAvailable()) {
                each.end(identity(), commit, nowMillis);
                participants.remove(each.name());
            }
        }
        if (participants.isEmpty()) {
            follow(TransactionEvent.MARKED);
            if (nextProducerId != NO_PRODUCER) {
                rotate(nextProducerId);
                nextProducerId = NO_PRODUCER;
            }
        }
    }

    private void raiseEpoch() {
        if (epoch >= LAST_EPOCH) {
            nextProducerId = newProducerIds.getAsLong();
        }
        epoch++;
    }

    private void rotate(long newProducerId) {
        formerProducerId = producerId;
        producerId = newProducerId;
        epoch = 0;
    }

    private void follow(TransactionEvent event) {
        follow(TransactionEdges.of(state, event));
    }

    private void follow(TransactionEdge edge) {
        Refusal refusal = edge.refusal();
        if (refusal != null) {
            throw new RefusedException(refusal, "transactional id '" + name + "': " + edge);
        }
        state = edge.to();
    }

    private void requireProducer(boolean isKnown, ProducerIdentity producer) {
        if (!isKnown) {
            throw refused(Refusal.INVALID_PID_MAPPING, producer);
        }
    }

    private RefusedException refused(Refusal refusal, ProducerIdentity found) {
        return new RefusedException(
                refusal,
                "transactional id '" + name + "' is asked by producer " + found.producerId() + " of epoch "
                        + found.epoch() + ", current is " + producerId + " of epoch " + epoch);
    }
}
