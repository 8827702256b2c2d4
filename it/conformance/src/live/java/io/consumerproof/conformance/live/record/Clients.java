package io.consumerproof.conformance.live.record;

import java.util.Map;
import java.util.TreeMap;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.jspecify.annotations.Nullable;

/** Clients that belong to no case: one thread keeps them from case to case, for making them is slow. */
public final class Clients implements AutoCloseable {

    private final Ground ground;
    private final Map<String, KafkaProducer<@Nullable String, @Nullable String>> producers = new TreeMap<>();
    private final Map<String, KafkaConsumer<@Nullable String, @Nullable String>> readers = new TreeMap<>();

    /** Makes each client when it is first asked for. */
    public Clients(Ground ground) {
        this.ground = ground;
    }

    /** An idempotent producer that sends at once. */
    KafkaProducer<@Nullable String, @Nullable String> plain() {
        return producers.computeIfAbsent("", any -> ground.textProducer(Map.of("linger.ms", 0)));
    }

    /** A producer that sends nothing before it is flushed, and then everything in one batch. */
    KafkaProducer<@Nullable String, @Nullable String> batching(String compression) {
        return producers.computeIfAbsent(
                compression,
                type -> ground.textProducer(
                        Map.of("linger.ms", 60_000, "delivery.timeout.ms", 120_000, "compression.type", type)));
    }

    /** A consumer without group that returns one record a poll. */
    KafkaConsumer<@Nullable String, @Nullable String> reader(String isolation) {
        return readers.computeIfAbsent(
                isolation,
                level -> ground.textConsumer(Map.of(
                        "isolation.level",
                        level,
                        "max.poll.records",
                        1,
                        "fetch.max.wait.ms",
                        50,
                        "auto.offset.reset",
                        "none",
                        "enable.auto.commit",
                        "false")));
    }

    @Override
    public void close() {
        producers.values().forEach(KafkaProducer::close);
        readers.values().forEach(KafkaConsumer::close);
    }
}
