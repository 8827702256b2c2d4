package io.consumerproof.group;

import io.consumerproof.history.TopicPartition;
import io.consumerproof.log.Refusal;
import io.consumerproof.log.RefusedException;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * One group under the consumer protocol, as its coordinator sees it: the coordinator assigns, every member is led to its target on
 * its own, and partitions that one gives up go to the next owner one by one.
 *
 * @source KIP-848; Kafka 4.3, GroupMetadataManager.consumerGroupHeartbeat and ConsumerGroup
 */
public final class ConsumerGroup implements Coordinator {

    /** Where the group is as a whole. */
    public enum State {
        EMPTY,
        /** Its target assignment is out of date. */
        ASSIGNING,
        /** Some member is on its way to the target. */
        RECONCILING,
        STABLE
    }

    private final String name;
    private final BrokerSettings settings;
    private final ServerTopics topics;
    /** In the order of joining; so few that a walk is the fastest look-up. */
    private final List<ConsumerGroupMember> members = new ArrayList<>();

    private final MemberRanks ranks;
    private final TargetAssignment target;
    private final boolean heartbeatsCount;
    private final SeenTopics seen;
    private int epoch = 1;
    private int news;

    /** A group without members. */
    public ConsumerGroup(String name, BrokerSettings settings, ServerTopics topics, Race race) {
        this(name, settings, topics, race, true);
    }

    /**
     * A group without members.
     *
     * @param heartbeatsCount whether a session runs from each heartbeat on; else only from where a member falls silent on, and
     *     those of all others are taken as arriving
     */
    public ConsumerGroup(
            String name, BrokerSettings settings, ServerTopics topics, Race race, boolean heartbeatsCount) {
        this.name = name;
        this.settings = settings;
        this.topics = topics;
        this.seen = new SeenTopics(topics, this::reads);
        this.ranks = new MemberRanks(race);
        this.target = new TargetAssignment(ranks);
        this.heartbeatsCount = heartbeatsCount;
    }

    /** Grows with every change of members, subscriptions and subscribed topics; 1 before the first member. */
    public int epoch() {
        return epoch;
    }

    /** @source Kafka 4.3, ConsumerGroup.maybeUpdateGroupState */
    public State state() {
        if (members.isEmpty()) {
            return State.EMPTY;
        }
        if (epoch > target.epoch()) {
            return State.ASSIGNING;
        }
        boolean arrived = members.stream().allMatch(each -> each.isReconciledTo(target.epoch()));
        return arrived ? State.STABLE : State.RECONCILING;
    }

    /** The ids of the members, in the order of joining. */
    public List<String> memberIds() {
        return members.stream().map(each -> each.id).toList();
    }

    /** What {@code memberId} shall have in the end, by topic and number; empty if there is no such member. */
    public List<TopicPartition> targetOf(String memberId) {
        return target.of(memberId).stream().sorted().toList();
    }

    /** How far {@code memberId} is on its way to its target; null if there is no such member. */
    public @Nullable ReconcileState stateOf(String memberId) {
        ConsumerGroupMember member = ConsumerGroupMember.of(members, memberId);
        return member == null ? null : member.state;
    }

    /**
     * A member lives, joins, or tells what has changed.
     *
     * @throws RefusedException with {@link Refusal#UNKNOWN_MEMBER_ID}, {@link Refusal#FENCED_MEMBER_EPOCH},
     *     {@link Refusal#UNRELEASED_INSTANCE_ID}, {@link Refusal#FENCED_INSTANCE_ID}, {@link Refusal#UNSUPPORTED_ASSIGNOR} or
     *     {@link Refusal#INVALID_REQUEST}; nothing has changed then
     */
    public HeartbeatAnswer heartbeat(Heartbeat request, long nowMicros) {
        HeartbeatRules.check(request);
        ConsumerGroupMember member = admit(request);
        boolean changed = take(request, member);
        if (seen.look(changed)) {
            epoch++;
        }
        if (epoch > target.epoch() && target.mayBeMade(settings.assignmentIntervalMicros(), nowMicros)) {
            target.make(epoch, PreferredAssignor.of(members), topics.all(), members, nowMicros);
        }
        TreeMap<TopicPartition, Integer> before = member.assigned;
        int epochBefore = member.epoch;
        reconcile(member, changed, request.owned(), nowMicros);
        member.sessionDeadlineMicros = heartbeatsCount ? nowMicros + settings.sessionMicros() : NEVER;
        news += member.epoch == epochBefore && before.equals(member.assigned) ? 0 : 1;
        boolean tells = request.joins() || request.isComplete() || !before.equals(member.assigned);
        return new HeartbeatAnswer(
                member.epoch, settings.heartbeatMicros(), tells ? List.copyOf(member.assigned.keySet()) : null);
    }

