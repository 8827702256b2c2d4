package io.consumerproof.group;

import io.consumerproof.history.TopicPartition;
import io.consumerproof.log.Refusal;
import io.consumerproof.log.RefusedException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** A group under the consumer protocol whose members are played by a test, heartbeat by heartbeat. */
final class Crew implements ServerTopics {

    static final long SESSION = 45_000_000;
    static final long TO_REBALANCE = 300_000_000;

    final ConsumerGroup group;
    private final List<ServerTopic> topics = new ArrayList<>();
    private final Map<String, Integer> epochs = new TreeMap<>();
    private int version;
    long now;

    Crew(int partitions) {
        this(partitions, 0);
    }

    Crew(int partitions, long assignmentIntervalMicros) {
        this(partitions, assignmentIntervalMicros, Race.USUAL);
    }

    Crew(int partitions, long assignmentIntervalMicros, Race race) {
        topics.add(new ServerTopic("t", new UUID(0, 1), partitions));
        group = new ConsumerGroup(
                "g", new BrokerSettings(0, SESSION, 5_000_000, assignmentIntervalMicros, 10_000_000), this, race);
    }

    @Override
    public List<ServerTopic> all() {
        return topics;
    }

    @Override
    public int version() {
        return version;
    }

    void topic(String name, int partitions) {
        topics.removeIf(each -> each.name().equals(name));
        topics.add(new ServerTopic(name, new UUID(0, name.hashCode()), partitions));
        version++;
    }

    HeartbeatAnswer join(String id) {
        return joinAs(id, null);
    }

    HeartbeatAnswer joinAs(String id, @Nullable String instanceId) {
        return send(new Heartbeat(id, 0, instanceId, TO_REBALANCE, List.of("t"), null, List.of()));
    }

    HeartbeatAnswer beat(String id, int epoch) {
        return send(Heartbeat.of(id, epoch, null));
    }

    HeartbeatAnswer beatAs(String id, String instanceId, int epoch) {
        return send(Heartbeat.of(id, epoch, instanceId));
    }

    HeartbeatAnswer ownsAs(String id, String instanceId, int epoch, int... owned) {
        return send(new Heartbeat(id, epoch, instanceId, Heartbeat.UNCHANGED, null, null, partitions(owned)));
    }

    HeartbeatAnswer owns(String id, int epoch, int... owned) {
        return send(new Heartbeat(id, epoch, null, Heartbeat.UNCHANGED, null, null, partitions(owned)));
    }

    HeartbeatAnswer subscribes(String id, int epoch, List<String> subscribed, int... owned) {
        return send(new Heartbeat(id, epoch, null, Heartbeat.UNCHANGED, subscribed, null, partitions(owned)));
    }

    HeartbeatAnswer send(Heartbeat heartbeat) {
        HeartbeatAnswer answer = group.heartbeat(heartbeat, now);
        epochs.put(heartbeat.memberId(), answer.memberEpoch());
        return answer;
    }

    /** The epoch that {@code id} was told last. */
    int epochOf(String id) {
        return epochs.getOrDefault(id, 0);
    }

    /** Time passes; returns who was removed. */
    List<String> advance(long micros) {
        List<String> before = group.memberIds();
        now = micros;
        group.advance(now);
        return before.stream().filter(each -> !group.knows(each)).toList();
    }

    static List<TopicPartition> partitions(int... numbers) {
        List<TopicPartition> partitions = new ArrayList<>();
        for (int number : numbers) {
            partitions.add(new TopicPartition("t", number));
        }
        return partitions;
    }

    /** How the call is refused; null if it is not. */
    static @Nullable Refusal refusal(Runnable call) {
        try {
            call.run();
            return null;
        } catch (RefusedException e) {
            return e.refusal();
        }
    }
}
