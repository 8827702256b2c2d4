package io.consumerproof.conformance.live.record;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.jspecify.annotations.Nullable;

/** What producers do. */
final class WriteOps {

    private final LogStage stage;

    WriteOps(LogStage stage) {
        this.stage = stage;
    }

    void send(ObjectNode op) throws InterruptedException {
        send(op, stage.clients().plain());
    }

    void txnSend(ObjectNode op) throws InterruptedException {
        send(op, stage.transactional(op.get("txn").asText()));
    }

    private void send(ObjectNode op, KafkaProducer<@Nullable String, @Nullable String> producer)
            throws InterruptedException {
        op.remove(List.of("offset", "error"));
        try {
            op.put("offset", producer.send(record(op, op)).get().offset());
        } catch (ExecutionException refused) {
            op.put("error", Threw.name(refused));
        }
    }

    void sendBatch(ObjectNode op) throws Exception {
        KafkaProducer<@Nullable String, @Nullable String> producer =
                stage.clients().batching(op.get("compression").asText());
        List<Future<RecordMetadata>> sent = new ArrayList<>();
        for (JsonNode each : op.get("records")) {
            sent.add(producer.send(record(op, each)));
        }
        producer.flush();
        for (int i = 0; i < sent.size(); i++) {
            ((ObjectNode) op.get("records").get(i))
                    .put("offset", sent.get(i).get().offset());
        }
    }

    void begin(ObjectNode op) {
        stage.transactional(op.get("txn").asText()).beginTransaction();
    }

    void commit(ObjectNode op) throws Exception {
        stage.transactional(op.get("txn").asText()).commitTransaction();
        awaitMarkers(op);
    }

    void abort(ObjectNode op) throws Exception {
        stage.transactional(op.get("txn").asText()).abortTransaction();
        awaitMarkers(op);
    }

    private void awaitMarkers(ObjectNode op) throws Exception {
        stage.ground().awaitMarkers(stage.transactionalId(op.get("txn").asText()));
    }

    private ProducerRecord<@Nullable String, @Nullable String> record(ObjectNode op, JsonNode record) {
        return new ProducerRecord<>(
                stage.topic(),
                op.get("partition").intValue(),
                record.has("ts") ? stage.absolute(record.get("ts").longValue()) : null,
                record.path("key").asText(null),
                record.path("value").asText(null));
    }
}
