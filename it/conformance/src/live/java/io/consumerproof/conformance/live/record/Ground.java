package io.consumerproof.conformance.live.record;

import io.consumerproof.conformance.live.broker.Broker;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.admin.OffsetSpec;
import org.apache.kafka.clients.admin.RecordsToDelete;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.jspecify.annotations.Nullable;

/** Where recordings are made: one broker that many cases use at once, each under names of its own. */
public final class Ground implements AutoCloseable {

    private static final int PATIENCE_MILLIS = 10_000;

    private final Broker broker;
    private final Admin admin;
    private final AtomicInteger cases = new AtomicInteger();

    /** Uses {@code broker}, which stays the caller's to close; makes it create its own topics first, for that is slow. */
    public Ground(Broker broker) throws ExecutionException, InterruptedException {
        this.broker = broker;
        this.admin = Admin.create(Map.of("bootstrap.servers", broker.address(), "client.id", "ground"));
        try (KafkaProducer<byte[], byte[]> producer = producer(Map.of("transactional.id", "ground"))) {
            producer.initTransactions();
        }
        admin.listConsumerGroupOffsets("ground").all().get();
    }

    Broker broker() {
        return broker;
    }

    Admin admin() {
        return admin;
    }

    /** A prefix for topics, groups and clients that no case had before. */
    String nextCase() {
        return "c" + cases.incrementAndGet() + "-";
    }

    /** Creates a topic and waits until its partitions answer. */
    void create(String topic, int partitions, Map<String, String> settings) throws Exception {
        admin.createTopics(List.of(new NewTopic(topic, partitions, (short) 1).configs(settings)))
                .all()
                .get();
        for (int partition = 0; partition < partitions; partition++) {
            awaitAnswer(new TopicPartition(topic, partition));
        }
    }

    /** Moves the start of {@code partition} to {@code offset} and tells where it is then. */
    long deleteBefore(TopicPartition partition, long offset) throws ExecutionException, InterruptedException {
        return admin.deleteRecords(Map.of(partition, RecordsToDelete.beforeOffset(offset)))
                .lowWatermarks()
                .values()
                .iterator()
                .next()
                .get()
                .lowWatermark();
    }

    /** Deletes a topic that nobody needs any more, without waiting. */
    void forget(String topic) {
        admin.deleteTopics(List.of(topic));
    }

    /** Waits until {@code partition} can be asked for its offsets: a new one cannot at once. */
    void awaitAnswer(TopicPartition partition) throws Exception {
        long deadline = System.currentTimeMillis() + PATIENCE_MILLIS;
        while (true) {
            try {
                admin.listOffsets(Map.of(partition, OffsetSpec.latest())).all().get();
                return;
            } catch (ExecutionException notYet) {
                if (System.currentTimeMillis() > deadline) {
                    throw notYet;
                }
                Thread.sleep(10);
            }
        }
    }

    /** Waits until the transaction that {@code transactionalId} ended last has its markers in every partition. */
    void awaitMarkers(String transactionalId) throws Exception {
        long deadline = System.currentTimeMillis() + PATIENCE_MILLIS;
        while (System.currentTimeMillis() < deadline) {
            switch (admin.describeTransactions(List.of(transactionalId))
                    .description(transactionalId)
                    .get()
                    .state()) {
                case PREPARE_ABORT, PREPARE_COMMIT, PREPARE_EPOCH_FENCE -> Thread.sleep(5);
                default -> {
                    return;
                }
            }
        }
        throw new KafkaException("the markers of '" + transactionalId + "' are not written");
    }

    /** A producer of text straight to the broker. */
    KafkaProducer<@Nullable String, @Nullable String> textProducer(Map<String, Object> settings) {
        return new KafkaProducer<>(direct(settings), new StringSerializer(), new StringSerializer());
    }

    /** A consumer of text straight to the broker. */
    KafkaConsumer<@Nullable String, @Nullable String> textConsumer(Map<String, Object> settings) {
        return new KafkaConsumer<>(direct(settings), new StringDeserializer(), new StringDeserializer());
    }

    /** A producer of bytes straight to the broker. */
    KafkaProducer<byte[], byte[]> producer(Map<String, Object> settings) {
        return new KafkaProducer<>(direct(settings), new ByteArraySerializer(), new ByteArraySerializer());
    }

    /** A consumer of bytes on a route that can be cut. */
    KafkaConsumer<byte[], byte[]> member(Map<String, Object> settings) {
        Map<String, Object> all = new HashMap<>(settings);
        all.put("bootstrap.servers", broker.routes().address());
        return new KafkaConsumer<>(all, new ByteArrayDeserializer(), new ByteArrayDeserializer());
    }

    static byte @Nullable [] bytes(@Nullable String text) {
        return text == null ? null : text.getBytes(StandardCharsets.UTF_8);
    }

    private Map<String, Object> direct(Map<String, Object> settings) {
        Map<String, Object> all = new HashMap<>(settings);
        all.put("bootstrap.servers", broker.address());
        return all;
    }

    @Override
    public void close() {
        admin.close();
    }
}
