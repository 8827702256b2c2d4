package io.consumerproof.cluster;

import io.consumerproof.group.BrokerSettings;
import io.consumerproof.group.ClassicGroup;
import io.consumerproof.group.CommittedOffset;
import io.consumerproof.group.ConsumerGroup;
import io.consumerproof.group.Coordinator;
import io.consumerproof.group.Heartbeat;
import io.consumerproof.group.HeartbeatAnswer;
import io.consumerproof.group.Offsets;
import io.consumerproof.group.Standing;
import io.consumerproof.group.Timed;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.log.Refusal;
import io.consumerproof.log.RefusedException;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The groups of a cluster by name: their coordinators, their committed offsets, and what administrators ask.
 *
 * @source Kafka 4.3, GroupCoordinatorService and the admin client's group calls
 */
public final class Groups implements Timed {

    private final Cluster cluster;
    private final TopicView topics;
    private final Coordinators coordinators = new Coordinators();
    private final TreeMap<String, Offsets> offsets = new TreeMap<>();

    Groups(Cluster cluster) {
        this.cluster = cluster;
        this.topics = new TopicView(cluster.log());
    }

    /** The coordinator of {@code group}, or null while nobody ever joined it. */
    public @Nullable Coordinator coordinator(String group) {
        return coordinators.of(group);
    }

    /** Makes {@code coordinator} the one of {@code group}; the one before it, if any, has no members. */
    public void coordinator(String group, Coordinator coordinator) {
        coordinators.put(group, coordinator);
    }

    /**
     * The coordinator of {@code group} under the classic protocol; a group without members changes to it.
     *
     * @throws RefusedException while members under the other protocol are in it
     */
    public ClassicGroup classic(String group) {
        Coordinator known = coordinators.of(group);
        if (known instanceof ClassicGroup) {
            return (ClassicGroup) known;
        }
        if (known != null && known.hasMembers()) {
            throw new RefusedException(
                    Refusal.INCONSISTENT_GROUP_PROTOCOL, "members of '" + group + "' use the consumer protocol");
        }
        ClassicGroup created = new ClassicGroup(cluster.settings(), cluster.race());
        coordinators.put(group, created);
        return created;
    }

    /** Makes {@code group} one under the consumer protocol, in which heartbeats of members are taken as arriving until they fall silent. */
    public ConsumerGroup consumer(String group, BrokerSettings settings) {
        ConsumerGroup created = new ConsumerGroup(group, settings, topics, cluster.race(), false);
        coordinators.put(group, created);
        return created;
    }

    /**
     * A member of a group under the consumer protocol lives, joins, or tells what has changed.
     *
     * @throws RefusedException with the broker's error; {@link Refusal#GROUP_ID_NOT_FOUND} too if the group has members under the
     *     classic protocol, since moving a group from one protocol to the other while it has members is not modelled
     */
    public HeartbeatAnswer heartbeat(String group, Heartbeat heartbeat) {
        Coordinator known = coordinators.of(group);
        boolean free = known == null || !known.hasMembers();
        if (heartbeat.memberEpoch() == Heartbeat.JOIN && free && !(known instanceof ConsumerGroup)) {
            known = new ConsumerGroup(group, cluster.settings(), topics, cluster.race());
            coordinators.put(group, known);
        }
        if (known instanceof ConsumerGroup consumers) {
            return consumers.heartbeat(heartbeat, cluster.nowMicros());
        }
        throw new RefusedException(Refusal.GROUP_ID_NOT_FOUND, "no group '" + group + "' under the consumer protocol");
    }

    /** A member of a group under the consumer protocol leaves, a static one for a while; whether it is one does not matter. */
    public void leave(String group, String memberId, @Nullable String instanceId) {
        if (coordinators.of(group) instanceof ConsumerGroup consumers && consumers.isMember(memberId, instanceId)) {
            consumers.leave(memberId, instanceId, true);
        }
    }

    /** The committed offsets of {@code group}; a group that nobody has heard of has none. */
    public Offsets offsets(String group) {
        return offsets.computeIfAbsent(group, name -> new Offsets());
    }

    /**
     * Commits. Partitions that cannot be committed do not keep the others from it.
     *
     * @throws RefusedException with the broker's error, if the group refuses or for the first partition that cannot be committed
     */
    public void commit(Standing standing, SortedMap<TopicPartition, CommittedOffset> committed) {
        requireAllowed(standing, committed, false);
        store(committed, offsets(standing.group())::commit);
    }

    /** The same for one partition. */
    public void commit(Standing standing, TopicPartition partition, CommittedOffset offset) {
        requireAllowed(standing, partition, refusalOf(standing, false), false);
        RefusedException problem = problemOf(partition, offset);
        if (problem != null) {
            throw problem;
        }
        offsets(standing.group()).commit(partition, offset);
    }

