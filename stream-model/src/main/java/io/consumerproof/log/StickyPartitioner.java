package io.consumerproof.log;

import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * One producer's choice of partitions. Records without key stay with one partition of their topic until a batch's worth of
 * bytes went there, then they go on to the next.
 *
 * @source Kafka 4.3, BuiltInPartitioner (KIP-794): it changes after batch.size bytes; which partition follows is drawn at random
 *     there, that it is the next one by number, and the first one at first, is ours
 */
public final class StickyPartitioner {

    private final long batchBytes;
    private final Map<String, Stay> stays = new TreeMap<>();

    /** Where a topic's records without key go now, and how much went there. */
    private static final class Stay {
        private int partition;
        private long bytes;
    }

    /** @param batchBytes the producer's batch.size, 1 or more */
    public StickyPartitioner(long batchBytes) {
        this.batchBytes = batchBytes;
    }

    /**
     * Where {@code draft} goes: to the partition asked for, else where its key's hash points, else where the topic's records
     * without key are going.
     *
     * @param partition the number asked for, or null
     * @throws IllegalArgumentException if there is no such topic or partition
     */
    public Partition place(Log log, String topic, @Nullable Integer partition, Draft draft) {
        if (partition != null || draft.key() != null) {
            return log.place(topic, partition, draft.key());
        }
        Stay stay = stays.computeIfAbsent(topic, first -> new Stay());
        int count = log.partitionsOf(topic).size();
        if (stay.bytes >= batchBytes) {
            stay.partition++;
            stay.bytes = 0;
        }
        stay.partition %= count;
        stay.bytes += BatchSize.record(0, 0, null, draft.value(), draft.headers());
        return log.place(topic, stay.partition, null);
    }
}
