package io.consumerproof.producer;

import io.consumerproof.cluster.Cluster;
import io.consumerproof.cluster.ProducerIdentity;
import io.consumerproof.group.Races;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.log.Acknowledgement;
import io.consumerproof.log.Acks;
import io.consumerproof.log.Intake;
import io.consumerproof.log.Receipt;
import io.consumerproof.log.Refusal;
import io.consumerproof.log.RefusedException;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What a producer does in the background: it sends batches and requests, tries again, gives up. Batches of one partition are
 * taken in their order (ours: without idempotence the real client may overtake a batch that is tried again).
 *
 * @source Kafka 4.3, Sender
 */
final class Sender {

    private static final int MOST_IN_FLIGHT = 5;

    private final Cluster cluster;
    private final ProducerSettings settings;
    private final Accumulator accumulator;
    private final Sequences sequences;
    private final @Nullable Transactions transactions;
    private @Nullable ProducerIdentity idempotent;
    private @Nullable Boolean leftoverBlocks;
    private boolean hurried;
    private int answersToLose;
    private long lastRunMillis;

    Sender(
            Cluster cluster,
            ProducerSettings settings,
            Accumulator accumulator,
            Sequences sequences,
            @Nullable Transactions transactions) {
        this.cluster = cluster;
        this.settings = settings;
        this.accumulator = accumulator;
        this.sequences = sequences;
        this.transactions = transactions;
    }

    /** The answers to the next {@code count} batches that are sent do not arrive. */
    void loseAnswers(int count) {
        answersToLose = count;
    }

    /** Whether batches are sent without waiting for more records. */
    void hurry(boolean now) {
        hurried = now;
    }

    /** Does all that can be done now. */
    void run() {
        boolean isBusy = true;
        while (isBusy) {
            isBusy = round();
        }
        lastRunMillis = cluster.nowMillis();
    }

    private boolean round() {
        if (transactions == null) {
            return deliver();
        }
        RefusedException error = transactions.lastError();
        switch (transactions.phase()) {
            case FATAL_ERROR -> {
                if (error != null) {
                    accumulator.abortAll(error);
                }
            }
            case ABORTABLE_ERROR -> {
                if (error != null) {
                    accumulator.abortUnsent(error);
                }
            }
            case ABORTING ->
                accumulator.abortUnsent(
                        new RefusedException(Refusal.TRANSACTION_ABORTED, "the transaction is aborted"));
            default -> {}
        }
        return transactions.step(accumulator.isEmpty(), cluster.nowMillis(), settings.retryBackoffMillis())
                || deliver();
    }

    /** Whether a batch's time is over at that instant. */
    boolean expiresAt(long millis) {
        return transactions != null && accumulator.all().stream().anyMatch(each -> expiryMillis(each) == millis);
    }

    /** Whether more than one batch's time is over, and the first is given up before the others are looked at. */
    private boolean givesUpOneFirst() {
        long now = cluster.nowMillis();
        return transactions != null
                && accumulator.all().stream()
                                .filter(each -> expiryMillis(each) <= now)
                                .count()
                        > 1
                && cluster.race().choose(Races.TIME_OUTS_AT_ONCE, 2) == 1;
    }

    /** Whether something that belongs to no transaction keeps {@code batch} from going out; all partitions count as one broker's. */
    private boolean isBlocked(PendingBatch batch) {
        boolean hasLeftover = transactions != null
                && accumulator.all().stream()
                        .anyMatch(each -> !each.partition.equals(batch.partition) && !maySend(each));
        if (!hasLeftover) {
            leftoverBlocks = null;
            return false;
        }
        if (leftoverBlocks == null) {
            leftoverBlocks = cluster.race().choose(Races.LEFTOVER_BLOCKS, 2) == 1;
        }
        return leftoverBlocks;
    }