    private ConsumerGroupMember admit(Heartbeat request) {
        return request.instanceId() == null ? admitDynamic(request) : admitStatic(request, request.instanceId());
    }

    private ConsumerGroupMember admitDynamic(Heartbeat request) {
        ConsumerGroupMember member = ConsumerGroupMember.of(members, request.memberId());
        if (member != null) {
            checkEpoch(member, request);
            return member;
        }
        if (!request.joins()) {
            throw unknown(request.memberId());
        }
        return enter(new ConsumerGroupMember(request.memberId(), null));
    }

    private ConsumerGroupMember admitStatic(Heartbeat request, String instanceId) {
        ConsumerGroupMember known = ConsumerGroupMember.ofInstance(members, instanceId);
        if (!request.joins()) {
            ConsumerGroupMember member = presentStatic(request.memberId(), instanceId);
            checkEpoch(member, request);
            return member;
        }
        if (known == null) {
            return enter(new ConsumerGroupMember(request.memberId(), instanceId));
        }
        if (!known.hasLeftForAWhile()) {
            throw refused(
                    Refusal.UNRELEASED_INSTANCE_ID,
                    "instance id '" + instanceId + "' belongs to '" + known.id + "', which has not left");
        }
        ConsumerGroupMember member = ConsumerGroupMember.replacing(known, request.memberId());
        ranks.enter(member.id, members);
        members.set(members.indexOf(known), member);
        target.hand(known.id, member.id);
        return member;
    }

    /** The static member of that instance id, which must be the process that asks. */
    private ConsumerGroupMember presentStatic(String memberId, String instanceId) {
        ConsumerGroupMember member = ConsumerGroupMember.ofInstance(members, instanceId);
        if (member == null) {
            throw refused(Refusal.UNKNOWN_MEMBER_ID, "it knows no instance id '" + instanceId + "'");
        }
        if (!member.id.equals(memberId)) {
            throw refused(
                    Refusal.FENCED_INSTANCE_ID,
                    "instance id '" + instanceId + "' belongs to '" + member.id + "', not to '" + memberId + "'");
        }
        return member;
    }

    private ConsumerGroupMember enter(ConsumerGroupMember member) {
        ranks.enter(member.id, members);
        members.add(member);
        return member;
    }

    /** An answer may have been lost, so the epoch before is good too while the member owns nothing that it may not have. */
    private void checkEpoch(ConsumerGroupMember member, Heartbeat request) {
        int told = request.memberEpoch();
        if (told == Heartbeat.JOIN || told == member.epoch) {
            return;
        }
        List<TopicPartition> owned = request.owned();
        boolean answerLost = told < member.epoch
                && told == member.previousEpoch
                && owned != null
                && member.assigned.keySet().containsAll(owned);
        if (!answerLost) {
            throw refused(
                    Refusal.FENCED_MEMBER_EPOCH,
                    "'" + member.id + "' says it is at epoch " + told + ", it is at " + member.epoch);
        }
    }

    /** Takes in what has changed; returns whether the member subscribes to other topics now. */
    private boolean take(Heartbeat request, ConsumerGroupMember member) {
        if (request.rebalanceTimeoutMicros() != Heartbeat.UNCHANGED) {
            member.rebalanceTimeoutMicros = request.rebalanceTimeoutMicros();
        }
        if (request.assignor() != null) {
            member.assignor = request.assignor();
        }
        if (request.topics() == null) {
            return false;
        }
        List<String> subscribed = List.copyOf(new TreeSet<>(request.topics()));
        boolean changed = !subscribed.equals(member.topics);
        member.topics = subscribed;
        return changed;
    }

    @Override
    public boolean reads(String topic) {
        return members.stream().anyMatch(each -> each.topics.contains(topic));
    }

    private void reconcile(
            ConsumerGroupMember member, boolean changed, @Nullable List<TopicPartition> owned, long nowMicros) {
        if (!changed && member.isReconciledTo(target.epoch())) {
            return;
        }
        ReconcileEvent found = new Reconciliation(
                        member, target.epoch(), target.of(member.id), owned, each -> heldByOthers(each, member))
                .step(changed);
        if (member.state != ReconcileState.UNREVOKED_PARTITIONS) {
            member.rebalanceDeadlineMicros = NEVER;
        } else if (found == ReconcileEvent.MUST_REVOKE) {
            member.rebalanceDeadlineMicros = nowMicros + member.rebalanceTimeoutMicros;
        }
    }

    private boolean heldByOthers(TopicPartition partition, ConsumerGroupMember member) {
        for (ConsumerGroupMember each : members) {
            if (!each.id.equals(member.id) && each.holds(partition)) {
                return true;
            }
        }
        return false;
    }

