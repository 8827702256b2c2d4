package io.consumerproof.member;

import io.consumerproof.cluster.Cluster;
import io.consumerproof.group.Answer;
import io.consumerproof.group.CommittedOffset;
import io.consumerproof.group.JoinRequest;
import io.consumerproof.group.Joined;
import io.consumerproof.group.Standing;
import io.consumerproof.group.Timed;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.log.Refusal;
import io.consumerproof.log.RefusedException;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import org.jspecify.annotations.Nullable;

/**
 * The client half of the classic protocol, eager or cooperative as the assignors say.
 *
 * @source AbstractCoordinator and ConsumerCoordinator, Kafka 4.3
 */
public final class ClassicMembership implements Membership {

    private final ClassicLink link;
    private final ConsumerSettings settings;
    private final TopicCounts topics;
    private final BeforeRebalance before;
    private final ClassicOffers offers;
    private final ClassicDuties duties;
    private final ClassicLeading leading;

    private ClassicMemberState state = ClassicMemberState.UNJOINED;
    private String memberId = "";
    private int generation = Standing.NO_GENERATION;
    private Standing shown;
    private SortedSet<String> subscription = Collections.emptySortedSet();
    private @Nullable SortedSet<String> joinedSubscription;
    private boolean rejoinNeeded = true;
    /** Whether it has subscribed to other topics since it joined. */
    private boolean wantsOthers;
    /** Whether what has to be given up before the next join has been. */
    private boolean prepared;

    private @Nullable Answer<Joined> joining;
    private @Nullable Answer<List<TopicPartition>> syncing;
    private @Nullable Refusal failure;
    private boolean connected = true;
    private long nextHeartbeatMicros = Timed.NEVER;
    private long pollDeadlineMicros = Timed.NEVER;

    /** A member that has not asked to join yet. */
    public ClassicMembership(Cluster cluster, ConsumerSettings settings, TopicCounts topics, BeforeRebalance before) {
        this.link = new ClassicLink(cluster, settings);
        this.settings = settings;
        this.topics = topics;
        this.before = before;
        this.offers = new ClassicOffers(settings);
        this.duties = new ClassicDuties(offers.isCooperative());
        this.leading = new ClassicLeading(topics);
        this.shown = link.standing("", Standing.NO_GENERATION);
    }

    @Override
    public String memberId() {
        return memberId;
    }

    @Override
    public void subscribe(SortedSet<String> wanted) {
        subscription = wanted;
        wantsOthers = joinedSubscription != null && !joinedSubscription.equals(wanted);
    }

    @Override
    public void polled(long nowMicros) {
        pollDeadlineMicros = nowMicros + settings.pollIntervalMicros();
        if (connected) {
            duties.polled(isStable());
        }
        if (failure != null) {
            Refusal told = failure;
            failure = null;
            throw link.refusal(told, "was told so by its coordinator");
        }
    }

    @Override
    public boolean exchange(long nowMicros) {
        if (!connected || duties.due() != null) {
            return false;
        }
        if (syncing != null) {
            return syncing.isThere() && (arrive(syncing) || takeAssignment(syncing));
        }
        if (joining != null) {
            return joining.isThere() && takeJoin(joining, nowMicros);
        }
        if (!needsToRejoin()) {
            return false;
        }
        if (!prepared) {
            prepare(nowMicros);
        }
        if (duties.due() == null) {
            join(nowMicros);
        }
        return true;
    }

    private boolean needsToRejoin() {
        rejoinNeeded = rejoinNeeded || leading.seesOtherTopics() || wantsOthers;
        return rejoinNeeded;
    }

    private void prepare(long nowMicros) {
        prepared = true;
        before.prepare(nowMicros);
        leading.stop();
        duties.beforeJoin(isMember(), subscription);
    }

    private boolean isMember() {
        return generation != Standing.NO_GENERATION && !memberId.isEmpty();
    }

