package io.consumerproof.conformance.live.coordinator;

import io.consumerproof.conformance.live.coordinator.ClassicStep.Kind;
import io.consumerproof.history.TopicPartition;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import org.apache.kafka.clients.consumer.ConsumerPartitionAssignor;
import org.apache.kafka.clients.consumer.internals.ConsumerProtocol;
import org.apache.kafka.common.errors.ApiException;
import org.apache.kafka.common.message.HeartbeatRequestData;
import org.apache.kafka.common.message.JoinGroupRequestData;
import org.apache.kafka.common.message.JoinGroupResponseData;
import org.apache.kafka.common.message.JoinGroupResponseData.JoinGroupResponseMember;
import org.apache.kafka.common.message.LeaveGroupRequestData;
import org.apache.kafka.common.message.LeaveGroupResponseData;
import org.apache.kafka.common.message.OffsetCommitRequestData;
import org.apache.kafka.common.message.SyncGroupRequestData;
import org.apache.kafka.common.message.SyncGroupResponseData;
import org.apache.kafka.common.protocol.Errors;

/** A classic group at Kafka's coordinator, without a broker around it. */
final class KafkaClassicGroup implements ClassicTwin {

    /** Of all requests: the newest that classic groups know. */
    private static final int VERSION = 9;

    private static final int LEAVE_VERSION = 5;

    private final KafkaShard kafka;
    /** Names to the ids that the coordinator gave. */
    private final Map<String, String> ids = new TreeMap<>();

    private final TreeMap<String, CompletableFuture<JoinGroupResponseData>> joins = new TreeMap<>();
    private final TreeMap<String, CompletableFuture<SyncGroupResponseData>> syncs = new TreeMap<>();

    KafkaClassicGroup(long initialDelayMicros) {
        kafka = new KafkaShard(
                Map.of(
                        "group.initial.rebalance.delay.ms",
                        String.valueOf(initialDelayMicros / 1000),
                        "group.min.session.timeout.ms",
                        "1"),
                List.of());
    }

    @Override
    public List<ClassicAnswer> perform(ClassicStep step) {
        kafka.advanceTo(step.micros());
        List<ClassicAnswer> answers = new ArrayList<>();
        try {
            ask(step, answers);
        } catch (ApiException refused) {
            answers.add(ClassicAnswer.plain(
                    step.member(), step.kind(), refused.getClass().getSimpleName()));
        }
        kafka.advanceTo(step.micros());
        collect(answers);
        answers.sort(Comparator.comparing(ClassicAnswer::member).thenComparing(ClassicAnswer::to));
        return answers;
    }

    private void ask(ClassicStep step, List<ClassicAnswer> answers) {
        switch (step.kind()) {
            case JOIN -> join(step);
            case SYNC -> sync(step);
            case HEARTBEAT -> answers.add(ClassicAnswer.plain(step.member(), Kind.HEARTBEAT, name(heartbeat(step))));
            case COMMIT -> answers.add(ClassicAnswer.plain(step.member(), Kind.COMMIT, commit(step)));
            case LEAVE -> answers.add(ClassicAnswer.plain(step.member(), Kind.LEAVE, name(leave(step))));
            case WAIT -> {}
        }
    }

    private String id(String member) {
        return ids.getOrDefault(member, member);
    }

    /** A dynamic member is given an id first and joins under it at once, as the client does. */
    private void join(ClassicStep step) {
        String id = step.isNew() ? "" : id(step.member());
        CompletableFuture<JoinGroupResponseData> answer = joins(step, id);
        JoinGroupResponseData first = answer.getNow(new JoinGroupResponseData());
        if (first.errorCode() == Errors.MEMBER_ID_REQUIRED.code()) {
            ids.put(step.member(), first.memberId());
            answer = joins(step, first.memberId());
        }
        joins.put(step.member(), answer);
    }

    private CompletableFuture<JoinGroupResponseData> joins(ClassicStep step, String id) {
        JoinGroupRequestData request = new JoinGroupRequestData()
                .setGroupId(KafkaShard.GROUP)
                .setMemberId(id)
                .setGroupInstanceId(step.instance())
                .setProtocolType("consumer")
                .setSessionTimeoutMs((int) (ClassicStep.SESSION_MICROS / 1000))
                .setRebalanceTimeoutMs((int) (ClassicStep.REBALANCE_MICROS / 1000));
        byte[] told = bytes(
                ConsumerProtocol.serializeSubscription(new ConsumerPartitionAssignor.Subscription(step.topics())));
        step.assignors().forEach(each -> request.protocols()
                .add(new JoinGroupRequestData.JoinGroupRequestProtocol()
                        .setName(each)
                        .setMetadata(told)));
        CompletableFuture<JoinGroupResponseData> answer = new CompletableFuture<>();
        kafka.write(kafka.shard().classicGroupJoin(KafkaShard.context(VERSION), request, answer));
        return answer;
    }

