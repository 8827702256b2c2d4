package io.consumerproof.conformance.live.record;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.jspecify.annotations.Nullable;

/** Who plays in one case: its members and producers, under the names that its calls use. */
final class Cast implements AutoCloseable {

    private static final Duration AT_ONCE = Duration.ZERO;

    private final Ground ground;
    private final Clients clients;
    private final Names names;
    private final JsonNode file;
    private final Map<String, Player> members = new TreeMap<>();
    private final List<Player> gone = new ArrayList<>();
    private final Map<String, KafkaProducer<byte[], byte[]>> producers = new TreeMap<>();
    private final List<KafkaProducer<byte[], byte[]>> replaced = new ArrayList<>();
    private final Map<String, ConsumerGroupMetadata> kept = new HashMap<>();

    private int partitions;

    Cast(Ground ground, Clients clients, Names names, JsonNode file) {
        this.ground = ground;
        this.clients = clients;
        this.names = names;
        this.file = file;
    }

    Ground ground() {
        return ground;
    }

    Clients clients() {
        return clients;
    }

    Names names() {
        return names;
    }

    /** How many partitions createTopic made. */
    int partitions() {
        return partitions;
    }

    void created(int number) {
        partitions = number;
    }

    void open(String member, ObjectNode config) {
        Map<String, Object> settings = settings("memberConfig", config);
        if (config.path("group.protocol").asText().equals("consumer")) {
            settings.remove("session.timeout.ms");
            settings.remove("heartbeat.interval.ms");
        }
        String clientId = names.real(member);
        settings.put("client.id", clientId);
        settings.put("group.id", names.group());
        ground.broker().routes().restore(clientId);
        Player before = members.put(member, new Player(clientId, ground.member(settings)));
        if (before != null) {
            gone.add(before);
        }
    }

    void openProducer(String producer, @Nullable String transactionalId, ObjectNode config) {
        Map<String, Object> settings = settings("producerConfig", config);
        settings.put("client.id", names.real(producer));
        if (transactionalId != null) {
            settings.put("transactional.id", names.real(transactionalId));
        }
        KafkaProducer<byte[], byte[]> before = producers.put(producer, ground.producer(settings));
        if (before != null) {
            replaced.add(before);
        }
    }

    private Map<String, Object> settings(String shared, ObjectNode own) {
        Map<String, Object> settings = new HashMap<>();
        file.path(shared)
                .properties()
                .forEach(each -> settings.put(each.getKey(), each.getValue().asText()));
        own.properties()
                .forEach(each -> settings.put(each.getKey(), each.getValue().asText()));
        return settings;
    }

    Player member(String name) {
        Player member = members.get(name);
        if (member == null) {
            throw new IllegalArgumentException("no member '" + name + "' is open; open: " + members.keySet());
        }
        return member;
    }

    /** All that were opened and did not crash, by name; a closed one too. */
    Map<String, Player> members() {
        return members;
    }

    List<Player> members(JsonNode array) {
        List<Player> named = new ArrayList<>();
        array.forEach(each -> named.add(member(each.asText())));
        return named;
    }

    KafkaProducer<byte[], byte[]> producer(String name) {
        KafkaProducer<byte[], byte[]> producer = producers.get(name);
        if (producer == null) {
            throw new IllegalArgumentException("no producer '" + name + "' is open; open: " + producers.keySet());
        }
        return producer;
    }

    void keep(String member) {
        kept.put(member, member(member).consumer().groupMetadata());
    }

    /** What {@code groupMetadata} of sendOffsets names; {@code plain} is to be removed from Kafka some day. */
    @SuppressWarnings("removal")
    ConsumerGroupMetadata groupMetadata(String spelled) {
        if (spelled.equals("plain")) {
            return new ConsumerGroupMetadata(names.group());
        }
        ConsumerGroupMetadata remembered = kept.get(spelled.substring(spelled.indexOf(':') + 1));
        return spelled.startsWith("kept:") && remembered != null
                ? remembered
                : member(spelled).consumer().groupMetadata();
    }

    @Override
    public void close() {
        gone.addAll(members.values());
        gone.forEach(each -> each.leave(ground.broker().routes()));
        replaced.addAll(producers.values());
        replaced.forEach(each -> each.close(AT_ONCE));
    }
}
