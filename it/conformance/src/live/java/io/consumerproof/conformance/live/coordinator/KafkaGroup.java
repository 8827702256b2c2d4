package io.consumerproof.conformance.live.coordinator;

import io.consumerproof.group.Heartbeat;
import io.consumerproof.group.ServerTopic;
import io.consumerproof.history.TopicPartition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.common.Uuid;
import org.apache.kafka.common.errors.ApiException;
import org.apache.kafka.common.message.ConsumerGroupHeartbeatRequestData;
import org.apache.kafka.common.message.ConsumerGroupHeartbeatResponseData;

/** One group under the consumer protocol at Kafka's coordinator, without a broker around it. */
final class KafkaGroup {

    private static final Map<String, String> SETTINGS = Map.of(
            "group.consumer.session.timeout.ms", "1000",
            "group.consumer.min.session.timeout.ms", "1",
            "group.consumer.heartbeat.interval.ms", "100",
            "group.consumer.min.heartbeat.interval.ms", "1",
            "group.consumer.assignment.interval.ms", "0",
            "group.consumer.assignor.offload.enable", "false");

    private final Map<Uuid, String> topics = new HashMap<>();
    private final KafkaShard kafka;

    KafkaGroup(List<ServerTopic> known) {
        known.forEach(each -> topics.put(KafkaShard.id(each), each.name()));
        kafka = new KafkaShard(SETTINGS, known);
    }

    /** Lets time pass until {@code micros} after the start. */
    void advanceTo(long micros) {
        kafka.advanceTo(micros);
    }

    /** What the coordinator answers: an epoch and, where it tells it, an assignment; or an exception's name. */
    String heartbeat(Heartbeat request) {
        try {
            ConsumerGroupHeartbeatResponseData answer =
                    kafka.write(kafka.shard().consumerGroupHeartbeat(KafkaShard.context(1), request(request)));
            return Answers.spelled(
                    answer.memberEpoch(), answer.assignment() == null ? null : partitions(answer.assignment()));
        } catch (ApiException refused) {
            return refused.getClass().getSimpleName();
        }
    }

    private List<TopicPartition> partitions(ConsumerGroupHeartbeatResponseData.Assignment assignment) {
        List<TopicPartition> partitions = new ArrayList<>();
        assignment.topicPartitions().forEach(topic -> topic.partitions()
                .forEach(number ->
                        partitions.add(new TopicPartition(topics.getOrDefault(topic.topicId(), "?"), number))));
        return partitions;
    }

    private ConsumerGroupHeartbeatRequestData request(Heartbeat told) {
        ConsumerGroupHeartbeatRequestData request = new ConsumerGroupHeartbeatRequestData()
                .setGroupId(KafkaShard.GROUP)
                .setMemberId(told.memberId())
                .setMemberEpoch(told.memberEpoch())
                .setInstanceId(told.instanceId())
                .setSubscribedTopicNames(told.topics())
                .setServerAssignor(told.assignor());
        if (told.rebalanceTimeoutMicros() != Heartbeat.UNCHANGED) {
            request.setRebalanceTimeoutMs((int) (told.rebalanceTimeoutMicros() / 1000));
        }
        if (told.owned() != null) {
            request.setTopicPartitions(owned(told.owned()));
        }
        return request;
    }

    private List<ConsumerGroupHeartbeatRequestData.TopicPartitions> owned(List<TopicPartition> owned) {
        List<ConsumerGroupHeartbeatRequestData.TopicPartitions> spelled = new ArrayList<>();
        topics.forEach((id, name) -> {
            List<Integer> numbers = owned.stream()
                    .filter(each -> each.topic().equals(name))
                    .map(TopicPartition::partition)
                    .toList();
            if (!numbers.isEmpty()) {
                spelled.add(new ConsumerGroupHeartbeatRequestData.TopicPartitions()
                        .setTopicId(id)
                        .setPartitions(numbers));
            }
        });
        return spelled;
    }
}