    private static byte[] bytes(ByteBuffer buffer) {
        byte[] bytes = new byte[buffer.remaining()];
        buffer.get(bytes);
        return bytes;
    }

    private void sync(ClassicStep step) {
        SyncGroupRequestData request = new SyncGroupRequestData()
                .setGroupId(KafkaShard.GROUP)
                .setMemberId(id(step.member()))
                .setGroupInstanceId(step.instance())
                .setGenerationId(step.generation());
        SortedMap<String, List<TopicPartition>> made = step.made();
        if (made != null) {
            made.forEach((member, partitions) -> request.assignments()
                    .add(new SyncGroupRequestData.SyncGroupRequestAssignment()
                            .setMemberId(id(member))
                            .setAssignment(spelled(partitions))));
        }
        CompletableFuture<SyncGroupResponseData> answer = new CompletableFuture<>();
        kafka.write(kafka.shard().classicGroupSync(KafkaShard.context(VERSION), request, answer));
        syncs.put(step.member(), answer);
    }

    /** Only leader and members read this. */
    private static byte[] spelled(List<TopicPartition> partitions) {
        return String.join(
                        ",",
                        partitions.stream().map(each -> "" + each.partition()).toList())
                .getBytes(StandardCharsets.UTF_8);
    }

    private static List<TopicPartition> partitions(byte[] spelled) {
        String text = new String(spelled, StandardCharsets.UTF_8);
        return text.isEmpty()
                ? List.of()
                : Arrays.stream(text.split(",", -1))
                        .map(each -> new TopicPartition("t", Integer.parseInt(each)))
                        .toList();
    }

    private short heartbeat(ClassicStep step) {
        HeartbeatRequestData request = new HeartbeatRequestData()
                .setGroupId(KafkaShard.GROUP)
                .setMemberId(id(step.member()))
                .setGroupInstanceId(step.instance())
                .setGenerationId(step.generation());
        return kafka.write(kafka.shard().classicGroupHeartbeat(KafkaShard.context(VERSION), request))
                .errorCode();
    }

    private String commit(ClassicStep step) {
        OffsetCommitRequestData request = new OffsetCommitRequestData()
                .setGroupId(KafkaShard.GROUP)
                .setMemberId(id(step.member()))
                .setGroupInstanceId(step.instance())
                .setGenerationIdOrMemberEpoch(step.generation());
        kafka.write(kafka.shard().commitOffset(KafkaShard.context(VERSION), request));
        return "";
    }

    private short leave(ClassicStep step) {
        LeaveGroupRequestData request = new LeaveGroupRequestData().setGroupId(KafkaShard.GROUP);
        request.members().add(new LeaveGroupRequestData.MemberIdentity().setMemberId(id(step.member())));
        LeaveGroupResponseData answer =
                kafka.write(kafka.shard().classicGroupLeave(KafkaShard.context(LEAVE_VERSION), request));
        return answer.errorCode() == 0 ? answer.members().get(0).errorCode() : answer.errorCode();
    }

    private static String name(short error) {
        return error == 0 ? "" : Errors.forCode(error).exception().getClass().getSimpleName();
    }

    private void collect(List<ClassicAnswer> answers) {
        joins.forEach((member, answer) -> {
            String given = answer.getNow(new JoinGroupResponseData()).memberId();
            if (!given.isEmpty()) {
                ids.put(member, given);
            }
        });
        Map<String, String> names = new TreeMap<>();
        ids.forEach((name, id) -> names.put(id, name));
        joins.forEach((member, answer) -> {
            if (answer.isDone()) {
                answers.add(joined(member, answer.join(), names));
            }
        });
        syncs.forEach((member, answer) -> {
            if (answer.isDone()) {
                SyncGroupResponseData told = answer.join();
                answers.add(
                        told.errorCode() == 0
                                ? ClassicAnswer.assigned(member, partitions(told.assignment()))
                                : ClassicAnswer.plain(member, Kind.SYNC, name(told.errorCode())));
            }
        });
        joins.values().removeIf(CompletableFuture::isDone);
        syncs.values().removeIf(CompletableFuture::isDone);
    }

    private static ClassicAnswer joined(String member, JoinGroupResponseData told, Map<String, String> names) {
        if (told.errorCode() != 0) {
            return ClassicAnswer.plain(member, Kind.JOIN, name(told.errorCode()));
        }
        return ClassicAnswer.joined(
                member,
                told.generationId(),
                told.protocolName(),
                told.leader().equals(told.memberId()),
                told.skipAssignment(),
                told.members().stream()
                        .map(JoinGroupResponseMember::memberId)
                        .map(each -> names.getOrDefault(each, each))
                        .toList());
    }
}
