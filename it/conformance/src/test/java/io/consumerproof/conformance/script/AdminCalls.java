package io.consumerproof.conformance.script;

import com.fasterxml.jackson.databind.JsonNode;
import io.consumerproof.history.Isolation;
import io.consumerproof.log.Partition;
import java.util.List;

/** Calls of administrators, and of a producer that is no part of the case. */
final class AdminCalls {

    private AdminCalls() {}

    static List<Call> all() {
        return List.of(
                Call.of("createTopic", AdminCalls::createTopic),
                Call.of("createPartitions", AdminCalls::createPartitions),
                Call.of("deleteRecords", AdminCalls::deleteRecords),
                Call.of(
                        "listConsumerGroupOffsets",
                        (cast, arguments) -> Outcomes.offsets(
                                cast.cluster().groups().offsets(cast.group()).all(), cast.topic())),
                Call.of("alterConsumerGroupOffsets", (cast, arguments) -> {
                    cast.cluster().groups().alter(cast.group(), arguments.offsets("offsets"));
                    return Outcomes.OK;
                }),
                Call.of("deleteConsumerGroupOffsets", (cast, arguments) -> {
                    cast.cluster().groups().deleteOffsets(cast.group(), arguments.partitions("partitions"));
                    return Outcomes.OK;
                }),
                Call.of("deleteConsumerGroups", (cast, arguments) -> {
                    cast.cluster().groups().delete(cast.group());
                    return Outcomes.OK;
                }),
                Call.of("endOffsets", AdminCalls::endOffsets));
    }

    private static JsonNode createTopic(Cast cast, Arguments arguments) {
        int partitions = arguments.number("partitions", 1);
        cast.cluster().log().createTopic(cast.topic(), partitions);
        cast.partitions(partitions);
        return Outcomes.OK;
    }

    private static JsonNode createPartitions(Cast cast, Arguments arguments) {
        cast.cluster().log().grow(cast.topic(), arguments.number("total", 0));
        return Outcomes.OK;
    }

    private static JsonNode deleteRecords(Cast cast, Arguments arguments) {
        Partition partition = cast.cluster().log().partition(arguments.partition("partition"));
        long low = partition.deleteBefore(arguments.of("beforeOffset").asLong());
        return Outcomes.object().put("lowWatermark", low);
    }

    private static JsonNode endOffsets(Cast cast, Arguments arguments) {
        String topic = arguments.hasValue("topic") ? arguments.text("topic") : cast.topic();
        Partition partition =
                cast.cluster().log().partition(new Arguments(arguments.entry(), topic).partition("partition"));
        return Outcomes.object()
                .put("read_uncommitted", partition.endOffset(Isolation.READ_UNCOMMITTED))
                .put("read_committed", partition.endOffset(Isolation.READ_COMMITTED));
    }
}
