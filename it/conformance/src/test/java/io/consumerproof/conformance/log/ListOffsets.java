package io.consumerproof.conformance.log;

import com.fasterxml.jackson.databind.JsonNode;
import io.consumerproof.conformance.Comparison;
import io.consumerproof.history.Isolation;
import io.consumerproof.log.Partition;
import io.consumerproof.log.Stamp;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Look-ups: earliest, latest, newest timestamp, by timestamp. */
final class ListOffsets implements LogOp {

    @Override
    public void play(LogStage stage, JsonNode op, Comparison comparison, String where) {
        Partition partition = stage.partition(op);
        Isolation isolation =
                Isolation.named(op.path("isolation").asText().replace('_', '-')).orElseThrow();
        String at = where + " " + isolation;
        if (op.has("earliest")) {
            comparison.same(at + ", earliest", op.path("earliest").asLong(), partition.startOffset());
        }
        if (op.has("latest")) {
            comparison.same(at + ", latest", op.path("latest").asLong(), partition.endOffset(isolation));
        }
        if (op.has("maxTimestamp")) {
            same(comparison, at + ", maxTimestamp", stage, op.get("maxTimestamp"), partition.newest(isolation));
        }
        for (Map.Entry<String, JsonNode> each : op.path("byTimestamp").properties()) {
            Stamp found = partition.lookUp(Long.parseLong(each.getKey()), isolation);
            same(comparison, at + ", from " + each.getKey(), stage, each.getValue(), found);
        }
    }

    private static void same(
            Comparison comparison, String where, LogStage stage, JsonNode observed, @Nullable Stamp found) {
        comparison.same(
                where,
                observed.get(0).asText() + " at " + observed.get(1).asText(),
                found == null
                        ? "-1 at -1"
                        : found.offset() + " at " + stage.spelled(found.timestampMillis(), observed.get(1)));
    }
}
