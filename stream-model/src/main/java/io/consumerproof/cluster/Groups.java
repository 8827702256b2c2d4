package io.consumerproof.cluster;

import io.consumerproof.group.CommittedOffset;
import io.consumerproof.group.Coordinator;
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
    private final TreeMap<String, Coordinator> coordinators = new TreeMap<>();
    private final TreeMap<String, Offsets> offsets = new TreeMap<>();

    Groups(Cluster cluster) {
        this.cluster = cluster;
    }

    /** The coordinator of {@code group}, or null while nobody ever joined it. */
    public @Nullable Coordinator coordinator(String group) {
        return coordinators.get(group);
    }

    /** Makes {@code coordinator} the one of {@code group}; the one before it, if any, has no members. */
    public void coordinator(String group, Coordinator coordinator) {
        coordinators.put(group, coordinator);
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
        Coordinator coordinator = coordinators.get(standing.group());
        Refusal refusal = coordinator == null
                ? ofUnknownGroup(standing)
                : coordinator.commitRefusal(standing, false, cluster.nowMicros());
        if (refusal != null) {
            throw new RefusedException(refusal, "commit of " + standing);
        }
        RefusedException first = null;
        Offsets into = offsets(standing.group());
        for (var entry : committed.entrySet()) {
            RefusedException problem = problemOf(entry.getKey(), entry.getValue());
            if (problem == null) {
                into.commit(entry.getKey(), entry.getValue());
            } else if (first == null) {
                first = problem;
            }
        }
        if (first != null) {
            throw first;
        }
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
        Coordinator coordinator = coordinators.get(group);
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
        Coordinator coordinator = coordinators.get(group);
        if (coordinator != null && coordinator.hasMembers()) {
            throw new RefusedException(Refusal.GROUP_NOT_EMPTY, "group '" + group + "' has members");
        }
        coordinators.remove(group);
        offsets.remove(group);
    }

    private void requireGroup(String group) {
        Offsets known = offsets.get(group);
        boolean hasOffsets = known != null && !known.all().isEmpty();
        if (!hasOffsets && !coordinators.containsKey(group)) {
            throw new RefusedException(Refusal.GROUP_ID_NOT_FOUND, "no group '" + group + "'");
        }
    }

    @Override
    public long nextDeadlineMicros() {
        long next = NEVER;
        for (Coordinator each : coordinators.values()) {
            next = Math.min(next, each.nextDeadlineMicros());
        }
        return next;
    }

    @Override
    public void advance(long nowMicros) {
        for (Coordinator each : coordinators.values()) {
            if (each.nextDeadlineMicros() <= nowMicros) {
                each.advance(nowMicros);
                return;
            }
        }
    }
}
