package io.consumerproof.conformance.script;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import io.consumerproof.history.Bytes;
import io.consumerproof.log.Draft;
import io.consumerproof.producer.Producer;
import io.consumerproof.producer.Sending;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Calls of producers. */
final class ProducerCalls {

    private ProducerCalls() {}

    static List<Call> all() {
        return List.of(
                Call.of("send", ProducerCalls::send),
                simple("init", (producer, cast, arguments) -> producer.init()),
                simple("begin", (producer, cast, arguments) -> producer.begin()),
                simple("commit", (producer, cast, arguments) -> producer.commit()),
                simple("abort", (producer, cast, arguments) -> producer.abort()),
                simple("kill", (producer, cast, arguments) -> producer.kill()),
                simple(
                        "sendOffsets",
                        (producer, cast, arguments) -> producer.sendOffsets(
                                arguments.offsets("offsets"), cast.standing(arguments.text("groupMetadata")))));
    }

    /** A call that returns nothing. */
    private static Call simple(String name, OnProducer doing) {
        return Call.of(name, (cast, arguments) -> {
            doing.perform(cast.producer(arguments.text("producer")), cast, arguments);
            return Outcomes.OK;
        });
    }

    @FunctionalInterface
    private interface OnProducer {
        void perform(Producer producer, Cast cast, Arguments arguments);
    }

    static JsonNode open(Cast cast, Arguments arguments) {
        SortedMap<String, String> config = new TreeMap<>(cast.producerConfig());
        config.putAll(Cast.config(arguments.of("config")));
        if (arguments.hasValue("transactionalId")) {
            config.put("transactional.id", arguments.text("transactionalId"));
        }
        cast.openProducer(arguments.text("producer"), config);
        return Outcomes.OK;
    }

    static JsonNode close(Cast cast, Arguments arguments) {
        long timeoutMillis =
                arguments.has("timeoutMs") ? arguments.of("timeoutMs").asLong() : Long.MAX_VALUE;
        cast.producer(arguments.text("producer")).close(timeoutMillis);
        return Outcomes.OK;
    }

    private static JsonNode send(Cast cast, Arguments arguments) {
        Producer producer = arguments.has("producer") ? cast.producer(arguments.text("producer")) : cast.outsider();
        ArrayNode offsets = Outcomes.array();
        for (int i = 0; i < arguments.number("count", 1); i++) {
            offsets.add(send(producer, cast, arguments));
        }
        return arguments.has("count") ? offsets : offsets.get(0);
    }

    /** Sends one record and waits for it. */
    private static long send(Producer producer, Cast cast, Arguments arguments) {
        String topic = arguments.hasValue("topic") ? arguments.text("topic") : cast.topic();
        Integer partition = arguments.hasValue("partition") ? Integer.valueOf(arguments.number("partition", 0)) : null;
        long timestamp = arguments.hasValue("ts")
                ? arguments.of("ts").asLong()
                : cast.cluster().nowMillis();
        Draft draft = new Draft(0, timestamp, bytes(arguments, "key"), bytes(arguments, "value"), List.of());
        Sending sending = producer.send(topic, partition, draft);
        producer.await(sending);
        return sending.offset();
    }

    private static @Nullable Bytes bytes(Arguments arguments, String name) {
        return arguments.hasValue(name) ? Bytes.utf8(arguments.text(name)) : null;
    }
}
