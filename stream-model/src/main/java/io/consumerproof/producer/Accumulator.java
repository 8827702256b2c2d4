package io.consumerproof.producer;

import io.consumerproof.history.TopicPartition;
import io.consumerproof.log.Draft;
import io.consumerproof.log.RefusedException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/**
 * The batches of a producer that are not done, by partition and in their order; those that were sent come first.
 *
 * @source Kafka 4.3, RecordAccumulator
 */
final class Accumulator {

    private final TreeMap<TopicPartition, ArrayDeque<PendingBatch>> batches = new TreeMap<>();

    Sending append(TopicPartition partition, Draft draft, int batchSize, long nowMillis) {
        ArrayDeque<PendingBatch> queue = batches.computeIfAbsent(partition, key -> new ArrayDeque<>());
        PendingBatch last = queue.peekLast();
        if (last == null || !last.fits(draft, batchSize)) {
            last = new PendingBatch(partition, nowMillis);
            queue.add(last);
        }
        return last.add(draft);
    }

    boolean isEmpty() {
        return batches.isEmpty();
    }

    /** All batches, by partition and in their order; later changes do not show. */
    List<PendingBatch> all() {
        List<PendingBatch> all = new ArrayList<>();
        batches.values().forEach(all::addAll);
        return all;
    }

    void remove(PendingBatch batch) {
        ArrayDeque<PendingBatch> queue = batches.get(batch.partition);
        if (queue != null) {
            queue.removeIf(each -> each.equals(batch));
            if (queue.isEmpty()) {
                batches.remove(batch.partition);
            }
        }
    }

    /** Gives up what was never sent. */
    void abortUnsent(RefusedException reason) {
        for (PendingBatch each : all()) {
            if (!each.wasSent()) {
                remove(each);
                each.fail(reason);
            }
        }
    }

    void abortAll(RefusedException reason) {
        List<PendingBatch> all = all();
        batches.clear();
        all.forEach(each -> each.fail(reason));
    }
}
