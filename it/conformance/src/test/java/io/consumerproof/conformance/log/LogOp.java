package io.consumerproof.conformance.log;

import com.fasterxml.jackson.databind.JsonNode;
import io.consumerproof.conformance.Comparison;

/** One kind of operation in the {@code ops} of a case. */
interface LogOp {

    /**
     * Does it on the model and compares what was observed.
     *
     * @param op with the fields that the vectors' README names for its kind
     * @param where names the operation in a difference
     */
    void play(LogStage stage, JsonNode op, Comparison comparison, String where);
}
