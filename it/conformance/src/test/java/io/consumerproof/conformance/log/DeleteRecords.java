package io.consumerproof.conformance.log;

import com.fasterxml.jackson.databind.JsonNode;
import io.consumerproof.conformance.Comparison;

/** An administrator deletes what lies before an offset. */
final class DeleteRecords implements LogOp {

    @Override
    public void play(LogStage stage, JsonNode op, Comparison comparison, String where) {
        comparison.same(where, Outcome.observed(op, "lowWatermark"), Outcome.of(() -> stage.partition(op)
                .deleteBefore(op.path("beforeOffset").asLong())));
    }
}
