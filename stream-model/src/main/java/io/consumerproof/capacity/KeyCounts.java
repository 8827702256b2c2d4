package io.consumerproof.capacity;

import io.consumerproof.history.Bytes;
import io.consumerproof.history.TopicPartition;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Records of one partition by key. */
final class KeyCounts {

    private final Map<Bytes, Long> byKey = new LinkedHashMap<>();
    private long records;

    void add(@Nullable Bytes key) {
        records++;
        if (key != null) {
            byKey.merge(key, 1L, Long::sum);
        }
    }

    PartitionShare share(TopicPartition partition) {
        Bytes hottest = null;
        long most = 0;
        for (Map.Entry<Bytes, Long> each : byKey.entrySet()) {
            if (each.getValue() > most) {
                most = each.getValue();
                hottest = each.getKey();
            }
        }
        return new PartitionShare(partition, records, hottest, most);
    }
}
