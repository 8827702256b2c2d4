package io.consumerproof.conformance.log;

import com.fasterxml.jackson.databind.JsonNode;
import io.consumerproof.conformance.Comparison;
import io.consumerproof.history.LogRecord;
import io.consumerproof.log.Draft;
import io.consumerproof.log.Partition;
import io.consumerproof.log.RefusedException;
import java.util.ArrayList;
import java.util.List;

/** Several records as one producer batch. Compression changes nothing but sizes, which are those of uncompressed batches here. */
final class SendBatch implements LogOp {

    @Override
    public void play(LogStage stage, JsonNode op, Comparison comparison, String where) {
        List<Draft> drafts = new ArrayList<>();
        List<String> observed = new ArrayList<>();
        for (JsonNode each : op.path("records")) {
            drafts.add(stage.draft(each));
            observed.add(op.has("error") ? op.get("error").asText() : Outcome.observed(each, "offset"));
        }
        comparison.same(where, observed, append(stage, stage.partition(op), drafts));
    }

    private static List<String> append(LogStage stage, Partition partition, List<Draft> drafts) {
        try {
            partition.rules().admit(stage.nowMillis(), drafts);
        } catch (RefusedException refused) {
            return drafts.stream()
                    .map(each -> refused.refusal().exceptionName())
                    .toList();
        }
        return partition.appendBatch(null, drafts).stream()
                .map(LogRecord::offset)
                .map(String::valueOf)
                .toList();
    }
}