    /**
     * Commits inside the open transaction of {@code producerId}: it counts once the transaction is committed.
     *
     * @throws RefusedException as {@link #commit}, with an illegal generation for a stale member epoch
     * @source Kafka 4.3, OffsetMetadataManager.commitTransactionalOffset
     */
    void commitInTransaction(long producerId, Standing standing, SortedMap<TopicPartition, CommittedOffset> committed) {
        requireAllowed(standing, committed, true);
        Offsets into = offsets(standing.group());
        store(committed, (partition, offset) -> into.commitInTransaction(producerId, partition, offset));
    }

    private void requireAllowed(
            Standing standing, SortedMap<TopicPartition, CommittedOffset> committed, boolean transactional) {
        Refusal refusal = refusalOf(standing, transactional);
        if (committed.isEmpty()) {
            requireNone(refusal, standing, transactional);
        }
        for (TopicPartition each : committed.keySet()) {
            requireAllowed(standing, each, refusal, transactional);
        }
    }

    private @Nullable Refusal refusalOf(Standing standing, boolean transactional) {
        Coordinator coordinator = coordinators.of(standing.group());
        return coordinator == null
                ? ofUnknownGroup(standing)
                : coordinator.commitRefusal(standing, transactional, cluster.nowMicros());
    }

    private void requireAllowed(
            Standing standing, TopicPartition partition, @Nullable Refusal refusal, boolean transactional) {
        Coordinator coordinator = coordinators.of(standing.group());
        Refusal why = refusal;
        if (why == null && coordinator != null) {
            why = coordinator.partitionRefusal(standing, partition);
        }
        requireNone(why, standing, transactional);
    }

    private static void requireNone(@Nullable Refusal refusal, Standing standing, boolean transactional) {
        if (refusal != null) {
            boolean isStale = transactional && refusal == Refusal.STALE_MEMBER_EPOCH;
            throw new RefusedException(isStale ? Refusal.ILLEGAL_GENERATION : refusal, "commit of " + standing);
        }
    }

    private void store(SortedMap<TopicPartition, CommittedOffset> committed, Store store) {
        RefusedException first = null;
        for (var entry : committed.entrySet()) {
            RefusedException problem = problemOf(entry.getKey(), entry.getValue());
            if (problem == null) {
                store.put(entry.getKey(), entry.getValue());
            } else if (first == null) {
                first = problem;
            }
        }
        if (first != null) {
            throw first;
        }
    }

    private interface Store {
        void put(TopicPartition partition, CommittedOffset offset);
    }

    private static @Nullable Refusal ofUnknownGroup(Standing standing) {
        return standing.generation() < 0 ? null : Refusal.ILLEGAL_GENERATION;
    }

    private @Nullable RefusedException problemOf(TopicPartition partition, CommittedOffset offset) {
        if (!cluster.log().hasTopic(partition.topic())) {
            return new RefusedException(Refusal.UNKNOWN_TOPIC_OR_PARTITION, "no topic '" + partition.topic() + "'");
        }
        if (Offsets.isTooLarge(offset)) {
            return new RefusedException(
                    Refusal.OFFSET_METADATA_TOO_LARGE,
                    "the note for '" + partition + "' has " + offset.metadata().length() + " characters, the most is "
                            + Offsets.MAX_METADATA);
        }
        return null;
    }

    /**
     * An administrator sets offsets.
     *
     * @throws RefusedException while the group has members
     */
    public void alter(String group, SortedMap<TopicPartition, CommittedOffset> committed) {
        commit(Standing.outside(group), committed);
    }

    /**
     * An administrator deletes offsets.
     *
     * @throws RefusedException for a group that does not exist, or a topic that members are subscribed to
     */
    public void deleteOffsets(String group, List<TopicPartition> partitions) {
        requireGroup(group);
        Coordinator coordinator = coordinators.of(group);
        List<TopicPartition> free = new ArrayList<>(partitions);
        if (coordinator != null && coordinator.hasMembers()) {
            free.removeIf(each -> coordinator.reads(each.topic()));
        }
        free.forEach(offsets(group)::delete);
        if (free.size() < partitions.size()) {
            throw new RefusedException(
                    Refusal.GROUP_SUBSCRIBED_TO_TOPIC, "members of '" + group + "' are subscribed to the topic");
        }
    }

    /**
     * An administrator deletes a group with its offsets.
     *
     * @throws RefusedException if it does not exist or has members
     */
    public void delete(String group) {
        requireGroup(group);
        Coordinator coordinator = coordinators.of(group);
        if (coordinator != null && coordinator.hasMembers()) {
            throw new RefusedException(Refusal.GROUP_NOT_EMPTY, "group '" + group + "' has members");
        }
        if (coordinator != null) {
            coordinator.delete();
        }
        coordinators.remove(group);
        offsets.remove(group);
    }

    private void requireGroup(String group) {
        Offsets known = offsets.get(group);
        boolean hasOffsets = known != null && !known.all().isEmpty();
        if (!hasOffsets && coordinators.of(group) == null) {
            throw new RefusedException(Refusal.GROUP_ID_NOT_FOUND, "no group '" + group + "'");
        }
    }

    @Override
    public long nextDeadlineMicros() {
        return coordinators.nextDeadlineMicros();
    }

    @Override
    public void advance(long nowMicros) {
        coordinators.advance(nowMicros);
    }
}
