package io.consumerproof.producer;

import io.consumerproof.cluster.Cluster;
import io.consumerproof.group.CommittedOffset;
import io.consumerproof.group.Races;
import io.consumerproof.group.Standing;
import io.consumerproof.group.Timed;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.log.Draft;
import io.consumerproof.log.Partition;
import io.consumerproof.log.Refusal;
import io.consumerproof.log.RefusedException;
import io.consumerproof.log.StickyPartitioner;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;

/**
 * A producing client; its calls do and throw what those of the real one do. Calls that wait let virtual time pass. What the
 * real client does in the background, it does whenever time passes.
 *
 * @source Kafka 4.3, KafkaProducer
 */
public final class Producer implements Timed {

    private final Cluster cluster;
    private final ProducerSettings settings;
    private final Accumulator accumulator = new Accumulator();
    private final Sequences sequences = new Sequences();
    private final StickyPartitioner partitioner;
    private final @Nullable Transactions transactions;
    private final Sender sender;
    private boolean closed;

    /** A producer that has not met the brokers yet. */
    public Producer(Cluster cluster, ProducerSettings settings) {
        this.cluster = cluster;
        this.settings = settings;
        partitioner = new StickyPartitioner(Math.max(1, settings.batchSize()));
        transactions = settings.transactionalId() == null ? null : new Transactions();
        sender = new Sender(cluster, settings, accumulator, sequences, transactions);
        cluster.attach(this);
    }

    /**
     * initTransactions: fences whoever used the transactional id before, and waits until its transaction is over.
     *
     * @throws RefusedException as the real client
     */
    public void init() {
        Transactions own = transactional();
        await(
                own,
                own.init(new InitRequest(
                        own, cluster.transactions(), transactionalId(), settings.transactionTimeoutMillis())));
    }

    /** beginTransaction: the brokers hear of it with the first record or offsets. */
    public void begin() {
        transactional().begin();
    }

    /** commitTransaction: waits until all records are written and the coordinator has decided. */
    public void commit() {
        Transactions own = transactional();
        await(own, own.commit(end(own, true)));
    }

    /** abortTransaction: records that were not sent are dropped. */
    public void abort() {
        Transactions own = transactional();
        await(own, own.abort(end(own, false)));
    }

    private EndRequest end(Transactions own, boolean commit) {
        return new EndRequest(own, sequences, cluster.transactions(), transactionalId(), commit);
    }

    /**
     * sendOffsetsToTransaction. Without offsets nothing happens.
     *
     * @param standing as whom it commits: a member's, or somebody outside
     */
    public void sendOffsets(SortedMap<TopicPartition, CommittedOffset> offsets, Standing standing) {
        if (standing.generation() > 0 && standing.memberId().isEmpty()) {
            throw new RefusedException(
                    Refusal.ILLEGAL_ARGUMENT, "generation '" + standing.generation() + "' without member id");
        }
        if (offsets.values().stream().anyMatch(each -> each.nextOffset() < 0)) {
            throw new RefusedException(Refusal.ILLEGAL_ARGUMENT, "offsets " + offsets + ", the least is 0");
        }
        Transactions own = transactional();
        if (!offsets.isEmpty()) {
            OffsetsRequest request =
                    new OffsetsRequest(own, cluster.transactions(), transactionalId(), standing, offsets);
            own.sendOffsets(request);
            await(request);
            throwFailure(request);
        }
    }

    /**
     * send: returns at once, unless the partition is not known. A record that is refused because no transaction is open has
     * been taken in by then, and goes out with the next transaction that writes to its partition.
     *
     * @param partition the number asked for, or null
     * @throws RefusedException what the call itself throws; what the real client puts into the future is in the result
     */
    public Sending send(String topic, @Nullable Integer partition, Draft draft) {
        requireOpen();
        try {
            Partition target = known(topic, partition, draft);
            requireSize(draft);
            Sending sending = accumulator.append(target.id(), draft, settings.batchSize(), cluster.nowMillis());
            if (transactions != null) {
                transactions.join(target.id());
            }
            sender.run();
            return sending;
        } catch (RefusedException refused) {
            return failed(refused);
        }
    }

    /** Refusals of brokers are put into the future, those of the client itself are thrown. */
    private Sending failed(RefusedException refused) {
        if (refused.refusal() == Refusal.ILLEGAL_STATE
                || refused.refusal() == Refusal.ILLEGAL_ARGUMENT
                || refused.refusal() == Refusal.KAFKA) {
            sender.run();
            throw refused;
        }
        if (transactions != null) {
            transactions.failedSend(refused);
        }
        sender.run();
        return Sending.failed(refused);
    }

    private Partition known(String topic, @Nullable Integer partition, Draft draft) {
        if (!isKnown(topic, partition)) {
            cluster.advanceTo(cluster.nowMicros() + settings.maxBlockMillis() * 1000);
        }
        if (!isKnown(topic, partition)) {
            throw new RefusedException(
                    Refusal.TIMEOUT,
                    "no partition '" + topic + (partition == null ? "" : "-" + partition) + "' after '"
                            + settings.maxBlockMillis() + "ms'");
        }
        return partitioner.place(cluster.log(), topic, partition, draft);
    }

