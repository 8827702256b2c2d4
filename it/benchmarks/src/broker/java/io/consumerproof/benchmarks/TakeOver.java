package io.consumerproof.benchmarks;

import io.consumerproof.conformance.live.broker.Broker;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.consumer.CloseOptions;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Two partitions of three records, a member that dies with one of them handled, and another that takes over. */
final class TakeOver implements AutoCloseable {

    /** How long the group waits for the dead one; users have 45 s unless they say otherwise. */
    static final int SESSION_MILLIS = 1_000;

    private static final int PARTITIONS = 2;
    private static final int RECORDS = 3;
    private static final Duration POLL = Duration.ofMillis(100);
    private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(60);

    private final Broker broker;
    private final String topic;
    private final KafkaConsumer<String, String> first;
    private final KafkaConsumer<String, String> second;

    /** Has the records sent, and both members ready to join. */
    TakeOver(Broker broker, String topic) throws Exception {
        this.broker = broker;
        this.topic = topic;
        try (Admin admin = Admin.create(Map.of("bootstrap.servers", broker.address()))) {
            admin.createTopics(List.of(new NewTopic(topic, PARTITIONS, (short) 1)))
                    .all()
                    .get();
        }
        try (KafkaProducer<String, String> producer = new KafkaProducer<>(
                Map.of("bootstrap.servers", broker.address()), new StringSerializer(), new StringSerializer())) {
            for (int i = 0; i < PARTITIONS * RECORDS; i++) {
                producer.send(new ProducerRecord<>(topic, i % PARTITIONS, "k" + i, "v" + i))
                        .get();
            }
        }
        first = member("-1");
        second = member("-2");
    }

    /** From the first poll of the first member to the last record of the second. */
    void crashAndTakeOver() {
        first.subscribe(List.of(topic));
        handle(first, 1);
        broker.routes().cut(topic + "-1");
        second.subscribe(List.of(topic));
        handle(second, PARTITIONS * RECORDS);
    }

    private static void handle(KafkaConsumer<String, String> member, int records) {
        long begin = System.nanoTime();
        int handled = 0;
        while (handled < records) {
            handled += member.poll(POLL).count();
            if (System.nanoTime() - begin > PATIENCE_NANOS) {
                throw new IllegalStateException(handled + " of " + records + " records came");
            }
        }
    }

    private KafkaConsumer<String, String> member(String ending) {
        return new KafkaConsumer<>(
                Map.of(
                        "bootstrap.servers",
                        broker.routes().address(),
                        "client.id",
                        topic + ending,
                        "group.id",
                        topic,
                        "max.poll.records",
                        1,
                        "enable.auto.commit",
                        "false",
                        "auto.offset.reset",
                        "earliest",
                        "session.timeout.ms",
                        SESSION_MILLIS,
                        "heartbeat.interval.ms",
                        SESSION_MILLIS / 4),
                new StringDeserializer(),
                new StringDeserializer());
    }

    @Override
    public void close() {
        first.close(CloseOptions.timeout(Duration.ZERO));
        second.close();
    }
}
