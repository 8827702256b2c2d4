package io.consumerproof.conformance.live.record;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.consumerproof.conformance.live.broker.DiskLog;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.common.TopicPartition;
import org.jspecify.annotations.Nullable;

/** What the ops of one case share: its topic, its transactional producers, its beginning of time. */
final class LogStage implements AutoCloseable {

    private final Ground ground;
    private final Clients clients;
    private final String prefix;
    private final long start = System.currentTimeMillis();
    private final Map<String, KafkaProducer<@Nullable String, @Nullable String>> transactional = new HashMap<>();
    private final Set<Long> given = new HashSet<>();

    LogStage(Ground ground, Clients clients, String prefix) {
        this.ground = ground;
        this.clients = clients;
        this.prefix = prefix;
    }

    Ground ground() {
        return ground;
    }

    Admin admin() {
        return ground.admin();
    }

    Clients clients() {
        return clients;
    }

    String topic() {
        return prefix + "t";
    }

    TopicPartition partition(ObjectNode op) {
        return new TopicPartition(topic(), op.get("partition").intValue());
    }

    DiskLog disk(ObjectNode op) {
        return ground.broker().disk(topic(), op.get("partition").intValue());
    }

    String transactionalId(String name) {
        return prefix + name;
    }

    KafkaProducer<@Nullable String, @Nullable String> transactional(String name) {
        return transactional.computeIfAbsent(name, any -> {
            KafkaProducer<@Nullable String, @Nullable String> producer =
                    ground.textProducer(Map.of("linger.ms", 0, "transactional.id", transactionalId(name)));
            producer.initTransactions();
            return producer;
        });
    }

    /** A timestamp that the program gives, as the broker is told it. */
    long absolute(long relative) {
        given.add(relative);
        return start + relative;
    }

    /** The same for asking: what is asked for is not written anywhere. */
    long asked(long relative) {
        return start + relative;
    }

    /** A timestamp that the broker tells, as vectors have it: what nobody gave was stamped when it happened. */
    Object relative(long absolute) {
        if (absolute < 0) {
            return absolute;
        }
        long relative = absolute - start;
        return given.contains(relative) ? relative : "NOW";
    }

    @Override
    public void close() {
        transactional.values().forEach(each -> each.close(Duration.ZERO));
    }
}
