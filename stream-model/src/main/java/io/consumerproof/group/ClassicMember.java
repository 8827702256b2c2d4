package io.consumerproof.group;

import io.consumerproof.history.TopicPartition;
import io.consumerproof.log.Refusal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the coordinator of a classic group knows of one member.
 *
 * @source Kafka 4.3, ClassicGroupMember
 */
final class ClassicMember {

    final String id;
    final @Nullable String instanceId;

    long sessionMicros;
    long rebalanceMicros;
    List<Offer> offers;
    List<TopicPartition> assignment = List.of();
    /** The answers that it waits for. */
    @Nullable
    Answer<Joined> joining;

    @Nullable
    Answer<List<TopicPartition>> syncing;
    /** Whether it has joined this generation and has not asked for its assignment since. */
    boolean owesSync;
    /** Whether nothing of it arrives. */
    boolean isSilent;
    /** When its session expires; {@link Timed#NEVER} while heartbeats arrive or the coordinator itself keeps it waiting. */
    long expiryMicros = Timed.NEVER;

    ClassicMember(JoinRequest request) {
        this(request.memberId(), request);
    }

    ClassicMember(String id, JoinRequest request) {
        this.id = id;
        this.instanceId = request.instanceId();
        this.offers = request.offers();
        update(request);
    }

    void update(JoinRequest request) {
        sessionMicros = request.sessionMicros();
        rebalanceMicros = request.rebalanceMicros();
        offers = request.offers();
    }

    boolean isStatic() {
        return instanceId != null;
    }

    boolean supports(String assignor) {
        return subscription(assignor) != null;
    }

    @Nullable
    Subscription subscription(String assignor) {
        for (Offer each : offers) {
            if (each.assignor().equals(assignor)) {
                return each.subscription();
            }
        }
        return null;
    }

    /** Its session runs anew: it was heard, or the coordinator has just kept it waiting. */
    void restartSession(long nowMicros) {
        expiryMicros = isSilent ? nowMicros + sessionMicros : Timed.NEVER;
    }

    /** It is told its assignment if it waits for it. */
    void answerSync() {
        if (syncing != null) {
            syncing.give(assignment);
            syncing = null;
        }
    }

    /** It asks for its assignment, and heartbeats arrive unless it is silent: that is not a heartbeat by itself. */
    void isHeard() {
        expiryMicros = isSilent ? expiryMicros : Timed.NEVER;
    }

    /**
     * It is to ask for its assignment now; no heartbeat comes before it has read that it has joined.
     *
     * @source AbstractCoordinator, Kafka 4.3: heartbeats pause while a join is under way
     */
    void awaitNews(long nowMicros) {
        expiryMicros = nowMicros + sessionMicros;
    }

    void refuseWhatItWaitsFor(Refusal why) {
        if (joining != null) {
            joining.refuse(why);
            joining = null;
        }
        if (syncing != null) {
            syncing.refuse(why);
            syncing = null;
        }
    }
}
