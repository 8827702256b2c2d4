package io.consumerproof.conformance.live.record;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.AlterConfigOp;
import org.apache.kafka.clients.admin.ConfigEntry;
import org.apache.kafka.clients.admin.OffsetSpec;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.config.ConfigResource;

/** What the broker does to a log in time, let through at one point of the program and held back at all others. */
final class UpkeepOps {

    private static final String GATE = "min.cleanable.dirty.ratio";
    /** Cleaner and retention look every 50 and 100 ms: what has not changed for so long is done. */
    private static final long QUIET_MILLIS = 800;

    /** A cleaner that has just begun does not see that the gate is closed. */
    private static final long CLOSING_MILLIS = 150;

    private final LogStage stage;

    UpkeepOps(LogStage stage) {
        this.stage = stage;
    }

    void deleteRecords(ObjectNode op) throws InterruptedException {
        op.remove(List.of("lowWatermark", "error"));
        try {
            long before = op.get("beforeOffset").longValue();
            op.put("lowWatermark", stage.ground().deleteBefore(stage.partition(op), before));
        } catch (ExecutionException refused) {
            op.put("error", Threw.name(refused));
        }
    }

    void alterConfig(ObjectNode op) throws Exception {
        List<AlterConfigOp> changes = new ArrayList<>();
        op.get("config")
                .properties()
                .forEach(each -> changes.add(set(each.getKey(), each.getValue().asText())));
        alter(changes);
    }

    void segments(ObjectNode op) throws Exception {
        ArrayNode bases = op.putArray("baseOffsets");
        stage.disk(op).baseOffsets().forEach(bases::add);
    }

    void cleanerRan(ObjectNode op) throws Exception {
        alter(List.of(set(GATE, "0.0")));
        long cleaned = quiet(() -> stage.disk(op).cleanedUpTo());
        alter(List.of(set(GATE, "1.0")));
        Thread.sleep(CLOSING_MILLIS);
        List<Long> bases = stage.disk(op).baseOffsets();
        op.put("activeSegmentBase", bases.get(bases.size() - 1));
        op.put("cleanedUpTo", cleaned);
    }

    void retentionRan(ObjectNode op) throws Exception {
        TopicPartition partition = stage.partition(op);
        op.put("logStart", quiet(() -> stage.admin()
                .listOffsets(Map.of(partition, OffsetSpec.earliest()))
                .partitionResult(partition)
                .get()
                .offset()));
    }

    private static long quiet(Callable<Long> watched) throws Exception {
        long value = watched.call();
        long since = System.currentTimeMillis();
        while (System.currentTimeMillis() - since < QUIET_MILLIS) {
            Thread.sleep(25);
            long now = watched.call();
            if (now != value) {
                value = now;
                since = System.currentTimeMillis();
            }
        }
        return value;
    }

    private void alter(Collection<AlterConfigOp> changes) throws Exception {
        ConfigResource topic = new ConfigResource(ConfigResource.Type.TOPIC, stage.topic());
        stage.admin().incrementalAlterConfigs(Map.of(topic, changes)).all().get();
    }

    private static AlterConfigOp set(String name, String value) {
        return new AlterConfigOp(new ConfigEntry(name, value), AlterConfigOp.OpType.SET);
    }
}
