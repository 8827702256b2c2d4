package io.consumerproof.check;

import io.consumerproof.history.TopicPartition;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** One value for each partition of each group, made when it is first asked for. */
final class PerPartition<S> {

    private final Supplier<S> fresh;
    private final Map<String, Map<TopicPartition, S>> groups = new LinkedHashMap<>(4);

    // Events of one partition come in a row: remembering the last answer saves most look-ups.
    private @Nullable String lastGroup;
    private @Nullable TopicPartition lastPartition;
    private @Nullable S last;

    PerPartition(Supplier<S> fresh) {
        this.fresh = fresh;
    }

    S at(String group, TopicPartition partition) {
        S hit = last;
        if (hit != null && partition.equals(lastPartition) && group.equals(lastGroup)) {
            return hit;
        }
        S found = groups.computeIfAbsent(group, any -> new LinkedHashMap<>(8))
                .computeIfAbsent(partition, any -> fresh.get());
        lastGroup = group;
        lastPartition = partition;
        last = found;
        return found;
    }

    /** The partitions of one group in the order in which they were first asked for. */
    void each(String group, BiConsumer<TopicPartition, S> visitor) {
        Map<TopicPartition, S> partitions = groups.get(group);
        if (partitions != null) {
            partitions.forEach(visitor);
        }
    }
}
