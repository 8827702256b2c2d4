package io.consumerproof.member;

import io.consumerproof.cluster.Cluster;
import io.consumerproof.group.CommittedOffset;
import io.consumerproof.group.HeartbeatAnswer;
import io.consumerproof.group.Standing;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.log.Refusal;
import io.consumerproof.log.RefusedException;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The client half of the consumer protocol: a background that sends heartbeats and learns of targets, callbacks that run only
 * inside polls, close and unsubscribe.
 *
 * @source KIP-848; Kafka 4.3, AbstractMembershipManager, ConsumerMembershipManager, AbstractHeartbeatRequestManager
 */
public final class ConsumerMembership implements Membership {

    /** What is committed before partitions come or go, where that is switched on. */
    @FunctionalInterface
    public interface AutoCommit {

        /** A rebalance of this member begins; failures do not keep it from going on. */
        void beforeRebalance(long nowMicros);
    }

    /** Learns of every edge that the member takes. */
    @FunctionalInterface
    interface Watch {
        void took(ConsumerEdge edge);
    }

    private final ConsumerIdentity identity;
    private final @Nullable AutoCommit autoCommit;
    private final ConsumerLink link;
    private final Handover handover = new Handover();
    private Watch watch = edge -> {};

    private ConsumerState state = ConsumerState.UNSUBSCRIBED;
    private SortedSet<String> topics = Collections.emptySortedSet();
    private boolean subscribed;
    private long nextHeartbeatMicros;
    private long pollDeadlineMicros;
    /** Whether the application has polled since the member became stale. */
    private boolean polledAgain;
    /** What the application has to be told. */
    private @Nullable RefusedException failure;

    /**
     * A process that has not subscribed.
     *
     * @param autoCommit null where that is switched off
     */
    public ConsumerMembership(Cluster cluster, ConsumerIdentity identity, @Nullable AutoCommit autoCommit) {
        this.identity = identity;
        this.autoCommit = autoCommit;
        this.link = new ConsumerLink(cluster, identity);
        this.pollDeadlineMicros = cluster.nowMicros() + identity.maxPollIntervalMicros();
    }

    void watch(Watch watcher) {
        watch = watcher;
    }

    ConsumerState state() {
        return state;
    }

    private void move(ConsumerEvent event) {
        ConsumerEdge edge = ConsumerEdge.of(state, event);
        state = edge.to;
        watch.took(edge);
    }

    @Override
    public void subscribe(SortedSet<String> wanted) {
        topics = new TreeSet<>(wanted);
        subscribed = true;
    }

    @Override
    public void polled(long nowMicros) {
        pollDeadlineMicros = nowMicros + identity.maxPollIntervalMicros();
        polledAgain = true;
        tellFailure();
    }

    private void tellFailure() {
        if (failure != null && handover.due() == null) {
            RefusedException told = failure;
            failure = null;
            throw told;
        }
    }

    @Override
    public boolean exchange(long nowMicros) {
        ConsumerState was = state;
        int epochBefore = link.epoch();
        int dueBefore = handover.dueCount();
        reconcile(true, nowMicros);
        if (subscribed && state == ConsumerState.UNSUBSCRIBED) {
            join(ConsumerEvent.SUBSCRIBED);
        }
        subscribed = false;
        if (polledAgain && state == ConsumerState.STALE && !handover.owesLost()) {
            join(ConsumerEvent.POLLED_AGAIN);
        }
        background(nowMicros);
        reconcile(true, nowMicros);
        handover.applyIfDue();
        tellFailure();
        return state != was || link.epoch() != epochBefore || handover.dueCount() != dueBefore;
    }

    private void join(ConsumerEvent why) {
        link.resetEpoch();
        handover.rejoin();
        move(why);
    }

