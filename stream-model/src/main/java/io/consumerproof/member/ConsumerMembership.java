package io.consumerproof.member;

import io.consumerproof.cluster.Cluster;
import io.consumerproof.group.CommittedOffset;
import io.consumerproof.group.Heartbeat;
import io.consumerproof.group.HeartbeatAnswer;
import io.consumerproof.group.Standing;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.log.Refusal;
import io.consumerproof.log.RefusedException;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The client half of the consumer protocol: a background that sends heartbeats and learns of targets, callbacks that run only
 * inside polls, close and unsubscribe.
 *
 * @source KIP-848; Kafka 4.3, AbstractMembershipManager, ConsumerMembershipManager, AbstractHeartbeatRequestManager
 */
public final class ConsumerMembership implements Membership {

    /** What is committed before partitions come or go: nothing, or all positions where that is switched on. */
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

    private final Cluster cluster;
    private final ConsumerIdentity identity;
    private final @Nullable AutoCommit autoCommit;
    private final HeartbeatWriter writer;
    /** Callbacks that are due, the next first. */
    private final ArrayDeque<Duty> duties = new ArrayDeque<>();

    private Watch watch = edge -> {};
    private ConsumerState state = ConsumerState.UNSUBSCRIBED;
    private int epoch;
    /** The last epoch at which it was a member, for the application to name; the client does not forget it. */
    private int lastEpoch = Standing.NO_GENERATION;

    private SortedSet<String> topics = Collections.emptySortedSet();
    private boolean subscribed;
    private boolean connected = true;
    private long nextHeartbeatMicros;
    private long pollDeadlineMicros;
    private @Nullable RefusedException failure;

    private List<TopicPartition> owned = List.of();
    private LocalAssignment current = LocalAssignment.NONE;
    private LocalAssignment target = LocalAssignment.NONE;
    /** The target whose callbacks are due or run; null between two. */
    private @Nullable LocalAssignment reconciling;
    /** Whether what is being reconciled shows in the assignment. */
    private boolean applied;
    /** Whether it has joined again while callbacks of its former life are due. */
    private boolean rejoined;
    /** Whether the application has polled since the member became stale. */
    private boolean polledAgain;

    /**
     * A process that has not subscribed.
     *
     * @param autoCommit null where that is switched off
     */
    public ConsumerMembership(Cluster cluster, ConsumerIdentity identity, @Nullable AutoCommit autoCommit) {
        this.cluster = cluster;
        this.identity = identity;
        this.autoCommit = autoCommit;
        this.writer = new HeartbeatWriter(identity);
        this.pollDeadlineMicros = cluster.nowMicros() + identity.maxPollIntervalMicros();
    }

    void watch(Watch watcher) {
        watch = watcher;
    }

    ConsumerState state() {
        return state;
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
        if (failure != null && duties.isEmpty()) {
            RefusedException told = failure;
            failure = null;
            throw told;
        }
    }

    @Override
    public boolean exchange(long nowMicros) {
        ConsumerState was = state;
        int dutiesBefore = duties.size();
        int epochBefore = epoch;
        reconcile(true, nowMicros);
        if (subscribed && state == ConsumerState.UNSUBSCRIBED) {
            join(ConsumerEvent.SUBSCRIBED);
        }
        subscribed = false;
        rejoinIfStale();
        background(nowMicros);
        reconcile(true, nowMicros);
        applyIfDue();
        tellFailure();
        return state != was || duties.size() != dutiesBefore || epoch != epochBefore;
    }

    private void rejoinIfStale() {
        if (polledAgain && state == ConsumerState.STALE && !awaitsLost()) {
            join(ConsumerEvent.POLLED_AGAIN);
        }
    }

    private boolean awaitsLost() {
        return duties.stream().anyMatch(each -> each.kind() == Duty.Kind.LOST);
    }

    private void move(ConsumerEvent event) {
        ConsumerEdge edge = ConsumerEdge.of(state, event);
        state = edge.to;
        watch.took(edge);
    }

    private void join(ConsumerEvent why) {
        rejoined = reconciling != null;
        epoch = Heartbeat.JOIN;
        target = LocalAssignment.NONE;
        move(why);
    }

    @Override
    public void background(long nowMicros) {
        if (!connected || state.isSilent()) {
            return;
        }
        if (nowMicros >= pollDeadlineMicros && state != ConsumerState.PREPARE_LEAVING) {
            leaveForNotPolling();
            return;
        }
        while (!state.isSilent() && (state.isUrgent() || nextHeartbeatMicros <= nowMicros)) {
            beat(nowMicros);
        }
        reconcile(false, nowMicros);
    }

