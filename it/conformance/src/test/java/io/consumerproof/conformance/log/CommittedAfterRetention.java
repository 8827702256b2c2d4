package io.consumerproof.conformance.log;

import com.fasterxml.jackson.databind.JsonNode;
import io.consumerproof.conformance.Comparison;
import io.consumerproof.group.CommittedOffset;
import org.jspecify.annotations.Nullable;

/** A group committed an offset when the case began, before the operations; retention leaves it as it is. */
final class CommittedAfterRetention implements LogOp {

    /** Commits what the operation expects to find: the vectors do not name the commit itself. */
    static void prepare(LogStage stage, JsonNode ops) {
        for (JsonNode each : ops) {
            if (each.path("op").asText().equals("committedAfterRetention")) {
                stage.committed()
                        .commit(
                                stage.partition(each).id(),
                                CommittedOffset.of(each.path("committed").asLong()));
            }
        }
    }

    @Override
    public void play(LogStage stage, JsonNode op, Comparison comparison, String where) {
        @Nullable
        CommittedOffset found = stage.committed().of(stage.partition(op).id());
        comparison.same(where, op.path("committed").asLong(), found == null ? null : found.nextOffset());
    }
}
