package io.consumerproof.cluster;

import io.consumerproof.group.CommittedOffset;
import io.consumerproof.group.Standing;
import io.consumerproof.group.Timed;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.log.Refusal;
import io.consumerproof.log.RefusedException;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Hands out producer ids and keeps the transactions of all transactional ids. Markers are written at once where they can be;
 * what a leaderless partition misses is written later.
 *
 * @source Kafka 4.3, TransactionCoordinator with transaction.version 2 (KIP-890)
 */
public final class TransactionCoordinator implements Timed {

    /**
     * The longest time-out that a producer may ask for, in milliseconds.
     *
     * @source Kafka 4.3, broker setting transaction.max.timeout.ms
     */
    public static final long MAX_TIMEOUT_MILLIS = 900_000;

    private static final long MARKER_RETRY_MICROS = 100_000;

    private final Cluster cluster;
    private final long cleanupMicros;
    private final TreeMap<String, TransactionalId> ids = new TreeMap<>();
    private long producerIds;
    private long markersAtMicros = NEVER;

    /** @param cleanupMicros how often timed out transactions are looked for, from time 0 on */
    TransactionCoordinator(Cluster cluster, long cleanupMicros) {
        this.cluster = cluster;
        this.cleanupMicros = cleanupMicros;
    }

    /** An identity for a producer that is idempotent without transactions. */
    public ProducerIdentity newProducer() {
        return new ProducerIdentity(producerIds++, (short) 0);
    }

    /**
     * A producer introduces itself under a transactional id. Whoever did so before is fenced, its open transaction aborted.
     *
     * @param timeoutMillis after which an open transaction is aborted
     * @throws RefusedException if {@code timeoutMillis} is too long; or to be asked again, while a transaction of before ends
     */
    public ProducerIdentity init(String transactionalId, long timeoutMillis) {
        if (timeoutMillis <= 0 || timeoutMillis > MAX_TIMEOUT_MILLIS) {
            throw new RefusedException(
                    Refusal.INVALID_TXN_TIMEOUT,
                    "transaction time-out '" + timeoutMillis + "ms', allowed is '1ms' to '" + MAX_TIMEOUT_MILLIS
                            + "ms'");
        }
        TransactionalId id = ids.computeIfAbsent(transactionalId, this::created);
        try {
            return id.init(timeoutMillis, cluster.nowMillis());
        } finally {
            planMarkers(id);
        }
    }

    private TransactionalId created(String name) {
        return new TransactionalId(name, () -> producerIds++);
    }

    /**
     * The transaction is going to write to {@code partition}; the first such call opens it.
     *
     * @throws RefusedException if the producer is fenced; or to be asked again, while its last transaction ends
     */
    public void addPartition(String transactionalId, ProducerIdentity producer, TopicPartition partition) {
        add(transactionalId, producer, new PartitionParticipant(partition, cluster.intake(partition)));
    }

    /**
     * Commits offsets of a group inside the transaction: they count once it is committed, and hold back whoever asks for the
     * group's offsets until then.
     *
     * @throws RefusedException if the producer is fenced, or the group refuses
     * @source Kafka 4.3, GroupCoordinatorService.commitTransactionalOffsets: the transaction is joined before the group checks
     */
    public void commitOffsets(
            String transactionalId,
            ProducerIdentity producer,
            Standing standing,
            SortedMap<TopicPartition, CommittedOffset> offsets) {
        add(transactionalId, producer, new GroupParticipant(standing.group(), cluster.groups()));
        cluster.groups().commitInTransaction(producer.producerId(), standing, offsets);
    }

    private void add(String transactionalId, ProducerIdentity producer, Participant participant) {
        known(transactionalId).add(producer, participant, cluster.nowMillis());
    }

    /**
     * Ends the open transaction.
     *
     * @return under what the producer goes on
     * @throws RefusedException if the producer is fenced or nothing is open; or to be asked again, while markers are written
     */
    public ProducerIdentity end(String transactionalId, ProducerIdentity producer, boolean commit) {
        TransactionalId id = known(transactionalId);
        id.end(producer, commit, cluster.nowMillis());
        planMarkers(id);
        return id.identity();
    }

    /** How the transactions of {@code transactionalId} stand; a new id is empty. */
    public TransactionState state(String transactionalId) {
        TransactionalId id = ids.get(transactionalId);
        return id == null ? TransactionState.EMPTY : id.state();
    }

    private TransactionalId known(String transactionalId) {
        TransactionalId id = ids.get(transactionalId);
        if (id == null) {
            throw new RefusedException(
                    Refusal.INVALID_PID_MAPPING, "no producer has introduced itself as '" + transactionalId + "'");
        }
        return id;
    }

    private void planMarkers(TransactionalId id) {
        if (id.state().isPrepared()) {
            markersAtMicros = Math.min(markersAtMicros, cluster.nowMicros() + MARKER_RETRY_MICROS);
        }
    }

    @Override
    public long nextDeadlineMicros() {
        long next = markersAtMicros;
        for (TransactionalId each : ids.values()) {
            if (each.state() == TransactionState.ONGOING) {
                next = Math.min(next, nextLookAt(each.expiresMillis() * 1000));
            }
        }
        return next;
    }

    private long nextLookAt(long micros) {
        return (micros + cleanupMicros - 1) / cleanupMicros * cleanupMicros;
    }

    @Override
    public void advance(long nowMicros) {
        if (markersAtMicros <= nowMicros) {
            markersAtMicros = NEVER;
            ids.values().forEach(this::mark);
        }
        for (TransactionalId each : ids.values()) {
            if (each.state() == TransactionState.ONGOING && nextLookAt(each.expiresMillis() * 1000) <= nowMicros) {
                each.fence(cluster.nowMillis());
                planMarkers(each);
            }
        }
    }

    private void mark(TransactionalId id) {
        id.mark(cluster.nowMillis());
        planMarkers(id);
    }
}
