package io.consumerproof.log;

import io.consumerproof.history.Bytes;
import io.consumerproof.history.Isolation;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.TopicPartition;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One partition and short words for what tests do with it. */
final class PartitionSetting {

    final Partition partition;

    PartitionSetting(Map<String, String> configs) {
        partition = new Partition(new TopicPartition("orders", 0), TopicRules.DEFAULTS.with(configs));
    }

    /** Everything by default. */
    static PartitionSetting plain() {
        return new PartitionSetting(Map.of());
    }

    /** A plain record; its offset. */
    long send(long millis, @Nullable String key, @Nullable String value) {
        Draft draft = draft(millis, key, value);
        return partition
                .append(0, draft.timestampMillis(), draft.key(), draft.value(), draft.headers())
                .offset();
    }

    /** A record in the open transaction of {@code producer}; its offset. */
    long send(long producer, long millis, String key, @Nullable String value) {
        return partition.append(producer, draft(millis, key, value)).offset();
    }

    static Draft draft(long millis, @Nullable String key, @Nullable String value) {
        return new Draft(
                0, millis, key == null ? null : Bytes.utf8(key), value == null ? null : Bytes.utf8(value), List.of());
    }

    /** What a reader of this level reads from the start on: {@code 3:a=1}. */
    List<String> read(Isolation isolation) {
        List<LogRecord> records = new ArrayList<>();
        partition.fetch(partition.startOffset(), Integer.MAX_VALUE, isolation, records);
        return records.stream()
                .map(each -> each.offset() + ":" + each.key() + "=" + each.value())
                .toList();
    }

    List<String> read() {
        return read(Isolation.READ_UNCOMMITTED);
    }

    List<Long> bases() {
        return partition.segments().stream().map(Segment::baseOffset).toList();
    }
}
