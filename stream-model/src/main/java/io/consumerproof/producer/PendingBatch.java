package io.consumerproof.producer;

import io.consumerproof.cluster.ProducerIdentity;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.log.Batch;
import io.consumerproof.log.Draft;
import io.consumerproof.log.Receipt;
import io.consumerproof.log.RefusedException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Records that a producer will send, or has sent, to one partition at once.
 *
 * @source Kafka 4.3, ProducerBatch
 */
final class PendingBatch {

    final TopicPartition partition;
    final long createdMillis;
    private final List<Draft> drafts = new ArrayList<>();
    private final List<Sending> sendings = new ArrayList<>();
    private int size = RecordSizes.BATCH_OVERHEAD;
    private @Nullable Batch numbered;
    private @Nullable Receipt receipt;
    private int attempts;
    private long nextAttemptMillis;
    private long takenMillis;
    private boolean isAnswerLost;

    PendingBatch(TopicPartition partition, long createdMillis) {
        this.partition = partition;
        this.createdMillis = createdMillis;
    }

    boolean fits(Draft draft, int batchSize) {
        return numbered == null && size + RecordSizes.upperBound(draft) <= batchSize;
    }

    boolean isFull(int batchSize) {
        return size >= batchSize;
    }

    Sending add(Draft draft) {
        Sending sending = new Sending();
        drafts.add(draft);
        sendings.add(sending);
        size += RecordSizes.upperBound(draft);
        return sending;
    }

    int records() {
        return drafts.size();
    }

    /** Whether it has been given to the partition at least once, so that nobody knows whether it stands there. */
    boolean wasSent() {
        return numbered != null;
    }

    /** As it is given to the partition; the same at every attempt, unless the sequences begin anew. */
    Batch batch() {
        if (numbered == null) {
            throw new IllegalStateException("a batch for '" + partition + "' has no sequence yet");
        }
        return numbered;
    }

    void number(@Nullable ProducerIdentity identity, int firstSequence, boolean transactional) {
        numbered = identity == null
                ? Batch.plain(drafts)
                : new Batch(identity.producerId(), identity.epoch(), firstSequence, transactional, drafts);
    }

    /** What the leader answered when it took the batch; null while it has not. */
    @Nullable
    Receipt receipt() {
        return receipt;
    }

    /** The leader has it; {@code answerLost}: but nobody will say so. */
    void taken(Receipt answer, long nowMillis, boolean answerLost) {
        receipt = answer;
        takenMillis = nowMillis;
        isAnswerLost = answerLost;
    }

    long takenMillis() {
        return takenMillis;
    }

    boolean isAnswerLost() {
        return isAnswerLost;
    }

    int attempts() {
        return attempts;
    }

    void again(long atMillis) {
        attempts++;
        receipt = null;
        nextAttemptMillis = atMillis;
    }

    long nextAttemptMillis() {
        return nextAttemptMillis;
    }

    void written(long firstOffset) {
        for (int i = 0; i < sendings.size(); i++) {
            sendings.get(i).written(firstOffset == Sending.NO_OFFSET ? firstOffset : firstOffset + i);
        }
    }

    void fail(RefusedException reason) {
        sendings.forEach(each -> each.fail(reason));
    }
}