    private boolean deliver() {
        boolean oneFirst = givesUpOneFirst();
        TreeSet<TopicPartition> blocked = new TreeSet<>();
        boolean isBusy = false;
        int inFlight = 0;
        for (PendingBatch each : accumulator.all()) {
            boolean expired = expire(each);
            if (expired && oneFirst) {
                return true;
            }
            boolean changed = expired || look(each);
            if (!changed && each.receipt() == null && inFlight < MOST_IN_FLIGHT && !blocked.contains(each.partition)) {
                changed = isReady(each);
                if (changed) {
                    send(each);
                }
            }
            inFlight += each.receipt() == null ? 0 : 1;
            if (each.receipt() == null) {
                blocked.add(each.partition);
            }
            isBusy |= changed;
        }
        return isBusy;
    }

    private boolean isReady(PendingBatch batch) {
        long now = cluster.nowMillis();
        return maySend(batch) && now >= readyMillis(batch) && now >= batch.nextAttemptMillis() && !isBlocked(batch);
    }

    private boolean maySend(PendingBatch batch) {
        return transactions == null || transactions.maySendTo(batch.partition);
    }

    private long readyMillis(PendingBatch batch) {
        boolean isCompleting = transactions != null && transactions.phase().isCompleting();
        boolean isDue = hurried || isCompleting || batch.wasSent() || batch.isFull(settings.batchSize());
        return batch.createdMillis + (isDue ? 0 : settings.lingerMillis());
    }

    private boolean expire(PendingBatch batch) {
        if (cluster.nowMillis() < expiryMillis(batch)) {
            return false;
        }
        fail(batch, new RefusedException(Refusal.TIMEOUT, expiry(batch)), false);
        if (batch.attempts() > 0) {
            unresolved(batch);
        }
        return true;
    }

    private String expiry(PendingBatch batch) {
        return batch.records() + " records for '" + batch.partition + "' are not acknowledged after '"
                + settings.deliveryTimeoutMillis() + "ms'";
    }

    private long expiryMillis(PendingBatch batch) {
        return batch.createdMillis + settings.deliveryTimeoutMillis();
    }

    /** Nobody knows whether the batch stands in the log; with another epoch its sequences are not needed any more. */
    private void unresolved(PendingBatch batch) {
        if (transactions == null) {
            raiseEpoch();
        } else if (transactions.phase() != ProducerPhase.FATAL_ERROR) {
            transactions.failInBackground(new RefusedException(
                    Refusal.KAFKA, "nobody knows whether a batch for '" + batch.partition + "' was written"));
        }
    }

    private void send(PendingBatch batch) {
        if (!batch.wasSent()) {
            number(batch);
        }
        boolean isLost = answersToLose > 0;
        answersToLose = Math.max(0, answersToLose - 1);
        long now = cluster.nowMillis();
        try {
            Receipt receipt = taken(batch, cluster.intake(batch.partition));
            batch.taken(receipt, now, isLost);
        } catch (RefusedException refused) {
            if (isLost && settings.acks() != Acks.NONE) {
                batch.again(now + settings.requestTimeoutMillis());
            } else {
                refused(batch, refused);
            }
        }
        look(batch);
    }

    private void number(PendingBatch batch) {
        ProducerIdentity identity = identity();
        int first = identity == null ? 0 : sequences.take(batch.partition, batch.records());
        batch.number(identity, first, transactions != null);
    }

    private @Nullable ProducerIdentity identity() {
        if (transactions != null) {
            return transactions.identity();
        }
        if (settings.idempotent() && idempotent == null) {
            idempotent = cluster.transactions().newProducer();
        }
        return idempotent;
    }

    /** The partition's leader has the coordinator enter a transaction's first batch before it appends. */
    private Receipt taken(PendingBatch batch, Intake intake) {
        ProducerIdentity identity = identity();
        String transactionalId = settings.transactionalId();
        if (transactions != null && transactionalId != null && identity != null) {
            if (!intake.isInTransaction(identity.producerId(), identity.epoch())) {
                enter(transactionalId, identity, batch.partition);
            }
        }
        return intake.take(batch.batch(), settings.acks(), cluster.nowMillis());
    }