    private void join(long nowMicros) {
        boolean isNew = memberId.isEmpty();
        if (isNew) {
            memberId = link.newId();
        }
        topics.lookIfDue(nowMicros);
        joinedSubscription = subscription;
        wantsOthers = false;
        state = ClassicMemberState.PREPARING;
        rejoinNeeded = true;
        JoinRequest request = offers.request(memberId, isNew, subscription, duties.owned(), generation);
        joining = link.group().join(request, nowMicros);
    }

    private boolean takeJoin(Answer<Joined> answer, long nowMicros) {
        joining = null;
        Refusal refusal = answer.refusal();
        if (refusal != null) {
            refused(refusal);
            return true;
        }
        Joined joined = answer.value();
        generation = joined.generation();
        state = ClassicMemberState.COMPLETING;
        nextHeartbeatMicros = nowMicros + settings.heartbeatMicros();
        var group = link.group();
        syncing = group.sync(link.standing(memberId, generation), leading.assign(joined, group.order()), nowMicros);
        return true;
    }

    /** The answer to the request for an assignment is there; returns whether it is a refusal. */
    private boolean arrive(Answer<List<TopicPartition>> answer) {
        Refusal refusal = answer.refusal();
        if (refusal != null) {
            syncing = null;
            refused(refusal);
            return true;
        }
        if (state == ClassicMemberState.COMPLETING) {
            state = ClassicMemberState.STABLE;
            rejoinNeeded = false;
        }
        return false;
    }

    private boolean takeAssignment(Answer<List<TopicPartition>> answer) {
        syncing = null;
        if (state != ClassicMemberState.STABLE) {
            return true;
        }
        prepared = false;
        shown = link.standing(memberId, generation);
        List<TopicPartition> assigned = answer.value();
        offers.remember(assigned, generation);
        rejoinNeeded |= !ClassicDuties.areOf(assigned, subscription) || duties.afterJoin(assigned);
        return true;
    }

    /** The coordinator refused a join, an assignment or a heartbeat. */
    private void refused(Refusal refusal) {
        rejoinNeeded = true;
        if (refusal == Refusal.UNKNOWN_MEMBER_ID) {
            forgetGeneration();
        } else if (refusal == Refusal.ILLEGAL_GENERATION) {
            generation = Standing.NO_GENERATION;
            state = ClassicMemberState.UNJOINED;
        } else if (refusal != Refusal.REBALANCE_IN_PROGRESS) {
            throw link.refusal(refusal, "cannot join '" + settings.group() + "'");
        }
    }

    private void forgetGeneration() {
        state = ClassicMemberState.UNJOINED;
        memberId = "";
        generation = Standing.NO_GENERATION;
        nextHeartbeatMicros = Timed.NEVER;
    }

    @Override
    public void background(long nowMicros) {
        if (!connected) {
            return;
        }
        topics.lookIfDue(nowMicros);
        if (!state.beats()) {
            return;
        }
        if (syncing != null && syncing.isThere() && syncing.refusal() == null) {
            arrive(syncing);
        }
        if (nowMicros >= pollDeadlineMicros) {
            leave(nowMicros);
        } else if (nowMicros >= nextHeartbeatMicros) {
            nextHeartbeatMicros = nowMicros + settings.heartbeatMicros();
            heartbeat();
        }
    }

    @Override
    public void hear(long nowMicros) {
        if (!connected) {
            return;
        }
        topics.lookIfDue(nowMicros);
        if (joining != null && joining.isThere() && joining.refusal() == null) {
            takeJoin(joining, nowMicros);
        }
        if (state.beats()) {
            heartbeat();
        }
    }

    @Override
    public boolean awaitsPoll() {
        Answer<?> awaited = syncing == null ? joining : syncing;
        boolean acts = awaited == null ? needsToRejoin() : awaited.isThere();
        return connected && (acts || duties.due() != null || failure != null);
    }

    @Override
    public boolean isJoining() {
        return state.isJoining();
    }

