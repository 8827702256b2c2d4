package io.consumerproof.conformance.log;

import com.fasterxml.jackson.databind.JsonNode;
import io.consumerproof.conformance.Comparison;
import io.consumerproof.log.Draft;
import io.consumerproof.log.Partition;
import java.util.List;

/** One record outside any transaction. */
final class Send implements LogOp {

    @Override
    public void play(LogStage stage, JsonNode op, Comparison comparison, String where) {
        Draft draft = stage.draft(op);
        comparison.same(
                where, Outcome.observed(op, "offset"), Outcome.of(() -> append(stage, stage.partition(op), draft)));
    }

    private static long append(LogStage stage, Partition partition, Draft draft) {
        partition.rules().admit(stage.nowMillis(), List.of(draft));
        return partition
                .append(draft.ordinal(), draft.timestampMillis(), draft.key(), draft.value(), draft.headers())
                .offset();
    }
}