    /**
     * A member leaves.
     *
     * @param forAWhile a static member will be back and keeps what it has until its session ends
     * @throws RefusedException with {@link Refusal#UNKNOWN_MEMBER_ID} or {@link Refusal#FENCED_INSTANCE_ID}
     */
    public void leave(String memberId, @Nullable String instanceId, boolean forAWhile) {
        ConsumerGroupMember member = instanceId == null ? known(memberId) : presentStatic(memberId, instanceId);
        if (instanceId != null && forAWhile) {
            member.leaveForAWhile();
        } else {
            remove(member);
        }
    }

    private void remove(ConsumerGroupMember member) {
        members.remove(member);
        target.remove(member.id);
        seen.look(true);
        epoch++;
    }

    @Override
    public boolean knows(String memberId) {
        return ConsumerGroupMember.of(members, memberId) != null;
    }

    /** Whether {@code memberId} is a member, and the one that has the instance id if it names one. */
    public boolean isMember(String memberId, @Nullable String instanceId) {
        ConsumerGroupMember member = instanceId == null
                ? ConsumerGroupMember.of(members, memberId)
                : ConsumerGroupMember.ofInstance(members, instanceId);
        return member != null && member.id.equals(memberId);
    }

    private ConsumerGroupMember known(String memberId) {
        ConsumerGroupMember member = ConsumerGroupMember.of(members, memberId);
        if (member == null) {
            throw unknown(memberId);
        }
        return member;
    }

    @Override
    public boolean hasMembers() {
        return !members.isEmpty();
    }

    /** @source Kafka 4.3, ConsumerGroup.validateOffsetCommit */
    @Override
    public @Nullable Refusal commitRefusal(Standing standing, boolean transactional, long nowMicros) {
        if (standing.generation() < 0 && members.isEmpty()) {
            return null;
        }
        if (transactional && standing.isOutside()) {
            return null;
        }
        ConsumerGroupMember member = ConsumerGroupMember.of(members, standing.memberId());
        if (member == null) {
            return Refusal.UNKNOWN_MEMBER_ID;
        }
        return standing.generation() > member.epoch ? Refusal.STALE_MEMBER_EPOCH : null;
    }

    /**
     * @source Kafka 4.3, ConsumerGroup.createAssignmentEpochValidator (KIP-1251): an older epoch is good for what the member has
     *     had since then
     */
    @Override
    public @Nullable Refusal partitionRefusal(Standing standing, TopicPartition partition) {
        ConsumerGroupMember member = ConsumerGroupMember.of(members, standing.memberId());
        if (member == null || standing.generation() == member.epoch) {
            return null;
        }
        Integer since = member.epochOf(partition);
        return since == null || standing.generation() < since ? Refusal.STALE_MEMBER_EPOCH : null;
    }

    /** @source Kafka 4.3, ConsumerGroup.validateOffsetFetch */
    @Override
    public @Nullable Refusal readRefusal(Standing standing) {
        if (standing.generation() < 0 && standing.memberId().isEmpty()) {
            return null;
        }
        ConsumerGroupMember member = ConsumerGroupMember.of(members, standing.memberId());
        if (member == null) {
            return Refusal.UNKNOWN_MEMBER_ID;
        }
        return standing.generation() == member.epoch ? null : Refusal.STALE_MEMBER_EPOCH;
    }

    @Override
    public int generation() {
        return epoch;
    }

    @Override
    public int news() {
        return news + epoch;
    }

    @Override
    public void silence(String memberId, long nowMicros) {
        endSession(memberId, nowMicros + settings.sessionMicros());
    }

    @Override
    public void heard(String memberId, long nowMicros) {
        endSession(memberId, NEVER);
    }

    /** Nothing to do where heartbeats count: they tell. */
    private void endSession(String memberId, long atMicros) {
        ConsumerGroupMember member = heartbeatsCount ? null : ConsumerGroupMember.of(members, memberId);
        if (member != null) {
            member.sessionDeadlineMicros = atMicros;
        }
    }

    @Override
    public long nextDeadlineMicros() {
        long next = NEVER;
        for (ConsumerGroupMember each : members) {
            next = Math.min(next, each.deadlineMicros());
        }
        return next;
    }

    /** Removes everybody whose session ended, or who did not give up partitions in time. */
    @Override
    public void advance(long nowMicros) {
        if (nextDeadlineMicros() <= nowMicros) {
            List.copyOf(members).stream()
                    .filter(each -> each.deadlineMicros() <= nowMicros)
                    .forEach(this::remove);
        }
    }

    private RefusedException unknown(String memberId) {
        return refused(Refusal.UNKNOWN_MEMBER_ID, "'" + memberId + "' is none of " + memberIds());
    }

    private RefusedException refused(Refusal refusal, String detail) {
        return new RefusedException(refusal, "group '" + name + "': " + detail);
    }
}