    /** A static member leaves for a while here too. The answer does not matter. */
    private void leaveForNotPolling() {
        sendLeave();
        move(ConsumerEvent.POLL_DEADLINE);
        polledAgain = false;
        current = LocalAssignment.NONE;
        writer.reset();
        nextHeartbeatMicros = 0;
        lose();
    }

    private void sendLeave() {
        epoch = identity.instanceId() == null ? Heartbeat.LEAVE : Heartbeat.LEAVE_FOR_A_WHILE;
        if (connected) {
            cluster.groups().leave(identity.group(), identity.memberId(), identity.instanceId());
        }
    }

    private void beat(long nowMicros) {
        boolean joining = state == ConsumerState.JOINING;
        Heartbeat heartbeat = writer.write(joining, epoch, topics, current);
        if (state == ConsumerState.ACKNOWLEDGING) {
            move(current.equals(target) ? ConsumerEvent.ACKNOWLEDGED : ConsumerEvent.ACKNOWLEDGED_FORMER);
        }
        try {
            take(cluster.groups().heartbeat(identity.group(), heartbeat), nowMicros);
        } catch (RefusedException refused) {
            writer.reset();
            nextHeartbeatMicros = 0;
            takeRefusal(refused);
        }
    }

    private void take(HeartbeatAnswer answer, long nowMicros) {
        epoch = answer.memberEpoch();
        lastEpoch = epoch;
        nextHeartbeatMicros = nowMicros + answer.heartbeatIntervalMicros();
        List<TopicPartition> told = answer.assignment();
        if (told != null && state != ConsumerState.PREPARE_LEAVING) {
            target = target.updated(told);
            if (!current.equals(target)) {
                move(ConsumerEvent.TARGET_CHANGED);
            }
        }
    }

    private void takeRefusal(RefusedException refused) {
        if (refused.refusal() == Refusal.UNKNOWN_MEMBER_ID || refused.refusal() == Refusal.FENCED_MEMBER_EPOCH) {
            move(ConsumerEvent.REFUSED);
            epoch = Heartbeat.JOIN;
            if (state == ConsumerState.FENCED) {
                lose();
            }
            return;
        }
        boolean leaving = state == ConsumerState.PREPARE_LEAVING;
        move(ConsumerEvent.FAILED);
        epoch = Heartbeat.JOIN;
        failure = refused;
        if (!leaving) {
            lose();
        }
    }

    /** What it owns is lost; the application is told, if there is anything to tell. */
    private void lose() {
        if (owned.isEmpty()) {
            released();
        } else {
            duties.add(new Duty(Duty.Kind.LOST, owned));
        }
    }

    private void clear() {
        owned = List.of();
        current = LocalAssignment.NONE;
        target = LocalAssignment.NONE;
    }

    private void released() {
        clear();
        if (state == ConsumerState.FENCED) {
            join(ConsumerEvent.RELEASED);
        }
    }

    /** Begins with a target that is not reached. Outside of a poll only what needs no commit and takes nothing away may begin. */
    private void reconcile(boolean inPoll, long nowMicros) {
        if (state != ConsumerState.RECONCILING || reconciling != null) {
            return;
        }
        List<TopicPartition> revoked = LocalAssignment.surplus(owned, target.partitions());
        if (!inPoll && (autoCommit != null || !revoked.isEmpty())) {
            return;
        }
        reconciling = target;
        applied = false;
        rejoined = false;
        if (autoCommit != null) {
            autoCommit.beforeRebalance(nowMicros);
        }
        if (state == ConsumerState.RECONCILING) {
            duties.add(revoked.isEmpty() ? gained() : new Duty(Duty.Kind.REVOKED, revoked));
        }
    }

    private Duty gained() {
        LocalAssignment wanted = reconciling == null ? LocalAssignment.NONE : reconciling;
        return new Duty(Duty.Kind.ASSIGNED, LocalAssignment.surplus(wanted.partitions(), owned));
    }

    /** Inside a poll the assignment shows before the application is told. */
    private void applyIfDue() {
        Duty due = duties.peek();
        if (due != null && due.kind() == Duty.Kind.ASSIGNED && !applied && reconciling != null) {
            owned = reconciling.partitions();
            applied = true;
        }
    }

