package io.consumerproof.member;

import io.consumerproof.group.Heartbeat;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Writes heartbeats: all of it when the member joins, afterwards only what has changed.
 *
 * @source Kafka 4.3, ConsumerHeartbeatRequestManager.HeartbeatState
 */
final class HeartbeatWriter {

    private final ConsumerIdentity identity;
    private boolean told;
    private @Nullable SortedSet<String> toldTopics;
    private @Nullable LocalAssignment toldAssignment;

    HeartbeatWriter(ConsumerIdentity identity) {
        this.identity = identity;
    }

    Heartbeat write(boolean joining, int epoch, SortedSet<String> topics, LocalAssignment assignment) {
        boolean tellsTopics = joining || !topics.equals(toldTopics);
        boolean tellsAssignment = joining || !assignment.equals(toldAssignment);
        boolean tellsRest = joining || !told;
        Heartbeat heartbeat = new Heartbeat(
                identity.memberId(),
                epoch,
                identity.instanceId(),
                tellsRest ? identity.maxPollIntervalMicros() : Heartbeat.UNCHANGED,
                tellsTopics ? List.copyOf(topics) : null,
                tellsRest ? identity.assignor() : null,
                tellsAssignment ? new ArrayList<>(assignment.partitions()) : null);
        told = true;
        toldTopics = new TreeSet<>(topics);
        toldAssignment = assignment;
        return heartbeat;
    }

    /** Nobody knows whether the last one arrived: the next tells everything. */
    void reset() {
        told = false;
        toldTopics = null;
        toldAssignment = null;
    }
}
