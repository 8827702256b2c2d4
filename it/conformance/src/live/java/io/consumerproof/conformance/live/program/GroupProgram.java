package io.consumerproof.conformance.live.program;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.consumerproof.choice.Prng;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Writes down a case about one group, and keeps account of who is in it and who polls. */
final class GroupProgram {

    private static final int QUIET_MILLIS = 800;
    private static final int CLOSE_MILLIS = 3_000;

    private final ObjectNode program = JsonNodeFactory.instance.objectNode();
    private final ArrayNode steps;
    private final Prng random;
    private final int patienceMillis;
    private final SortedMap<String, ObjectNode> configs = new TreeMap<>();
    /** Open and subscribed, in the order of opening. */
    private final List<String> members = new ArrayList<>();
    /** Those of them that are not polled at present, or cut off. */
    private final List<String> absent = new ArrayList<>();

    private ArrayNode calls;
    private int names;
    private int partitions;

    /** {@code patienceMillis}: for how long the group is given time to come to rest, each time. */
    GroupProgram(Prng random, int patienceMillis) {
        this.random = random;
        this.patienceMillis = patienceMillis;
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

    void step(String title) {
        calls = steps.addObject().put("step", title).putArray("do");
    }

    ObjectNode call(String name) {
        return calls.addObject().put("call", name);
    }

    ObjectNode call(String name, String member) {
        return call(name).put("member", member);
    }

    void setUp(int number, int records) {
        partitions = number;
        step("setup");
        call("createTopic").put("partitions", number);
        for (int partition = 0; partition < number; partition++) {
            send(partition, records);
        }
    }

    void send(int partition, int count) {
        call("send")
                .put("partition", partition)
                .put("count", count)
                .put("key", "k")
                .put("value", "v");
    }

    int partitions() {
        return partitions;
    }

    int anyPartition() {
        return random.nextInt(partitions);
    }

    /** Opens and subscribes a member that was not there before. */
    String join(ObjectNode config) {
        String name = String.valueOf((char) ('A' + names++));
        configs.put(name, config);
        enter(name);
        return name;
    }

    /** Opens and subscribes {@code name} as it was opened before. */
    void enter(String name) {
        call("open", name).set("config", configs.getOrDefault(name, JsonNodeFactory.instance.objectNode()));
        call("subscribe", name).putArray("topics").add("t");
        members.add(name);
    }

    void close(String name) {
        call("close", name).put("timeoutMs", CLOSE_MILLIS);
        forget(name);
    }

    void forget(String name) {
        members.remove(name);
        absent.remove(name);
    }

    void back(String name) {
        absent.remove(name);
    }

    void away(String name) {
        absent.add(name);
    }

    boolean isConfigured(String name, String setting) {
        return configs.getOrDefault(name, JsonNodeFactory.instance.objectNode()).has(setting);
    }

    int size() {
        return members.size();
    }

    /** Opened so far, gone or not. */
    int opened() {
        return names;
    }

    List<String> absent() {
        return absent;
    }

    /** Those that are polled, in the order of opening. */
    List<String> present() {
        return members.stream().filter(each -> !absent.contains(each)).toList();
    }

    String somebody() {
        List<String> present = present();
        return present.get(random.nextInt(present.size()));
    }

    /** Lets everybody who is polled come to rest, and looks at the group. */
    void settle() {
        if (present().isEmpty()) {
            return;
        }
        present()
                .forEach(call("settle")
                        .put("quietMs", QUIET_MILLIS)
                        .put("maxMs", patienceMillis)
                        .putArray("members")::add);
        observe();
    }

    void pollFor(int millis) {
        if (!present().isEmpty()) {
            present().forEach(call("pollFor").put("ms", millis).putArray("members")::add);
        }
    }

    void observe() {
        ObjectNode observe = call("observe");
        List.of("assignment", "position", "paused", "committed").forEach(observe.putArray("fields")::add);
        present().forEach(observe.putArray("members")::add);
    }

    void observeCommitted() {
        call("observe").putArray("fields").add("committed");
    }
}
