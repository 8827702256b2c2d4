package io.consumerproof.conformance.live.coordinator;

import io.consumerproof.group.Heartbeat;
import io.consumerproof.group.ServerTopic;
import io.consumerproof.history.TopicPartition;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.kafka.common.Uuid;
import org.apache.kafka.common.errors.ApiException;
import org.apache.kafka.common.message.ConsumerGroupHeartbeatRequestData;
import org.apache.kafka.common.message.ConsumerGroupHeartbeatResponseData;
import org.apache.kafka.common.metadata.PartitionRecord;
import org.apache.kafka.common.metadata.TopicRecord;
import org.apache.kafka.common.utils.LogContext;
import org.apache.kafka.common.utils.Utils;
import org.apache.kafka.coordinator.common.runtime.CoordinatorRecord;
import org.apache.kafka.coordinator.common.runtime.CoordinatorResult;
import org.apache.kafka.coordinator.common.runtime.KRaftCoordinatorMetadataImage;
import org.apache.kafka.coordinator.group.GroupConfigManager;
import org.apache.kafka.coordinator.group.GroupCoordinatorConfig;
import org.apache.kafka.coordinator.group.GroupCoordinatorShard;
import org.apache.kafka.coordinator.group.metrics.GroupCoordinatorMetrics;
import org.apache.kafka.coordinator.group.modern.share.ShareGroupConfig;
import org.apache.kafka.image.MetadataDelta;
import org.apache.kafka.image.MetadataImage;
import org.apache.kafka.image.MetadataProvenance;
import org.apache.kafka.server.authorizer.AuthorizableRequestContext;
import org.apache.kafka.timeline.SnapshotRegistry;

/** One group under the consumer protocol at Kafka's coordinator, without a broker around it. */
final class KafkaGroup {

    private static final String GROUP = "group";
    private static final long NO_PRODUCER = -1;
    private static final short NO_EPOCH = -1;
    private static final Map<String, String> SETTINGS = Map.of(
            "group.consumer.session.timeout.ms", "1000",
            "group.consumer.min.session.timeout.ms", "1",
            "group.consumer.heartbeat.interval.ms", "100",
            "group.consumer.min.heartbeat.interval.ms", "1",
            "group.consumer.assignment.interval.ms", "0",
            "group.consumer.assignor.offload.enable", "false");

    private final Map<Uuid, String> topics = new HashMap<>();
    private final Clock clock = new Clock();
    private final Timers timers = new Timers(clock);
    private final GroupCoordinatorShard shard;
    private final long start = clock.milliseconds();
    private long written;

    KafkaGroup(List<ServerTopic> known) {
        LogContext context = new LogContext();
        GroupCoordinatorConfig config = GroupCoordinatorConfig.fromProps(SETTINGS);
        SnapshotRegistry snapshots = new SnapshotRegistry(context);
        GroupCoordinatorMetrics metrics = new GroupCoordinatorMetrics();
        GroupCoordinatorShard.Builder builder = new GroupCoordinatorShard.Builder(config, groupConfigs(config));
        builder.withLogContext(context)
                .withTime(clock)
                .withTimer(timers)
                .withExecutor(new NothingElsewhere())
                .withCoordinatorMetrics(metrics)
                .withTopicPartition(new org.apache.kafka.common.TopicPartition("__consumer_offsets", 0))
                .withSnapshotRegistry(snapshots);
        builder.withAuthorizerPlugin(Optional.empty());
        this.shard = builder.build();
        shard.onLoaded(new KRaftCoordinatorMetadataImage(image(known)));
    }

    private static GroupConfigManager groupConfigs(GroupCoordinatorConfig config) {
        return new GroupConfigManager(
                Map.of(),
                config,
                new ShareGroupConfig(new org.apache.kafka.common.config.AbstractConfig(
                        Utils.mergeConfigs(List.of(GroupCoordinatorConfig.CONFIG_DEF, ShareGroupConfig.CONFIG_DEF)),
                        Map.of(),
                        false)));
    }

    private MetadataImage image(List<ServerTopic> known) {
        MetadataDelta delta =
                new MetadataDelta.Builder().setImage(MetadataImage.EMPTY).build();
        for (ServerTopic topic : known) {
            Uuid id = new Uuid(topic.id().getMostSignificantBits(), topic.id().getLeastSignificantBits());
            topics.put(id, topic.name());
            delta.replay(new TopicRecord().setName(topic.name()).setTopicId(id));
            for (int number = 0; number < topic.partitions(); number++) {
                delta.replay(new PartitionRecord()
                        .setTopicId(id)
                        .setPartitionId(number)
                        .setReplicas(List.of(0))
                        .setIsr(List.of(0))
                        .setLeader(0));
            }
        }
        return delta.apply(new MetadataProvenance(1, 1, 1, true));
    }

    /** Lets time pass until {@code micros} after the start. */
    void advanceTo(long micros) {
        timers.advanceTo(start + micros / 1000, this::write);
    }

    /** What the coordinator answers: an epoch and, where it tells it, an assignment; or an exception's name. */
    String heartbeat(Heartbeat request) {
        try {
            CoordinatorResult<ConsumerGroupHeartbeatResponseData, CoordinatorRecord> result =
                    shard.consumerGroupHeartbeat(context(), request(request));
            write(result);
            ConsumerGroupHeartbeatResponseData answer = result.response();
            return Answers.spelled(
                    answer.memberEpoch(), answer.assignment() == null ? null : partitions(answer.assignment()));
        } catch (ApiException refused) {
            return refused.getClass().getSimpleName();
        }
    }

    private <T> void write(CoordinatorResult<T, CoordinatorRecord> result) {
        for (CoordinatorRecord record : result.records()) {
            shard.replay(written++, NO_PRODUCER, NO_EPOCH, record);
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
                .setGroupId(GROUP)
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

    /** A request context of which only the client's id and address are asked. */
    private static AuthorizableRequestContext context() {
        return (AuthorizableRequestContext) Proxy.newProxyInstance(
                KafkaGroup.class.getClassLoader(),
                new Class<?>[] {AuthorizableRequestContext.class},
                (proxy, method, arguments) -> switch (method.getName()) {
                    case "clientId" -> "client";
                    case "clientAddress" -> java.net.InetAddress.getLoopbackAddress();
                    case "requestVersion", "requestType", "correlationId" -> 1;
                    default -> throw new UnsupportedOperationException(method.getName());
                });
    }
}
