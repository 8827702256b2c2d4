package io.consumerproof.conformance.log;

import com.fasterxml.jackson.databind.JsonNode;
import io.consumerproof.conformance.Comparison;
import io.consumerproof.log.Partition;
import java.util.List;

/** The cleaner goes over all partitions of the topic; what it left of one was looked at. */
final class CleanerRan implements LogOp {

    @Override
    public void play(LogStage stage, JsonNode op, Comparison comparison, String where) {
        stage.partitions().forEach(each -> each.compact(stage.nowMillis()));
        Partition partition = stage.partition(op);
        List<?> segments = partition.segments();
        comparison.same(
                where + ", activeSegmentBase",
                op.path("activeSegmentBase").asLong(),
                partition.segments().get(segments.size() - 1).baseOffset());
        comparison.same(where + ", cleanedUpTo", op.path("cleanedUpTo").asLong(), partition.cleanedUpTo());
    }
}
