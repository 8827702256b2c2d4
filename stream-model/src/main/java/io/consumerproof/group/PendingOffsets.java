package io.consumerproof.group;

import io.consumerproof.history.TopicPartition;
import java.util.TreeMap;

/**
 * What open transactions have committed to one group. It counts once its transaction is committed, unless the partition was
 * committed or deleted outside the transaction since: the newest commit wins.
 *
 * @source Kafka 4.3, OffsetMetadataManager (open transactions, replayEndTransactionMarker)
 */
final class PendingOffsets {

    private final TreeMap<Long, TreeMap<TopicPartition, Pending>> byProducer = new TreeMap<>();

    private record Pending(CommittedOffset offset, boolean overtaken) {}

    void add(long producerId, TopicPartition partition, CommittedOffset offset) {
        byProducer.computeIfAbsent(producerId, id -> new TreeMap<>()).put(partition, new Pending(offset, false));
    }

    /** Whether a transaction that committed {@code partition} is open, so that nobody can tell yet what is committed. */
    boolean has(TopicPartition partition) {
        return byProducer.values().stream().anyMatch(each -> each.containsKey(partition));
    }

    /** The partition was committed outside any transaction: what is pending will not replace that. */
    void overtake(TopicPartition partition) {
        if (!byProducer.isEmpty()) {
            byProducer
                    .values()
                    .forEach(each -> each.computeIfPresent(partition, (key, old) -> new Pending(old.offset(), true)));
        }
    }

    /** What is committed for the partition was deleted, and what is pending with it. */
    void delete(TopicPartition partition) {
        byProducer.values().forEach(each -> each.remove(partition));
        byProducer.values().removeIf(TreeMap::isEmpty);
    }

    /** The producer's transaction is over. What counts if it was committed, by partition; may be empty. */
    TreeMap<TopicPartition, CommittedOffset> end(long producerId) {
        TreeMap<TopicPartition, CommittedOffset> counting = new TreeMap<>();
        TreeMap<TopicPartition, Pending> ended = byProducer.remove(producerId);
        if (ended != null) {
            ended.forEach((partition, pending) -> {
                if (!pending.overtaken()) {
                    counting.put(partition, pending.offset());
                }
            });
        }
        return counting;
    }
}
