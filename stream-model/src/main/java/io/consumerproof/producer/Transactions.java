package io.consumerproof.producer;

import io.consumerproof.cluster.ProducerIdentity;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.log.Refusal;
import io.consumerproof.log.RefusedException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What a transactional producer believes about its transaction, and what it has to ask the coordinators.
 *
 * @source Kafka 4.3, TransactionManager with transaction.version 2
 */
final class Transactions {

    private static final Set<Refusal> FATAL = EnumSet.of(Refusal.PRODUCER_FENCED, Refusal.INVALID_PID_MAPPING);

    private final List<Request> requests = new ArrayList<>();
    private final TreeSet<TopicPartition> partitions = new TreeSet<>();
    private ProducerPhase phase = ProducerPhase.UNINITIALIZED;
    private @Nullable RefusedException lastError;
    private @Nullable ProducerIdentity identity;
    private boolean started;
    private @Nullable Request unfinished;
    private ProducerPhase phaseOfUnfinished = ProducerPhase.UNINITIALIZED;

    ProducerPhase phase() {
        return phase;
    }

    @Nullable
    RefusedException lastError() {
        return lastError;
    }

    @Nullable
    ProducerIdentity identity() {
        return identity;
    }

    /** Whether records of this partition may be sent: only a transaction that it belongs to takes them along. */
    boolean maySendTo(TopicPartition partition) {
        return phase != ProducerPhase.FATAL_ERROR && partitions.contains(partition);
    }

    void begin() {
        requireNothingUnfinished();
        requireNoError();
        become(ProducerPhase.IN_TRANSACTION);
    }

    /** A record for {@code partition} was taken in; only now is it checked whether it may be. */
    void join(TopicPartition partition) {
        requireNoError();
        requireNothingUnfinished();
        if (identity == null || phase != ProducerPhase.IN_TRANSACTION) {
            throw new RefusedException(
                    Refusal.ILLEGAL_STATE, "a record for '" + partition + "' in phase '" + phase + "'");
        }
        partitions.add(partition);
        started = true;
    }

    void sendOffsets(Request request) {
        requireNothingUnfinished();
        requireNoError();
        if (phase != ProducerPhase.IN_TRANSACTION) {
            throw new RefusedException(Refusal.ILLEGAL_STATE, "offsets for a transaction in phase '" + phase + "'");
        }
        started = true;
        requests.add(request);
    }

    /** The producer introduces itself, unless it is doing so already. */
    Request init(Request fresh) {
        return transition(ProducerPhase.INITIALIZING, fresh);
    }

    Request commit(Request fresh) {
        return transition(ProducerPhase.COMMITTING, fresh);
    }

    Request abort(Request fresh) {
        return transition(ProducerPhase.ABORTING, fresh);
    }

    /** A call whose time ran out goes on; called again it is waited for again, and no other is allowed before. */
    private Request transition(ProducerPhase target, Request fresh) {
        if (unfinished != null && phaseOfUnfinished == target) {
            return unfinished;
        }
        requireNothingUnfinished();
        if (target != ProducerPhase.ABORTING || phase != ProducerPhase.ABORTABLE_ERROR) {
            requireNoError();
        }
        become(target);
        requests.add(fresh);
        unfinished = fresh;
        phaseOfUnfinished = target;
        return fresh;
    }

    /** The caller of the request has heard how it ended. */
    void heard() {
        unfinished = null;
    }

    /** Sends the next request if there is one that may be sent; whether anything happened. */
    boolean step(boolean allDelivered, long nowMillis, long backoffMillis) {
        Request next =
                requests.stream().min(Comparator.comparing(each -> each.kind)).orElse(null);
        boolean isEnd = next != null && next.kind == Request.Kind.END;
        if (next == null || next.nextAttemptMillis() > nowMillis || (isEnd && !allDelivered)) {
            return false;
        }
        requests.removeIf(each -> each.equals(next));
        RefusedException error = lastError;
        if (phase.isError() && error != null) {
            next.fail(error);
        } else if (isEnd && !started) {
            next.succeed();
            finished();
        } else {
            ask(next, nowMillis + backoffMillis);
        }
        return true;
    }

