package io.consumerproof.conformance.log;

import com.fasterxml.jackson.databind.JsonNode;
import io.consumerproof.conformance.Comparison;

/** Ends a producer's transaction in every partition that it wrote to. */
final class EndTransaction implements LogOp {

    private final boolean commit;

    EndTransaction(boolean commit) {
        this.commit = commit;
    }

    @Override
    public void play(LogStage stage, JsonNode op, Comparison comparison, String where) {
        long producer = stage.producer(op.path("txn").asText());
        stage.partitions().forEach(each -> each.endTransaction(producer, commit, stage.stamp()));
    }
}
