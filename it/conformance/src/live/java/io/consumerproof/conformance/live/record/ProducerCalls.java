package io.consumerproof.conformance.live.record;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.TopicPartition;
import org.jspecify.annotations.Nullable;

/** What producers do, and what is read of it. */
final class ProducerCalls {

    private static final Duration ONE_POLL = Duration.ofMillis(50);
    private static final long PATIENCE_MILLIS = 5_000;

    /** Far more than the client's own thread needs for what it does after it has told a refusal. */
    private static final long NOTED_MILLIS = 100;

    private final Cast cast;

    ProducerCalls(Cast cast) {
        this.cast = cast;
    }

    JsonNode send(ObjectNode arguments) throws Exception {
        if (!arguments.has("count")) {
            return Outcomes.number(one(arguments));
        }
        ArrayNode offsets = JsonNodeFactory.instance.arrayNode();
        for (int i = 0; i < arguments.get("count").intValue(); i++) {
            offsets.add(one(arguments));
        }
        return offsets;
    }

    private long one(ObjectNode arguments) throws Exception {
        String topic = topic(arguments);
        Integer partition =
                arguments.has("partition") ? arguments.get("partition").intValue() : null;
        Long timestamp = arguments.has("ts") ? arguments.get("ts").longValue() : null;
        String key = Names.text(arguments.get("key"));
        String value = Names.text(arguments.get("value"));
        if (arguments.has("producer")) {
            return offset(producer(arguments)
                    .send(new ProducerRecord<>(topic, partition, timestamp, Ground.bytes(key), Ground.bytes(value))));
        }
        return cast.clients()
                .plain()
                .send(new ProducerRecord<>(topic, partition, timestamp, key, value))
                .get()
                .offset();
    }

    /**
     * A producer's own thread tells a refusal first, and then has the transaction fail: a call in between would find the
     * transaction still going on, now and then.
     */
    private static long offset(Future<RecordMetadata> sent) throws Exception {
        try {
            return sent.get().offset();
        } catch (ExecutionException refused) {
            Thread.sleep(NOTED_MILLIS);
            throw refused;
        }
    }

    private @Nullable String topic(ObjectNode arguments) {
        if (!arguments.has("topic")) {
            return cast.names().topic();
        }
        return arguments.get("topic").isNull()
                ? null
                : cast.names().real(arguments.get("topic").asText());
    }

    JsonNode init(ObjectNode arguments) {
        producer(arguments).initTransactions();
        return Outcomes.OK;
    }

    JsonNode begin(ObjectNode arguments) {
        producer(arguments).beginTransaction();
        return Outcomes.OK;
    }

    JsonNode commit(ObjectNode arguments) {
        producer(arguments).commitTransaction();
        return Outcomes.OK;
    }

    JsonNode abort(ObjectNode arguments) {
        producer(arguments).abortTransaction();
        return Outcomes.OK;
    }

    JsonNode sendOffsets(ObjectNode arguments) {
        producer(arguments)
                .sendOffsetsToTransaction(
                        cast.names().offsets(arguments.get("offsets")),
                        cast.groupMetadata(arguments.get("groupMetadata").asText()));
        return Outcomes.OK;
    }

    JsonNode readOutput(ObjectNode arguments) {
        ObjectNode read = JsonNodeFactory.instance.objectNode();
        for (String isolation : List.of("read_uncommitted", "read_committed")) {
            read(cast.clients().reader(isolation), read.putObject(isolation));
        }
        return read;
    }

    private void read(KafkaConsumer<@Nullable String, @Nullable String> reader, ObjectNode node) {
        TopicPartition out = new TopicPartition(cast.names().real("out"), 0);
        reader.assign(List.of(out));
        reader.seek(out, 0);
        long end = reader.endOffsets(List.of(out)).getOrDefault(out, 0L);
        node.put("end", end);
        ArrayNode values = node.putArray("values");
        long deadline = System.currentTimeMillis() + PATIENCE_MILLIS;
        while (reader.position(out) < end && System.currentTimeMillis() < deadline) {
            reader.poll(ONE_POLL).forEach(record -> values.add(record.value() + "@" + record.offset()));
        }
    }

    private KafkaProducer<byte[], byte[]> producer(ObjectNode arguments) {
        return cast.producer(arguments.get("producer").asText());
    }
}