    @Override
    public @Nullable Duty duty() {
        return duties.peek();
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
        duties.remove();
        switch (duty.kind()) {
            case LOST -> released();
            case REVOKED -> finishRevoked(normally);
            case ASSIGNED -> finishAssigned(normally);
        }
        applyIfDue();
    }

    private void finishRevoked(boolean normally) {
        if (reconciling == null) {
            clear();
        } else if (normally && isWanted()) {
            duties.addFirst(gained());
        } else {
            reconciling = null;
        }
    }

    private void finishAssigned(boolean normally) {
        if (normally && isWanted() && reconciling != null) {
            current = reconciling;
            move(ConsumerEvent.RECONCILED);
        }
        reconciling = null;
    }

    /** Whether what is being reconciled still matters. */
    private boolean isWanted() {
        return state == ConsumerState.RECONCILING && !rejoined;
    }

    @Override
    public long nextBackgroundMicros() {
        if (!connected || state.isSilent()) {
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
        return owned;
    }

    @Override
    public boolean isStable() {
        return duties.isEmpty() && (!state.isSilent() || state == ConsumerState.UNSUBSCRIBED);
    }

    @Override
    public void commit(SortedMap<TopicPartition, CommittedOffset> offsets, long nowMicros) {
        if (!connected) {
            throw new RefusedException(Refusal.TIMEOUT, "'" + identity.memberId() + "' does not reach its coordinator");
        }
        try {
            cluster.groups().commit(sender(), offsets);
        } catch (RefusedException refused) {
            throw asCommitTells(refused);
        }
    }

    /** @source Kafka 4.3, CommitRequestManager: an unknown member and a stale epoch are told as a failed commit */
    private static RefusedException asCommitTells(RefusedException refused) {
        boolean isOut =
                refused.refusal() == Refusal.UNKNOWN_MEMBER_ID || refused.refusal() == Refusal.STALE_MEMBER_EPOCH;
        return isOut ? new RefusedException(Refusal.COMMIT_FAILED, String.valueOf(refused.getMessage())) : refused;
    }

    /** As whom the client commits: it names itself only while it believes to be a member. */
    private Standing sender() {
        return epoch > 0
                ? new Standing(identity.group(), identity.memberId(), epoch, identity.instanceId())
                : new Standing(identity.group(), "", Standing.NO_GENERATION, identity.instanceId());
    }

    /** @source Kafka 4.3, AsyncKafkaConsumer.updateGroupMetadata: an epoch is replaced by the next, not taken back */
    @Override
    public Standing standing() {
        return lastEpoch > 0
                ? new Standing(identity.group(), identity.memberId(), lastEpoch, identity.instanceId())
                : new Standing(identity.group(), "", Standing.NO_GENERATION, identity.instanceId());
    }

    @Override
    public void disconnect(long nowMicros) {
        connected = false;
        writer.reset();
    }

    @Override
    public void connect(long nowMicros) {
        connected = true;
        nextHeartbeatMicros = nowMicros;
    }

    @Override
    public void prepareToLeave(long nowMicros) {
        if (state == ConsumerState.FENCED) {
            move(ConsumerEvent.LEFT);
        } else if (!state.isSilent()) {
            forget();
            release(epoch > 0 ? Duty.Kind.REVOKED : Duty.Kind.LOST);
            move(ConsumerEvent.LEAVES);
        }
    }

    /** @source Kafka 4.3, AsyncKafkaConsumer.runRebalanceCallbacksOnClose: goes by the epoch that is never taken back */
    @Override
    public void prepareToClose(long nowMicros) {
        forget();
        release(lastEpoch > 0 ? Duty.Kind.REVOKED : Duty.Kind.LOST);
        if (!state.isSilent()) {
            move(ConsumerEvent.LEAVES);
        }
    }

    private void forget() {
        duties.clear();
        reconciling = null;
    }

    private void release(Duty.Kind kind) {
        if (!owned.isEmpty()) {
            duties.add(new Duty(kind, owned));
        }
    }

    @Override
    public void leave(long nowMicros) {
        forget();
        clear();
        topics = Collections.emptySortedSet();
        subscribed = false;
        if (state == ConsumerState.PREPARE_LEAVING) {
            sendLeave();
            move(ConsumerEvent.LEFT);
        } else if (state == ConsumerState.FENCED) {
            move(ConsumerEvent.LEFT);
        }
        lastEpoch = Standing.NO_GENERATION;
        writer.reset();
        nextHeartbeatMicros = 0;
    }
}