    private boolean isKnown(String topic, @Nullable Integer partition) {
        return cluster.log().hasTopic(topic)
                && (partition == null
                        || partition < cluster.log().partitionsOf(topic).size());
    }

    private void requireSize(Draft draft) {
        int size = RecordSizes.BATCH_OVERHEAD + RecordSizes.upperBound(draft);
        if (size > settings.maxRequestSize()) {
            throw new RefusedException(
                    Refusal.RECORD_TOO_LARGE,
                    "a record of up to '" + size + "' bytes, the most is '" + settings.maxRequestSize() + "'");
        }
    }

    /** Lets time pass until it is known how {@code sending} ended. */
    public void await(Sending sending) {
        sender.run();
        while (!sending.isDone()) {
            pass(Long.MAX_VALUE);
        }
    }

    /** flush: sends what waits for more records, and waits until everything is done. */
    public void flush() {
        sender.hurry(true);
        sender.run();
        while (!accumulator.isEmpty()) {
            pass(Long.MAX_VALUE);
        }
        sender.hurry(false);
    }

    /** The answers to the next {@code count} batches that are sent do not arrive: they are tried again after the request time-out. */
    public void loseAnswers(int count) {
        sender.loseAnswers(count);
    }

    /**
     * close: sends what is left, aborts an open transaction, and gives up when its time has passed. Nothing happens if the
     * producer is closed already.
     */
    public void close(long timeoutMillis) {
        if (!closed) {
            closed = true;
            sender.hurry(true);
            long deadline = deadline(timeoutMillis);
            sender.run();
            while (isBusy() && cluster.nowMicros() < deadline) {
                pass(deadline);
            }
            abortAtLast(deadline);
            giveUp();
        }
    }

    private boolean isBusy() {
        boolean hasRequests = transactions != null
                && transactions.hasRequests()
                && transactions.phase().isOngoing();
        return !accumulator.isEmpty() || hasRequests;
    }

    private void abortAtLast(long deadline) {
        Transactions own = transactions;
        if (own == null || !own.phase().isOngoing() || cluster.nowMicros() >= deadline) {
            return;
        }
        if (!own.phase().isCompleting()) {
            try {
                own.abort(end(own, false));
            } catch (RefusedException cannot) {
                return;
            }
        }
        sender.run();
        while (own.phase().isOngoing() && cluster.nowMicros() < deadline) {
            pass(deadline);
        }
    }

    private void giveUp() {
        kill();
        accumulator.abortAll(new RefusedException(Refusal.KAFKA, "the producer is closed"));
    }

    /** The process is gone: nothing is sent any more, an open transaction stays open until it times out. */
    public void kill() {
        closed = true;
        cluster.detach(this);
    }

    /** Where it stands with its transactions. */
    ProducerPhase phase() {
        return transactional().phase();
    }

    private Transactions transactional() {
        Transactions own = transactions;
        if (own == null) {
            throw new RefusedException(Refusal.ILLEGAL_STATE, "the producer has no transactional id");
        }
        requireOpen();
        return own;
    }

    private String transactionalId() {
        return String.valueOf(settings.transactionalId());
    }

    private void requireOpen() {
        if (closed) {
            throw new RefusedException(Refusal.ILLEGAL_STATE, "the producer is closed");
        }
    }

    private void await(Transactions own, Request request) {
        await(request);
        own.heard();
        throwFailure(request);
    }

    private static void throwFailure(Request request) {
        RefusedException failure = request.failure();
        if (failure != null) {
            throw failure;
        }
    }

    /** What is answered at the very instant at which the call's time is over comes too late. */
    private void await(Request request) {
        long last = deadline(settings.maxBlockMillis()) - 1;
        sender.run();
        while (!request.isDone()) {
            if (cluster.nowMicros() >= last && !recordsAreGivenUpFirst(last + 1)) {
                throw new RefusedException(Refusal.TIMEOUT, "no answer within '" + settings.maxBlockMillis() + "ms'");
            }
            pass(cluster.nowMicros() < last ? last : last + 1);
        }
    }

    /** Whether records whose time ends with the call's fail before the call does; it fails for their reason then. */
    private boolean recordsAreGivenUpFirst(long deadlineMicros) {
        return cluster.nowMicros() < deadlineMicros
                && sender.expiresAt(deadlineMicros / 1000)
                && cluster.race().choose(Races.TIME_OUTS_AT_ONCE, 2) == 1;
    }

    private long deadline(long millis) {
        long micros = millis > Long.MAX_VALUE / 2000 ? Long.MAX_VALUE / 2 : millis * 1000;
        return cluster.nowMicros() + micros;
    }

    /** Lets time pass until something happens, but not beyond {@code deadlineMicros}. */
    private void pass(long deadlineMicros) {
        long next = Math.min(cluster.nextDeadlineMicros(), deadlineMicros);
        if (next == Long.MAX_VALUE) {
            throw new IllegalStateException("a producer waits for what never happens");
        }
        cluster.advanceTo(next);
        sender.run();
    }

    @Override
    public long nextDeadlineMicros() {
        long millis = sender.nextDeadlineMillis();
        return millis == Long.MAX_VALUE ? NEVER : millis * 1000;
    }

    @Override
    public void advance(long nowMicros) {
        sender.run();
    }
}
