package io.consumerproof.group;

import io.consumerproof.history.TopicPartition;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Which partitions have moved from whom to whom, so that no topic moves in both directions between two members: instead of
 * moving another partition back, one that came that way returns.
 *
 * @source Kafka 4.3, AbstractStickyAssignor.PartitionMovements
 */
final class Movements {

    private record Way(String topic, String from, String to) implements Comparable<Way> {
        @Override
        public int compareTo(Way other) {
            int order = topic.compareTo(other.topic);
            order = order == 0 ? from.compareTo(other.from) : order;
            return order == 0 ? to.compareTo(other.to) : order;
        }
    }

    /** Partitions of one topic in the order of insertion, and how large the hash table that Kafka keeps them in has grown. */
    private static final class Movers {
        private final List<TopicPartition> partitions = new ArrayList<>();
        private int table = HashOrder.tableGrownFor(0);

        void add(TopicPartition partition) {
            partitions.add(partition);
            table = Math.max(table, HashOrder.tableGrownFor(partitions.size()));
        }

        TopicPartition first() {
            TopicPartition first = partitions.get(0);
            for (TopicPartition each : partitions) {
                first = bucket(each) < bucket(first) ? each : first;
            }
            return first;
        }

        /** @source Kafka 4.3, TopicPartition.hashCode */
        private int bucket(TopicPartition partition) {
            int hash = 31 * (31 + partition.partition()) + partition.topic().hashCode();
            return HashOrder.bucket(hash, table);
        }
    }

    private final SortedMap<TopicPartition, Way> ways = new TreeMap<>();
    private final SortedMap<Way, Movers> movers = new TreeMap<>();

    /** {@code partition} moves; a move back undoes the one before, a move onwards lengthens it. */
    void record(TopicPartition partition, String from, String to) {
        Way before = ways.remove(partition);
        if (before != null) {
            forget(partition, before);
        }
        String start = before == null ? from : before.from();
        if (before == null || !start.equals(to)) {
            Way way = new Way(partition.topic(), start, to);
            ways.put(partition, way);
            movers.computeIfAbsent(way, unseen -> new Movers()).add(partition);
        }
    }

    private void forget(TopicPartition partition, Way way) {
        Movers those = movers.get(way);
        if (those != null) {
            those.partitions.remove(partition);
            if (those.partitions.isEmpty()) {
                movers.remove(way);
            }
        }
    }

    /** Which partition to move to {@code to} so that {@code from} loses {@code partition} or one that came the other way. */
    TopicPartition instead(TopicPartition partition, String from, String to) {
        Way before = ways.get(partition);
        @Nullable Movers reverse = movers.get(new Way(partition.topic(), to, before == null ? from : before.from()));
        return reverse == null ? partition : reverse.first();
    }
}
