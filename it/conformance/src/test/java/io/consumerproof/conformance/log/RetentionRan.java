package io.consumerproof.conformance.log;

import com.fasterxml.jackson.databind.JsonNode;
import io.consumerproof.conformance.Comparison;

/** Retention goes over all partitions of the topic; the start of one was looked at. */
final class RetentionRan implements LogOp {

    @Override
    public void play(LogStage stage, JsonNode op, Comparison comparison, String where) {
        stage.partitions().forEach(each -> each.retain(stage.nowMillis()));
        comparison.same(
                where + ", logStart",
                op.path("logStart").asLong(),
                stage.partition(op).startOffset());
    }
}