    private void ask(Request request, long againMillis) {
        try {
            request.ask();
        } catch (RefusedException refused) {
            if (Retriable.is(refused.refusal())) {
                request.again(againMillis);
                requests.add(request);
            } else {
                request.refused(refused);
            }
        }
    }

    /** The next instant at which a request is worth asking again, or {@link Long#MAX_VALUE}. */
    long nextAttemptMillis() {
        return requests.stream().mapToLong(Request::nextAttemptMillis).min().orElse(Long.MAX_VALUE);
    }

    boolean hasRequests() {
        return !requests.isEmpty();
    }

    void introduced(ProducerIdentity as) {
        identity = as;
        become(ProducerPhase.READY);
    }

    void ended(ProducerIdentity next) {
        identity = next;
        finished();
    }

    private void finished() {
        become(ProducerPhase.READY);
        started = false;
        partitions.clear();
    }

    /** Nothing goes any more. */
    void failForGood(RefusedException reason) {
        phase = ProducerPhase.FATAL_ERROR;
        lastError = reason;
        if (unfinished != null) {
            unfinished.fail(reason);
        }
    }

    /** The transaction can only be aborted; where there is none, this is what must not happen and nothing goes any more. */
    void failInBackground(RefusedException reason) {
        if (!phase.equals(ProducerPhase.ABORTING) && !phase.mayBecome(ProducerPhase.ABORTABLE_ERROR)) {
            failForGood(new RefusedException(
                    Refusal.ILLEGAL_STATE,
                    "phase '" + phase + "' cannot become '" + ProducerPhase.ABORTABLE_ERROR + "'"));
        } else {
            failTransaction(reason);
        }
    }

    private void failTransaction(RefusedException reason) {
        if (phase != ProducerPhase.ABORTING) {
            become(ProducerPhase.ABORTABLE_ERROR);
            lastError = reason;
        }
    }

    /** A batch failed in the background. */
    void failedBatch(RefusedException reason) {
        if (FATAL.contains(reason.refusal())) {
            failForGood(reason);
        } else {
            failInBackground(abortable(reason));
        }
    }

    /**
     * A call to send failed.
     *
     * @throws RefusedException if there is no transaction that could fail with it
     */
    void failedSend(RefusedException reason) {
        if (FATAL.contains(reason.refusal())) {
            failForGood(reason);
        } else {
            failTransaction(abortable(reason));
        }
    }

    /** What was tried until there was no time left would succeed twice if it were tried again: so it is to be aborted. */
    private static RefusedException abortable(RefusedException reason) {
        boolean isWorn = Retriable.is(reason.refusal()) || reason.refusal() == Refusal.INVALID_TXN_STATE;
        return isWorn
                ? new RefusedException(Refusal.TRANSACTION_ABORTABLE, String.valueOf(reason.getMessage()))
                : reason;
    }

    private void become(ProducerPhase target) {
        if (!phase.mayBecome(target)) {
            throw new RefusedException(Refusal.ILLEGAL_STATE, "phase '" + phase + "' cannot become '" + target + "'");
        }
        phase = target;
        lastError = null;
    }

    private void requireNothingUnfinished() {
        if (unfinished != null) {
            throw new RefusedException(
                    Refusal.ILLEGAL_STATE,
                    "the call that led to '" + phaseOfUnfinished + "' ran out of time and must be repeated");
        }
    }

    private void requireNoError() {
        RefusedException error = lastError;
        if (!phase.isError() || error == null) {
            return;
        }
        switch (error.refusal()) {
            case PRODUCER_FENCED, INVALID_PRODUCER_EPOCH, ILLEGAL_STATE ->
                throw new RefusedException(error.refusal(), "the producer is in phase '" + phase + "'");
            default -> throw RefusedException.causedBy(error);
        }
    }
}
