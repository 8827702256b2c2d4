package io.consumerproof.conformance.live.record;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.jspecify.annotations.Nullable;

/** What a consumer without group reads, one record a poll, under both isolation levels. */
final class ReadOps {

    private static final List<String> ISOLATIONS = List.of("read_uncommitted", "read_committed");
    private static final Duration ONE_POLL = Duration.ofMillis(50);
    private static final long PATIENCE_MILLIS = 5_000;

    private final LogStage stage;

    ReadOps(LogStage stage) {
        this.stage = stage;
    }

    void observe(ObjectNode op) {
        for (String isolation : ISOLATIONS) {
            KafkaConsumer<@Nullable String, @Nullable String> reader = at(op, isolation);
            ObjectNode seen = op.putObject(isolation);
            long beginning = ends(reader, op, seen);
            reader.seek(stage.partition(op), beginning);
            read(reader, op, seen);
        }
    }

    /** The program names {@code from} for both isolation levels. */
    void observeFrom(ObjectNode op) {
        for (String isolation : ISOLATIONS) {
            KafkaConsumer<@Nullable String, @Nullable String> reader = at(op, isolation);
            long from = op.get(isolation).get("from").longValue();
            ObjectNode seen = op.putObject(isolation);
            ends(reader, op, seen);
            seen.put("from", from);
            reader.seek(stage.partition(op), from);
            read(reader, op, seen);
        }
    }

    private KafkaConsumer<@Nullable String, @Nullable String> at(ObjectNode op, String isolation) {
        KafkaConsumer<@Nullable String, @Nullable String> reader =
                stage.clients().reader(isolation);
        reader.assign(List.of(stage.partition(op)));
        return reader;
    }

    private long ends(KafkaConsumer<@Nullable String, @Nullable String> reader, ObjectNode op, ObjectNode seen) {
        TopicPartition partition = stage.partition(op);
        long beginning = reader.beginningOffsets(List.of(partition)).getOrDefault(partition, 0L);
        seen.put("beginningOffset", beginning);
        seen.put("endOffset", reader.endOffsets(List.of(partition)).getOrDefault(partition, 0L));
        return beginning;
    }

    private void read(KafkaConsumer<@Nullable String, @Nullable String> reader, ObjectNode op, ObjectNode seen) {
        TopicPartition partition = stage.partition(op);
        ArrayNode delivered = seen.putArray("delivered");
        long end = seen.get("endOffset").longValue();
        long deadline = System.currentTimeMillis() + PATIENCE_MILLIS;
        while (reader.position(partition) < end && System.currentTimeMillis() < deadline) {
            for (ConsumerRecord<@Nullable String, @Nullable String> record : reader.poll(ONE_POLL)) {
                ObjectNode node = delivered.addObject().put("offset", record.offset());
                if (record.key() != null) {
                    node.put("key", record.key());
                }
                node.put("value", record.value());
                node.put("positionAfter", reader.position(partition));
            }
        }
        seen.put("finalPosition", reader.position(partition));
    }
}
