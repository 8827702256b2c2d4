package io.consumerproof.conformance.log;

import com.fasterxml.jackson.databind.JsonNode;
import io.consumerproof.conformance.Comparison;
import io.consumerproof.log.Segment;
import java.util.ArrayList;
import java.util.List;

/** Looks at the files of a partition: where each begins, and how long it is where that was observed. */
final class SegmentsOnDisk implements LogOp {

    @Override
    public void play(LogStage stage, JsonNode op, Comparison comparison, String where) {
        List<Segment> segments = stage.partition(op).segments();
        comparison.same(
                where + ", baseOffsets",
                numbers(op.path("baseOffsets")),
                segments.stream().map(Segment::baseOffset).toList());
        if (op.has("bytesEach")) {
            comparison.same(
                    where + ", bytesEach",
                    numbers(op.path("bytesEach")),
                    segments.stream().map(Segment::bytes).toList());
        }
    }

    private static List<Long> numbers(JsonNode array) {
        List<Long> numbers = new ArrayList<>();
        array.forEach(each -> numbers.add(each.asLong()));
        return numbers;
    }
}
