package io.consumerproof.conformance.live.record;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import java.util.TreeMap;

/** Records cases of {@code ops} on one topic. */
public final class LogRecorder implements Recorder {

    private final Ground ground;
    private final Clients clients;

    /** A recorder for one thread; {@code clients} are that thread's. */
    public LogRecorder(Ground ground, Clients clients) {
        this.ground = ground;
        this.clients = clients;
    }

    @Override
    public ObjectNode record(ObjectNode program) throws Exception {
        ObjectNode recorded = program.deepCopy();
        Map<String, String> settings = new TreeMap<>();
        recorded.path("config")
                .properties()
                .forEach(each -> settings.put(each.getKey(), each.getValue().asText()));
        String prefix = ground.nextCase();
        ground.create(prefix + "t", recorded.get("partitions").intValue(), settings);
        try (LogStage stage = new LogStage(ground, clients, prefix)) {
            Map<String, LogOp> ops = LogOps.on(stage);
            for (JsonNode op : recorded.get("ops")) {
                String name = op.get("op").asText();
                LogOp performed = ops.get(name);
                if (performed == null) {
                    throw new IllegalArgumentException("no op '" + name + "'; ops: " + ops.keySet());
                }
                performed.perform((ObjectNode) op);
            }
        } finally {
            ground.forget(prefix + "t");
        }
        return recorded;
    }
}
