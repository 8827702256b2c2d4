package io.consumerproof.conformance.live.coordinator;

import io.consumerproof.group.ServerTopic;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.apache.kafka.common.Uuid;
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

/** Kafka's group coordinator on virtual time, without a broker around it: what it writes is written at once. */
final class KafkaShard {

    static final String GROUP = "group";

    private static final long NO_PRODUCER = -1;
    private static final short NO_EPOCH = -1;

    private final Clock clock = new Clock();
    private final Timers timers = new Timers(clock);
    private final GroupCoordinatorShard shard;
    private final long start = clock.milliseconds();
    private long written;

    KafkaShard(Map<String, String> settings, List<ServerTopic> known) {
        LogContext context = new LogContext();
        GroupCoordinatorConfig config = GroupCoordinatorConfig.fromProps(settings);
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

    private static MetadataImage image(List<ServerTopic> known) {
        MetadataDelta delta =
                new MetadataDelta.Builder().setImage(MetadataImage.EMPTY).build();
        for (ServerTopic topic : known) {
            Uuid id = id(topic);
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

    static Uuid id(ServerTopic topic) {
        return new Uuid(topic.id().getMostSignificantBits(), topic.id().getLeastSignificantBits());
    }

    GroupCoordinatorShard shard() {
        return shard;
    }

    /** Lets time pass until {@code micros} after the start. */
    void advanceTo(long micros) {
        timers.advanceTo(start + micros / 1000, this::write);
    }

    <T> T write(CoordinatorResult<T, CoordinatorRecord> result) {
        if (result.replayRecords()) {
            for (CoordinatorRecord record : result.records()) {
                shard.replay(written++, NO_PRODUCER, NO_EPOCH, record);
            }
        }
        CompletableFuture<Void> appended = result.appendFuture();
        if (appended != null) {
            appended.complete(null);
        }
        return result.response();
    }

    /** A request context of which only the client's id and address and the request's version are asked. */
    static AuthorizableRequestContext context(int version) {
        return (AuthorizableRequestContext) Proxy.newProxyInstance(
                KafkaShard.class.getClassLoader(),
                new Class<?>[] {AuthorizableRequestContext.class},
                (proxy, method, arguments) -> switch (method.getName()) {
                    case "clientId" -> "client";
                    case "clientAddress" -> java.net.InetAddress.getLoopbackAddress();
                    case "requestVersion" -> version;
                    case "requestType", "correlationId" -> 1;
                    default -> throw new UnsupportedOperationException(method.getName());
                });
    }
}
