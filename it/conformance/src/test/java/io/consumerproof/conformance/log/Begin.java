package io.consumerproof.conformance.log;

import com.fasterxml.jackson.databind.JsonNode;
import io.consumerproof.conformance.Comparison;

/** Begins a transaction: no partition knows before something is sent. */
final class Begin implements LogOp {

    @Override
    public void play(LogStage stage, JsonNode op, Comparison comparison, String where) {
        stage.producer(op.path("txn").asText());
    }
}
