package io.consumerproof.conformance.live.program;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.consumerproof.choice.Prng;
import java.util.ArrayList;
import java.util.List;

/** Writes down a case about transactional producers and the group whose offsets they commit. */
final class ProducerProgram {

    /** Markers are written after the call that ends a transaction has returned. */
    private static final int MARKERS_MILLIS = 250;

    private static final int CLOSE_MILLIS = 3_000;
    private static final int READ_MILLIS = 4_000;

    private final ObjectNode program = JsonNodeFactory.instance.objectNode();
    private final ArrayNode steps;
    private final Prng random;
    private final List<String> producers = new ArrayList<>();

    private ArrayNode calls;
    private int values;
    private int inputs;
    private int read;

    ProducerProgram(Prng random) {
        this.random = random;
        this.program.put("name", "random");
        this.steps = program.putArray("steps");
        this.calls = JsonNodeFactory.instance.arrayNode();
    }

    ObjectNode program() {
        return program;
    }

    Prng random() {
        return random;
    }

    /** The producers that may be used, in the order of opening. */
    List<String> producers() {
        return producers;
    }

    String anyProducer() {
        return producers.get(random.nextInt(producers.size()));
    }

    void step(String title) {
        calls = steps.addObject().put("step", title).putArray("do");
    }

    ObjectNode call(String name) {
        return calls.addObject().put("call", name);
    }

    ObjectNode call(String name, String producer) {
        return call(name).put("producer", producer);
    }

    void input(int records) {
        step("input");
        for (int i = 0; i < records; i++) {
            call("send").put("topic", "in").put("partition", 0).put("key", "k").put("value", "i" + inputs++);
        }
    }

    void open(String producer, String transactionalId, int timeoutMillis) {
        step("a producer is opened");
        ObjectNode config =
                call("open", producer).put("transactionalId", transactionalId).putObject("config");
        if (timeoutMillis > 0) {
            config.put("transaction.timeout.ms", timeoutMillis);
        }
        producers.remove(producer);
        producers.add(producer);
    }

    void send(String producer) {
        call("send", producer)
                .put("topic", "out")
                .put("partition", 0)
                .put("key", "k")
                .put("value", "v" + values++);
    }

    void end(String producer, boolean commit) {
        call(commit ? "commit" : "abort", producer);
        awaitMarkers();
    }

    void awaitMarkers() {
        call("wait").put("ms", MARKERS_MILLIS);
    }

    void openMember(String protocol) {
        step("a member is opened");
        call("open").put("member", "A").putObject("config").put("group.protocol", protocol);
        call("subscribe").put("member", "A").putArray("topics").add("in");
    }

    boolean hasInput(int records) {
        return read + records <= inputs;
    }

    void poll(int records) {
        step("the member polls");
        call("poll").put("member", "A").put("untilRecords", records).put("maxMs", READ_MILLIS);
        read += records;
    }

    void sendOffsets(String producer, String groupMetadata) {
        call("sendOffsets", producer)
                .put("groupMetadata", groupMetadata)
                .putObject("offsets")
                .put("0", random.nextInt(inputs + 1));
    }

    void readAll() {
        step("what there is");
        awaitMarkers();
        call("readOutput");
        call("listConsumerGroupOffsets");
    }

    void retire(String producer, boolean orderly) {
        step("a producer goes");
        if (orderly) {
            call("close", producer).put("timeoutMs", CLOSE_MILLIS);
            awaitMarkers();
        } else {
            call("kill", producer);
        }
        producers.remove(producer);
    }
}
