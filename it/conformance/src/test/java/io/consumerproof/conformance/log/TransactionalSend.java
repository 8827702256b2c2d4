package io.consumerproof.conformance.log;

import com.fasterxml.jackson.databind.JsonNode;
import io.consumerproof.conformance.Comparison;
import io.consumerproof.log.Draft;
import io.consumerproof.log.Partition;
import java.util.List;

/** One record in the transaction of a producer. */
final class TransactionalSend implements LogOp {

    @Override
    public void play(LogStage stage, JsonNode op, Comparison comparison, String where) {
        Draft draft = stage.draft(op);
        long producer = stage.producer(op.path("txn").asText());
        comparison.same(
                where,
                Outcome.observed(op, "offset"),
                Outcome.of(() -> append(stage, stage.partition(op), producer, draft)));
    }

    private static long append(LogStage stage, Partition partition, long producer, Draft draft) {
        partition.rules().admit(stage.nowMillis(), List.of(draft));
        return partition.append(producer, draft).offset();
    }
}
