package io.consumerproof.member;

import io.consumerproof.group.CommittedOffset;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.log.Refusal;
import io.consumerproof.log.RefusedException;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The assigned partitions, sorted.
 *
 * @source Kafka 4.3, SubscriptionState.assignment; the order is ours
 */
final class Readings {

    private List<Reading> all = List.of();

    List<Reading> all() {
        return all;
    }

    List<TopicPartition> partitions() {
        return all.stream().map(each -> each.partition).toList();
    }

    /** Whether any of them begins where its group has committed. */
    boolean needCommitted() {
        return all.stream().anyMatch(Reading::isInitial);
    }

    /** Another assignment: partitions that stay keep position, buffer and pause, new ones begin without. */
    void assign(List<TopicPartition> partitions) {
        List<Reading> next = new ArrayList<>(partitions.size());
        for (TopicPartition each : partitions) {
            Reading known = find(each);
            next.add(known == null ? new Reading(each) : known);
        }
        all = next;
    }

    /** Only {@code partitions} are withheld now. */
    void withhold(List<TopicPartition> partitions) {
        for (Reading each : all) {
            each.withheld = partitions.contains(each.partition);
        }
    }

    @Nullable
    Reading find(TopicPartition partition) {
        for (Reading each : all) {
            if (each.partition.equals(partition)) {
                return each;
            }
        }
        return null;
    }

    /**
     * The assigned partition.
     *
     * @throws RefusedException with {@link Refusal#ILLEGAL_STATE} if it is not assigned
     */
    Reading of(TopicPartition partition) {
        Reading found = find(partition);
        if (found == null) {
            throw new RefusedException(
                    Refusal.ILLEGAL_STATE, "'" + partition + "' is not assigned; assigned: " + partitions());
        }
        return found;
    }

    /** The positions of all that have one, as they are committed. */
    SortedMap<TopicPartition, CommittedOffset> positions() {
        SortedMap<TopicPartition, CommittedOffset> positions = new TreeMap<>();
        for (Reading each : all) {
            if (each.hasPosition()) {
                positions.put(each.partition, CommittedOffset.of(each.position()));
            }
        }
        return positions;
    }
}