    @Override
    public void background(long nowMicros) {
        if (!link.isConnected() || state.isSilent()) {
            return;
        }
        if (nowMicros >= pollDeadlineMicros && state != ConsumerState.PREPARE_LEAVING) {
            leaveForNotPolling();
            return;
        }
        // A callback that threw is to be called again for the same target, before the next one is heard of.
        reconcile(false, nowMicros);
        beatIfDue(nowMicros);
        reconcile(false, nowMicros);
    }

    @Override
    public void hear(long nowMicros) {
        if (link.isConnected() && !state.isSilent()) {
            nextHeartbeatMicros = nowMicros;
            beatIfDue(nowMicros);
            reconcile(false, nowMicros);
        }
    }

    private void beatIfDue(long nowMicros) {
        while (!state.isSilent() && (state.isUrgent() || nextHeartbeatMicros <= nowMicros)) {
            beat(nowMicros);
        }
    }

    @Override
    public boolean awaitsPoll() {
        boolean joins = (subscribed && state == ConsumerState.UNSUBSCRIBED) || state == ConsumerState.STALE;
        boolean reconciles = state == ConsumerState.RECONCILING && !handover.isUnderWay();
        return handover.due() != null || failure != null || (link.isConnected() && (joins || reconciles));
    }

    /** Never: it commits whenever it is a member. */
    @Override
    public boolean isJoining() {
        return false;
    }

    @Override
    public String memberId() {
        return identity.memberId();
    }

    /**
     * Does nothing.
     *
     * @source AsyncKafkaConsumer.enforceRebalance, Kafka 4.3
     */
    @Override
    public void enforceRebalance() {}

    @Override
    public void missPollDeadline(long nowMicros) {
        if (!state.isSilent()) {
            leaveForNotPolling();
        }
    }

    private void leaveForNotPolling() {
        link.leave();
        handover.leave();
        nextHeartbeatMicros = 0;
        polledAgain = false;
        move(ConsumerEvent.POLL_DEADLINE);
        lose();
    }

    private void beat(long nowMicros) {
        boolean joining = state == ConsumerState.JOINING;
        if (state == ConsumerState.ACKNOWLEDGING) {
            move(handover.isReached() ? ConsumerEvent.ACKNOWLEDGED : ConsumerEvent.ACKNOWLEDGED_FORMER);
        }
        try {
            take(link.beat(joining, topics, handover.current()), nowMicros);
        } catch (RefusedException refused) {
            nextHeartbeatMicros = 0;
            takeRefusal(refused);
        }
    }

    private void take(HeartbeatAnswer answer, long nowMicros) {
        nextHeartbeatMicros = nowMicros + answer.heartbeatIntervalMicros();
        List<TopicPartition> told = answer.assignment();
        if (told != null && state != ConsumerState.PREPARE_LEAVING) {
            handover.aim(told);
            if (!handover.isReached()) {
                move(ConsumerEvent.TARGET_CHANGED);
            }
        }
    }

    private void takeRefusal(RefusedException refused) {
        boolean leaving = state == ConsumerState.PREPARE_LEAVING;
        link.resetEpoch();
        if (refused.refusal() == Refusal.UNKNOWN_MEMBER_ID || refused.refusal() == Refusal.FENCED_MEMBER_EPOCH) {
            move(ConsumerEvent.REFUSED);
        } else {
            move(ConsumerEvent.FAILED);
            failure = refused;
        }
        if (!leaving) {
            lose();
        }
    }

    /** What it owns is lost; the application is told, if there is anything to tell. */
    private void lose() {
        if (!handover.owe(Duty.Kind.LOST)) {
            released();
        }
    }

    private void released() {
        handover.clear();
        if (state == ConsumerState.FENCED) {
            join(ConsumerEvent.RELEASED);
        }
    }

    /** Begins with a target that is not reached. Outside of a poll only what needs no commit and takes nothing away may begin. */
    private void reconcile(boolean inPoll, long nowMicros) {
        if (state != ConsumerState.RECONCILING || handover.isUnderWay()) {
            return;
        }
        if (!inPoll && (autoCommit != null || !handover.onlyGains())) {
            return;
        }
        handover.begin();
        if (autoCommit != null) {
            autoCommit.beforeRebalance(nowMicros);
        }
        handover.oweFirst();
    }

