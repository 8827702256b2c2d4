package io.consumerproof.conformance.log;

import com.fasterxml.jackson.databind.JsonNode;
import io.consumerproof.conformance.Comparison;
import io.consumerproof.history.Isolation;
import io.consumerproof.history.LogRecord;
import io.consumerproof.log.Partition;
import java.util.ArrayList;
import java.util.List;

/** Two readers, one of each isolation level, read one record a poll to the end, from the start or from an offset. */
final class Observe implements LogOp {

    @Override
    public void play(LogStage stage, JsonNode op, Comparison comparison, String where) {
        for (Isolation each : Isolation.values()) {
            JsonNode observed = op.path(each.toString().replace('-', '_'));
            if (!observed.isMissingNode()) {
                play(stage.partition(op), observed, each, comparison, where + " " + each);
            }
        }
    }

    private static void play(
            Partition partition, JsonNode observed, Isolation isolation, Comparison comparison, String where) {
        comparison.same(
                where + ", beginningOffset", observed.path("beginningOffset").asLong(), partition.startOffset());
        comparison.same(where + ", endOffset", observed.path("endOffset").asLong(), partition.endOffset(isolation));
        List<String> expected = new ArrayList<>();
        observed.path("delivered").forEach(each -> expected.add(spelled(each)));
        List<String> delivered = new ArrayList<>();
        long position = read(partition, observed.path("from").asLong(partition.startOffset()), isolation, delivered);
        comparison.same(where + ", delivered", expected, delivered);
        comparison.same(
                where + ", finalPosition", observed.path("finalPosition").asLong(), position);
    }

    /** After a record the position is the next offset, whatever stands there; a poll that returns nothing moves it to the end. */
    private static long read(Partition partition, long from, Isolation isolation, List<String> delivered) {
        long position = from;
        LogRecord record = partition.readFrom(position, isolation);
        while (record != null) {
            position = record.offset() + 1;
            delivered.add(spelled(record, position));
            record = partition.readFrom(position, isolation);
        }
        return Math.max(position, partition.endOffset(isolation));
    }

    private static String spelled(JsonNode delivered) {
        return delivered.path("offset").asLong()
                + " " + (delivered.has("key") ? "'" + delivered.get("key").asText() + "'" : "no key")
                + " "
                + (delivered.path("value").isNull()
                        ? "no value"
                        : "'" + delivered.path("value").asText() + "'")
                + ", then " + delivered.path("positionAfter").asLong();
    }

    private static String spelled(LogRecord record, long positionAfter) {
        return record.offset()
                + " " + (record.key() == null ? "no key" : "'" + record.key() + "'")
                + " " + (record.value() == null ? "no value" : "'" + record.value() + "'")
                + ", then " + positionAfter;
    }
}
