package io.consumerproof.member;

import io.consumerproof.cluster.Cluster;
import io.consumerproof.group.CommittedOffset;
import io.consumerproof.group.Coordinator;
import io.consumerproof.group.Heartbeat;
import io.consumerproof.group.HeartbeatAnswer;
import io.consumerproof.group.Standing;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.log.Refusal;
import io.consumerproof.log.RefusedException;
import java.util.SortedMap;
import java.util.SortedSet;

/**
 * What a member of a group under the consumer protocol says to its coordinator, and as whom.
 *
 * @source KIP-848; Kafka 4.3, ConsumerHeartbeatRequestManager and CommitRequestManager
 */
final class ConsumerLink {

    private final Cluster cluster;
    private final ConsumerIdentity identity;
    private final HeartbeatWriter writer;
    private boolean connected = true;
    private int epoch;
    /** The last epoch at which it was a member, for the application to name; the client does not forget it. */
    private int lastEpoch = Standing.NO_GENERATION;

    ConsumerLink(Cluster cluster, ConsumerIdentity identity) {
        this.cluster = cluster;
        this.identity = identity;
        this.writer = new HeartbeatWriter(identity);
    }

    boolean isConnected() {
        return connected;
    }

    void disconnect() {
        connected = false;
        writer.reset();
    }

    void connect() {
        connected = true;
    }

    int epoch() {
        return epoch;
    }

    int lastEpoch() {
        return lastEpoch;
    }

    /** It is no member, and knows. */
    void resetEpoch() {
        epoch = Heartbeat.JOIN;
    }

    /** The application begins anew and names nothing of the former membership. */
    void forget() {
        lastEpoch = Standing.NO_GENERATION;
        writer.reset();
    }

    /** @throws RefusedException as the coordinator refuses; the next heartbeat tells everything then */
    HeartbeatAnswer beat(boolean joining, SortedSet<String> topics, LocalAssignment assignment) {
        Heartbeat heartbeat = writer.write(joining, epoch, topics, assignment);
        try {
            HeartbeatAnswer answer = cluster.groups().heartbeat(identity.group(), heartbeat);
            epoch = answer.memberEpoch();
            lastEpoch = epoch;
            return answer;
        } catch (RefusedException refused) {
            writer.reset();
            throw refused;
        }
    }

    /** A static member leaves for a while. The answer does not matter. */
    void leave() {
        epoch = identity.instanceId() == null ? Heartbeat.LEAVE : Heartbeat.LEAVE_FOR_A_WHILE;
        writer.reset();
        if (connected) {
            cluster.groups().leave(identity.group(), identity.memberId(), identity.instanceId());
        }
    }

    void commit(SortedMap<TopicPartition, CommittedOffset> offsets) {
        if (!connected) {
            throw new RefusedException(Refusal.TIMEOUT, "'" + identity.memberId() + "' does not reach its coordinator");
        }
        try {
            cluster.groups().commit(standing(epoch), offsets);
        } catch (RefusedException refused) {
            throw asCommitTells(refused);
        }
    }

    /** @throws RefusedException if its coordinator does not know it, although it believes to be a member */
    void requireReader() {
        Coordinator coordinator = cluster.groups().coordinator(identity.group());
        Refusal refusal = coordinator == null ? null : coordinator.readRefusal(standing(epoch));
        if (refusal != null) {
            throw new RefusedException(refusal, "'" + identity.memberId() + "' asks for committed offsets");
        }
    }

    /** @source Kafka 4.3, CommitRequestManager: an unknown member and a stale epoch are told as a failed commit */
    private static RefusedException asCommitTells(RefusedException refused) {
        boolean isOut =
                refused.refusal() == Refusal.UNKNOWN_MEMBER_ID || refused.refusal() == Refusal.STALE_MEMBER_EPOCH;
        return isOut ? new RefusedException(Refusal.COMMIT_FAILED, String.valueOf(refused.getMessage())) : refused;
    }

    /** As whom it speaks at {@code its} epoch: it names itself only as a member. */
    Standing standing(int its) {
        return its > 0
                ? new Standing(identity.group(), identity.memberId(), its, identity.instanceId())
                : new Standing(identity.group(), "", Standing.NO_GENERATION, identity.instanceId());
    }
}