    @Override
    public @Nullable Duty duty() {
        return handover.due();
    }

    @Override
    public void done(Duty duty, long nowMicros) {
        finish(duty, true);
    }

    @Override
    public void failed(Duty duty, long nowMicros) {
        finish(duty, false);
    }

    private void finish(Duty duty, boolean normally) {
        boolean goesOn = normally && state == ConsumerState.RECONCILING;
        handover.ran();
        switch (duty.kind()) {
            case LOST -> released();
            case REVOKED -> handover.revoked(goesOn);
            case ASSIGNED -> {
                if (handover.assigned(goesOn)) {
                    move(ConsumerEvent.RECONCILED);
                }
            }
        }
        handover.applyIfDue();
    }

    @Override
    public long nextBackgroundMicros() {
        if (!link.isConnected() || state.isSilent()) {
            return Long.MAX_VALUE;
        }
        if (state.isUrgent()) {
            return 0;
        }
        return state == ConsumerState.PREPARE_LEAVING
                ? nextHeartbeatMicros
                : Math.min(nextHeartbeatMicros, pollDeadlineMicros);
    }

    @Override
    public List<TopicPartition> assignment() {
        return handover.owned();
    }

    /** @source Kafka 4.3, SubscriptionState.markPendingRevocation */
    @Override
    public List<TopicPartition> withheld() {
        return handover.withheld();
    }

    @Override
    public boolean isStable() {
        return handover.due() == null && !state.isSilent();
    }

    @Override
    public void commit(SortedMap<TopicPartition, CommittedOffset> offsets, long nowMicros) {
        link.commit(offsets);
    }

    @Override
    public void commit(TopicPartition partition, CommittedOffset offset, long nowMicros) {
        link.commit(new TreeMap<>(Collections.singletonMap(partition, offset)));
    }

    @Override
    public void requireReader() {
        link.requireReader();
    }

    /** @source Kafka 4.3, AsyncKafkaConsumer.updateGroupMetadata: an epoch is replaced by the next, not taken back */
    @Override
    public Standing standing() {
        return link.standing(link.lastEpoch());
    }

    @Override
    public void disconnect(long nowMicros) {
        link.disconnect();
    }

    @Override
    public void connect(long nowMicros) {
        link.connect();
        nextHeartbeatMicros = nowMicros;
    }

    /** @source Kafka 4.3, AbstractMembershipManager.leaveGroup: who is out already owns nothing when it is called back */
    @Override
    public void prepareToLeave(long nowMicros) {
        if (state.isSilent()) {
            handover.clear();
        }
        if (state == ConsumerState.FENCED) {
            move(ConsumerEvent.LEFT);
        } else if (!state.isSilent()) {
            handover.drop();
            handover.owe(link.epoch() > 0 ? Duty.Kind.REVOKED : Duty.Kind.LOST);
            move(ConsumerEvent.LEAVES);
        }
    }

    /** @source Kafka 4.3, AsyncKafkaConsumer.runRebalanceCallbacksOnClose: goes by the epoch that is never taken back */
    @Override
    public void prepareToClose(long nowMicros) {
        handover.drop();
        handover.owe(link.lastEpoch() > 0 ? Duty.Kind.REVOKED : Duty.Kind.LOST);
        if (state == ConsumerState.FENCED) {
            move(ConsumerEvent.LEFT);
        } else if (!state.isSilent()) {
            move(ConsumerEvent.LEAVES);
        }
    }

    @Override
    public void leave(long nowMicros) {
        handover.drop();
        handover.clear();
        topics = Collections.emptySortedSet();
        subscribed = false;
        if (state == ConsumerState.PREPARE_LEAVING) {
            link.leave();
            move(ConsumerEvent.LEFT);
        }
        link.forget();
        nextHeartbeatMicros = 0;
    }
}