    private void enter(String transactionalId, ProducerIdentity identity, TopicPartition partition) {
        try {
            cluster.transactions().addPartition(transactionalId, identity, partition);
        } catch (RefusedException refused) {
            if (refused.refusal() != Refusal.PRODUCER_FENCED) {
                throw refused;
            }
            // A producer may abort after this and go on; after "fenced" it may not.
            throw new RefusedException(Refusal.INVALID_PRODUCER_EPOCH, String.valueOf(refused.getMessage()));
        }
    }

    /** Takes in what is answered to a batch that the leader has appended; whether anything was. */
    private boolean look(PendingBatch batch) {
        Receipt receipt = batch.receipt();
        if (receipt == null) {
            return false;
        }
        if (cluster.nowMillis() - batch.takenMillis() >= settings.requestTimeoutMillis()) {
            refused(batch, new RefusedException(Refusal.TIMEOUT, "no answer to a batch for '" + batch.partition + "'"));
            return true;
        }
        Acknowledgement answer = cluster.intake(batch.partition).acknowledgement(receipt, settings.acks());
        if (answer == Acknowledgement.WAITING || (batch.isAnswerLost() && settings.acks() != Acks.NONE)) {
            return false;
        }
        answered(batch, receipt, answer);
        return true;
    }

    private void answered(PendingBatch batch, Receipt receipt, Acknowledgement answer) {
        switch (answer) {
            case TOO_FEW_AFTER_APPEND ->
                refused(batch, new RefusedException(Refusal.NOT_ENOUGH_REPLICAS_AFTER_APPEND, String.valueOf(receipt)));
            case LEADER_CHANGED ->
                refused(batch, new RefusedException(Refusal.NOT_LEADER_OR_FOLLOWER, String.valueOf(receipt)));
            default -> {
                accumulator.remove(batch);
                batch.written(settings.acks() == Acks.NONE ? Sending.NO_OFFSET : receipt.offset());
            }
        }
    }

    private void refused(PendingBatch batch, RefusedException refusal) {
        if (settings.acks() == Acks.NONE) {
            accumulator.remove(batch);
            batch.written(Sending.NO_OFFSET);
        } else if (refusal.refusal() == Refusal.OUT_OF_ORDER_SEQUENCE && transactions == null) {
            raiseEpoch();
            number(batch);
            batch.again(cluster.nowMillis() + settings.retryBackoffMillis());
        } else if (Retriable.is(refusal.refusal()) && batch.attempts() < settings.retries()) {
            batch.again(cluster.nowMillis() + settings.retryBackoffMillis());
        } else {
            fail(batch, refusal, batch.attempts() < settings.retries());
        }
    }

    /** @param neverAppended whether its sequences are free again */
    private void fail(PendingBatch batch, RefusedException reason, boolean neverAppended) {
        accumulator.remove(batch);
        batch.fail(reason);
        if (transactions != null) {
            transactions.failedBatch(reason);
            if (neverAppended && batch.wasSent()) {
                sequences.giveBack(batch.partition, batch.batch().firstSequence());
            }
        } else if (neverAppended && batch.wasSent()) {
            raiseEpoch();
        }
    }

    /** An idempotent producer without transactions goes on under the next epoch. */
    private void raiseEpoch() {
        ProducerIdentity current = idempotent;
        if (current != null) {
            idempotent = current.epoch() == Short.MAX_VALUE
                    ? null
                    : new ProducerIdentity(current.producerId(), (short) (current.epoch() + 1));
            sequences.reset();
        }
    }

    /** The next instant at which {@link #run} may have something to do, in milliseconds; {@link Long#MAX_VALUE} for none. */
    long nextDeadlineMillis() {
        long next = transactions == null ? Long.MAX_VALUE : future(transactions.nextAttemptMillis());
        for (PendingBatch each : accumulator.all()) {
            next = Math.min(next, future(expiryMillis(each)));
            if (each.receipt() != null) {
                next = Math.min(next, lastRunMillis + settings.retryBackoffMillis());
            } else if (maySend(each)) {
                next = Math.min(next, future(Math.max(readyMillis(each), each.nextAttemptMillis())));
            }
        }
        return next;
    }

    /** What could have been done already and was not waits for something else than time. */
    private long future(long millis) {
        return millis > lastRunMillis ? millis : Long.MAX_VALUE;
    }
}
