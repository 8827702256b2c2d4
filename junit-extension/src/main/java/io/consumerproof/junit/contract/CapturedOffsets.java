package io.consumerproof.junit.contract;

import io.consumerproof.history.TopicPartition;
import io.consumerproof.scenario.Append;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Which offset each partition gives to its next record, as far as that is known before the run. */
final class CapturedOffsets {

    private final Map<TopicPartition, Long> next = new LinkedHashMap<>();
    private final List<String> placedByKey;

    /** Offsets after {@code before}; unknown in a topic where a key's hash placed a record. */
    CapturedOffsets(List<Append> before) {
        placedByKey = before.stream()
                .filter(append -> append.partition() == null)
                .map(Append::topic)
                .distinct()
                .toList();
        for (Append append : before) {
            Integer partition = append.partition();
            if (partition != null) {
                next.merge(new TopicPartition(append.topic(), partition), (long) Math.max(1, append.gap()), Long::sum);
            }
        }
        next.keySet().removeIf(place -> placedByKey.contains(place.topic()));
    }

    /** The next offset of {@code place}; where it is unknown, {@code captured} itself, so that no gap comes before it. */
    long next(TopicPartition place, long captured) {
        long otherwise = placedByKey.contains(place.topic()) ? Math.max(0, captured) : 0;
        return next.getOrDefault(place, otherwise);
    }

    void taken(TopicPartition place, long offset) {
        next.put(place, offset + 1);
    }
}