    @Override
    public void enforceRebalance() {
        rejoinNeeded = true;
    }

    private void heartbeat() {
        Refusal refusal = link.group().heartbeat(link.standing(memberId, generation));
        if (refusal == null || (refusal == Refusal.REBALANCE_IN_PROGRESS && state != ClassicMemberState.STABLE)) {
            return;
        }
        if (refusal == Refusal.FENCED_INSTANCE_ID) {
            failure = refusal;
            forgetGeneration();
            rejoinNeeded = true;
        } else {
            refused(refusal);
        }
    }

    @Override
    public long nextBackgroundMicros() {
        if (!connected) {
            return Timed.NEVER;
        }
        long next = topics.nextLookMicros();
        return state.beats() ? Math.min(next, Math.min(nextHeartbeatMicros, pollDeadlineMicros)) : next;
    }

    @Override
    public @Nullable Duty duty() {
        return duties.due();
    }

    @Override
    public void done(Duty duty, long nowMicros) {
        duties.done();
    }

    @Override
    public void failed(Duty duty, long nowMicros) {
        duties.failed();
    }

    @Override
    public List<TopicPartition> assignment() {
        return duties.owned();
    }

    @Override
    public boolean isStable() {
        return state == ClassicMemberState.STABLE;
    }

    @Override
    public void commit(SortedMap<TopicPartition, CommittedOffset> offsets, long nowMicros) {
        Standing committer = committer();
        try {
            link.commit(committer, offsets);
        } catch (RefusedException refused) {
            throw told(refused);
        }
    }

    @Override
    public void commit(TopicPartition partition, CommittedOffset offset, long nowMicros) {
        Standing committer = committer();
        try {
            link.commit(committer, partition, offset);
        } catch (RefusedException refused) {
            throw told(refused);
        }
    }

    private Standing committer() {
        if (subscription.isEmpty()) {
            return Standing.outside(settings.group());
        }
        if (state != ClassicMemberState.STABLE) {
            Refusal why = state.isJoining() ? Refusal.REBALANCE_IN_PROGRESS : Refusal.COMMIT_FAILED;
            throw link.refusal(why, "has no assignment to commit for");
        }
        return link.standing(memberId, generation);
    }

    private RefusedException told(RefusedException refused) {
        switch (refused.refusal()) {
            case REBALANCE_IN_PROGRESS:
                rejoinNeeded = true;
                return refused;
            case UNKNOWN_MEMBER_ID, ILLEGAL_GENERATION:
                refused(refused.refusal());
                return link.refusal(Refusal.COMMIT_FAILED, "is no member of '" + settings.group() + "' any more");
            default:
                return refused;
        }
    }

    /** @source AbstractCoordinator.close and ClassicKafkaConsumer.unsubscribe, Kafka 4.3: nothing is sent, its session has to end */
    @Override
    public boolean leavesAfterFailedCallback() {
        return false;
    }

    @Override
    public Standing standing() {
        return shown;
    }

    @Override
    public void disconnect(long nowMicros) {
        connected = false;
        if (joining != null || syncing != null) {
            joining = null;
            syncing = null;
            rejoinNeeded = true;
        }
        if (!memberId.isEmpty()) {
            link.group().silence(memberId, nowMicros);
        }
    }

    @Override
    public void connect(long nowMicros) {
        connected = true;
        if (isMember()) {
            link.group().heard(memberId, nowMicros);
            nextHeartbeatMicros = nowMicros;
        }
    }

    @Override
    public void prepareToLeave(long nowMicros) {
        duties.beforeLeaving(isMember() && state == ClassicMemberState.STABLE);
    }

    @Override
    public void leave(long nowMicros) {
        if (!memberId.isEmpty() && connected) {
            link.leave(memberId, nowMicros);
        }
        joining = null;
        syncing = null;
        leading.stop();
        prepared = false;
        rejoinNeeded = true;
        forgetGeneration();
    }
}
