package io.consumerproof.conformance.live.record;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.ListOffsetsOptions;
import org.apache.kafka.clients.admin.NewPartitions;
import org.apache.kafka.clients.admin.OffsetSpec;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.IsolationLevel;
import org.apache.kafka.common.TopicPartition;

/** What an administrator does. */
final class AdminCalls {

    private final Cast cast;

    AdminCalls(Cast cast) {
        this.cast = cast;
    }

    JsonNode createTopic(ObjectNode arguments) throws Exception {
        int partitions = arguments.get("partitions").intValue();
        cast.ground().create(cast.names().topic(), partitions, Map.of());
        cast.created(partitions);
        return Outcomes.OK;
    }

    JsonNode createPartitions(ObjectNode arguments) throws Exception {
        int total = arguments.get("total").intValue();
        admin().createPartitions(Map.of(cast.names().topic(), NewPartitions.increaseTo(total)))
                .all()
                .get();
        cast.ground().awaitAnswer(new TopicPartition(cast.names().topic(), total - 1));
        return Outcomes.OK;
    }

    JsonNode deleteRecords(ObjectNode arguments) throws Exception {
        long watermark = cast.ground()
                .deleteBefore(
                        cast.names().partition(arguments.get("partition").asText()),
                        arguments.get("beforeOffset").longValue());
        return JsonNodeFactory.instance.objectNode().put("lowWatermark", watermark);
    }

    JsonNode listConsumerGroupOffsets(ObjectNode arguments) throws Exception {
        return committed();
    }

    /** The group's committed offsets, also those that open transactions hold back from its members. */
    ObjectNode committed() throws Exception {
        Map<TopicPartition, OffsetAndMetadata> offsets = new TreeMap<>(
                java.util.Comparator.comparing(TopicPartition::topic).thenComparing(TopicPartition::partition));
        admin().listConsumerGroupOffsets(cast.names().group())
                .partitionsToOffsetAndMetadata()
                .get()
                .forEach((partition, offset) -> {
                    if (offset != null) {
                        offsets.put(partition, offset);
                    }
                });
        return Outcomes.offsets(cast.names(), offsets);
    }

    JsonNode alterConsumerGroupOffsets(ObjectNode arguments) throws Exception {
        admin().alterConsumerGroupOffsets(cast.names().group(), cast.names().offsets(arguments.get("offsets")))
                .all()
                .get();
        return Outcomes.OK;
    }

    JsonNode deleteConsumerGroupOffsets(ObjectNode arguments) throws Exception {
        admin().deleteConsumerGroupOffsets(
                        cast.names().group(), new HashSet<>(cast.names().partitions(arguments.get("partitions"))))
                .all()
                .get();
        return Outcomes.OK;
    }

    JsonNode deleteConsumerGroups(ObjectNode arguments) throws Exception {
        admin().deleteConsumerGroups(List.of(cast.names().group())).all().get();
        return Outcomes.OK;
    }

    JsonNode endOffsets(ObjectNode arguments) throws Exception {
        TopicPartition partition = new TopicPartition(
                cast.names().real(arguments.get("topic").asText()),
                arguments.get("partition").intValue());
        return JsonNodeFactory.instance
                .objectNode()
                .put("read_uncommitted", end(partition, IsolationLevel.READ_UNCOMMITTED))
                .put("read_committed", end(partition, IsolationLevel.READ_COMMITTED));
    }

    private long end(TopicPartition partition, IsolationLevel isolation) throws Exception {
        return admin().listOffsets(Map.of(partition, OffsetSpec.latest()), new ListOffsetsOptions(isolation))
                .partitionResult(partition)
                .get()
                .offset();
    }

    private Admin admin() {
        return cast.ground().admin();
    }
}
