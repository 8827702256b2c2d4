package io.consumerproof.conformance.log;

import com.fasterxml.jackson.databind.JsonNode;
import io.consumerproof.conformance.Comparison;
import java.util.Map;
import java.util.TreeMap;

/** The catalogue of operations by the name that vectors give them. */
public final class LogOps {

    private static final Map<String, LogOp> BY_NAME = new TreeMap<>(Map.ofEntries(
            Map.entry("send", new Send()),
            Map.entry("sendBatch", new SendBatch()),
            Map.entry("begin", new Begin()),
            Map.entry("txnSend", new TransactionalSend()),
            Map.entry("commit", new EndTransaction(true)),
            Map.entry("abort", new EndTransaction(false)),
            Map.entry("deleteRecords", new DeleteRecords()),
            Map.entry("observe", new Observe()),
            Map.entry("observeFrom", new Observe()),
            Map.entry("listOffsets", new ListOffsets()),
            Map.entry("alterConfig", new AlterConfig()),
            Map.entry("segments", new SegmentsOnDisk()),
            Map.entry("cleanerRan", new CleanerRan()),
            Map.entry("retentionRan", new RetentionRan()),
            Map.entry("waitMs", new Wait()),
            Map.entry("committedAfterRetention", new CommittedAfterRetention())));

    private LogOps() {}

    /** Plays the operations one after another; each is a step. */
    public static void play(JsonNode ops, LogStage stage, Comparison comparison) {
        int number = 0;
        for (JsonNode each : ops) {
            String name = each.path("op").asText();
            LogOp op = BY_NAME.get(name);
            if (op == null) {
                throw new IllegalArgumentException(
                        "op " + number + " is '" + name + "', known are " + BY_NAME.keySet());
            }
            comparison.step();
            stage.tick();
            op.play(stage, each, comparison, "op " + number + " '" + name + "'");
            number++;
        }
    }
}
