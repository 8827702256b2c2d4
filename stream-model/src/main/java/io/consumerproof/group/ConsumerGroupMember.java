package io.consumerproof.group;

import io.consumerproof.history.TopicPartition;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A member of a group under the consumer protocol, as its coordinator knows it.
 *
 * @source Kafka 4.3, ConsumerGroupMember
 */
final class ConsumerGroupMember {

    final String id;
    final @Nullable String instanceId;
    List<String> topics = List.of();

    @Nullable
    String assignor;

    long rebalanceTimeoutMicros;
    int epoch;
    int previousEpoch;
    ReconcileState state = ReconcileState.STABLE;
    /** What it may hold, each with the epoch at which it got it. */
    TreeMap<TopicPartition, Integer> assigned = new TreeMap<>();
    /** What it was told to give up and may still hold. */
    TreeMap<TopicPartition, Integer> revoking = new TreeMap<>();

    long sessionDeadlineMicros = Timed.NEVER;
    long rebalanceDeadlineMicros = Timed.NEVER;

    ConsumerGroupMember(String id, @Nullable String instanceId) {
        this.id = id;
        this.instanceId = instanceId;
    }

    /** The one with that id, or null; they are so few that a walk is the fastest look-up. */
    static @Nullable ConsumerGroupMember of(List<ConsumerGroupMember> members, String id) {
        for (ConsumerGroupMember each : members) {
            if (each.id.equals(id)) {
                return each;
            }
        }
        return null;
    }

    /** The static member with that instance id, or null. */
    static @Nullable ConsumerGroupMember ofInstance(List<ConsumerGroupMember> members, String instanceId) {
        for (ConsumerGroupMember each : members) {
            if (instanceId.equals(each.instanceId)) {
                return each;
            }
        }
        return null;
    }

    /** The process that takes the place of a static member: it starts with all that {@code old} may hold. */
    static ConsumerGroupMember replacing(ConsumerGroupMember old, String id) {
        ConsumerGroupMember member = new ConsumerGroupMember(id, old.instanceId);
        member.topics = old.topics;
        member.assignor = old.assignor;
        member.rebalanceTimeoutMicros = old.rebalanceTimeoutMicros;
        member.state = old.state;
        member.assigned = old.assigned;
        member.revoking = old.revoking;
        return member;
    }

    /** Whether nobody else may get {@code partition} yet. */
    boolean holds(TopicPartition partition) {
        return assigned.containsKey(partition) || revoking.containsKey(partition);
    }

    /** The epoch at which it got {@code partition}, or null if it neither has nor is giving up that. */
    @Nullable
    Integer epochOf(TopicPartition partition) {
        Integer got = assigned.get(partition);
        return got == null ? revoking.get(partition) : got;
    }

    boolean hasLeftForAWhile() {
        return epoch == Heartbeat.LEAVE_FOR_A_WHILE;
    }

    boolean isReconciledTo(int targetEpoch) {
        return state == ReconcileState.STABLE && epoch == targetEpoch;
    }

    void moveTo(int newEpoch) {
        previousEpoch = epoch;
        epoch = newEpoch;
    }

    /** A static member says that it will be back: it keeps what it has, but for what it was giving up. */
    void leaveForAWhile() {
        epoch = Heartbeat.LEAVE_FOR_A_WHILE;
        rebalanceDeadlineMicros = Timed.NEVER;
        revoking = new TreeMap<>();
        assigned.replaceAll((partition, since) -> 0);
    }

    long deadlineMicros() {
        return Math.min(sessionDeadlineMicros, rebalanceDeadlineMicros);
    }
}
