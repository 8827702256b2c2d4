package io.consumerproof.conformance.log;

import com.fasterxml.jackson.databind.JsonNode;
import io.consumerproof.conformance.Comparison;

/** Sets configurations of the topic, the others stay. */
final class AlterConfig implements LogOp {

    @Override
    public void play(LogStage stage, JsonNode op, Comparison comparison, String where) {
        stage.alter(LogStage.configs(op.path("config")));
    }
}
