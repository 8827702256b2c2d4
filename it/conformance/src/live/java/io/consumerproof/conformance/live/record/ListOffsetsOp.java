package io.consumerproof.conformance.live.record;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import java.util.Map;
import org.apache.kafka.clients.admin.ListOffsetsOptions;
import org.apache.kafka.clients.admin.ListOffsetsResult.ListOffsetsResultInfo;
import org.apache.kafka.clients.admin.OffsetSpec;
import org.apache.kafka.common.IsolationLevel;
import org.apache.kafka.common.TopicPartition;

/** Look-up by the special times and by timestamps; the program has the timestamps as keys of {@code byTimestamp}. */
final class ListOffsetsOp implements LogOp {

    private final LogStage stage;

    ListOffsetsOp(LogStage stage) {
        this.stage = stage;
    }

    @Override
    public void perform(ObjectNode op) throws Exception {
        op.put("earliest", ask(op, OffsetSpec.earliest()).offset());
        op.put("latest", ask(op, OffsetSpec.latest()).offset());
        write(op.putArray("maxTimestamp"), ask(op, OffsetSpec.maxTimestamp()));
        ObjectNode byTimestamp = (ObjectNode) op.get("byTimestamp");
        for (String asked :
                byTimestamp.properties().stream().map(Map.Entry::getKey).toList()) {
            long time = stage.asked(Long.parseLong(asked));
            write(byTimestamp.putArray(asked), ask(op, OffsetSpec.forTimestamp(time)));
        }
    }

    private ListOffsetsResultInfo ask(ObjectNode op, OffsetSpec spec) throws Exception {
        TopicPartition partition = stage.partition(op);
        IsolationLevel isolation =
                IsolationLevel.valueOf(op.get("isolation").asText().toUpperCase(Locale.ROOT));
        return stage.admin()
                .listOffsets(Map.of(partition, spec), new ListOffsetsOptions(isolation))
                .partitionResult(partition)
                .get();
    }

    private void write(ArrayNode pair, ListOffsetsResultInfo found) {
        pair.add(found.offset());
        pair.addPOJO(stage.relative(found.timestamp()));
    }
}
