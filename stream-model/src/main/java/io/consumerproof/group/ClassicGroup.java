package io.consumerproof.group;

import io.consumerproof.history.TopicPartition;
import io.consumerproof.log.Refusal;
import java.util.List;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;

/**
 * The broker half of a classic group, eager and cooperative alike: members, generation, the rounds of joining and of handing out
 * the leader's assignment. Each request is a call; what the coordinator keeps waiting is an {@link Answer}.
 *
 * @source GroupMetadataManager and ClassicGroup, Kafka 4.3
 */
public final class ClassicGroup implements Coordinator {

    private final ClassicMembers members = new ClassicMembers();
    private final ClassicRound round;
    private final IdOrder order;
    private ClassicState state = ClassicState.EMPTY;
    private @Nullable ClassicEdge lastEdge;
    private int generation;
    private String leader = "";
    private String assignor = "";

    /** A group without members; {@code race} decides what hangs on their random ids. */
    public ClassicGroup(BrokerSettings settings, Race race) {
        round = new ClassicRound(settings, members);
        order = new IdOrder(race);
    }

    /** The order of the members' random ids. */
    public IdOrder order() {
        return order;
    }

    public ClassicState state() {
        return state;
    }

    /** The generation of the last completed round, one with nobody left included; 0 before the first. */
    @Override
    public int generation() {
        return generation;
    }

    @Override
    public int rebalances() {
        return round.begun();
    }

    @Override
    public int news() {
        return generation + round.begun();
    }

    @Override
    public boolean awaitsNewcomers() {
        return state == ClassicState.PREPARING && round.isFirst();
    }

    @Override
    public void endFirstRound(long nowMicros) {
        if (awaitsNewcomers()) {
            completeJoin(nowMicros);
        }
    }

    @Override
    public boolean knows(String memberId) {
        return members.of(memberId) != null;
    }

    /** A member joins. The answer is there when all have joined, or at once where nothing changes. */
    public Answer<Joined> join(JoinRequest request, long nowMicros) {
        Answer<Joined> answer = new Answer<>();
        ClassicMember member =
                request.isNew() ? members.ofInstance(request.instanceId()) : members.of(request.memberId());
        Refusal refusal = joinRefusal(request);
        if (refusal != null) {
            answer.refuse(refusal);
        } else if (member == null) {
            add(request, answer, nowMicros);
        } else if (request.isNew()) {
            replace(member, request, answer, nowMicros);
        } else {
            rejoin(member, request, answer, nowMicros);
        }
        return answer;
    }

    private @Nullable Refusal joinRefusal(JoinRequest request) {
        if (!members.isEmpty() && !AssignorVote.isPossible(request.offers(), members.all())) {
            return Refusal.INCONSISTENT_GROUP_PROTOCOL;
        }
        return request.isNew() ? null : refusalOf(request.memberId(), request.instanceId());
    }

    private void add(JoinRequest request, Answer<Joined> answer, long nowMicros) {
        ClassicMember member = new ClassicMember(request);
        member.joining = answer;
        members.add(member);
        if (leader.isEmpty()) {
            leader = member.id;
        }
        round.newcomer();
        joins(nowMicros);
    }

    /** A static member has come back as another process: the old one is fenced, the assignment stays. */
    private void replace(ClassicMember old, JoinRequest request, Answer<Joined> answer, long nowMicros) {
        old.refuseWhatItWaitsFor(Refusal.FENCED_INSTANCE_ID);
        ClassicMember member = new ClassicMember(request);
        member.assignment = old.assignment;
        members.replace(old, member);
        if (leader.equals(old.id)) {
            leader = member.id;
        }
        if (state == ClassicState.STABLE && AssignorVote.of(members.all()).equals(assignor)) {
            boolean leads = leader.equals(member.id);
            answer.give(new Joined(
                    generation, assignor, leads, leads ? members.subscriptions(assignor) : List.of(), leads));
            return;
        }
        member.joining = answer;
        joins(nowMicros);
    }

    private void rejoin(ClassicMember member, JoinRequest request, Answer<Joined> answer, long nowMicros) {
        boolean leads = leader.equals(member.id);
        boolean forced = leads && state == ClassicState.STABLE;
        if (state != ClassicState.PREPARING && !forced && member.offers.equals(request.offers())) {
            boolean assigns = leads && state == ClassicState.COMPLETING;
            answer.give(new Joined(
                    generation, assignor, leads, assigns ? members.subscriptions(assignor) : List.of(), false));
            return;
        }
        member.update(request);
        member.joining = answer;
        joins(nowMicros);
    }

    private void joins(long nowMicros) {
        if (state == ClassicState.PREPARING) {
            completeJoinIfAllJoin(nowMicros);
        } else {
            prepare(ClassicEvent.MEMBER_JOINS, nowMicros);
        }
    }

    private void prepare(ClassicEvent event, long nowMicros) {
        boolean isFirst = state == ClassicState.EMPTY;
        if (state == ClassicState.COMPLETING) {
            members.refuseSyncs(nowMicros);
        }
        members.forgetOwedSyncs();
        move(event);
        round.beginJoin(isFirst, nowMicros);
        if (round.isOverAtOnce()) {
            completeJoin(nowMicros);
        } else {
            completeJoinIfAllJoin(nowMicros);
        }
    }

    private void completeJoinIfAllJoin(long nowMicros) {
        if (!round.isFirst() && members.allJoin()) {
            completeJoin(nowMicros);
        }
    }

    /** Ends the joining: without the dynamic members that have not joined, and as long as anybody has. */
    private void completeJoin(long nowMicros) {
        for (ClassicMember each : members.absent()) {
            if (!each.isStatic()) {
                drop(each);
            }
        }
        String joined = members.joinedLeader(leader, order);
        if (joined == null && !members.isEmpty()) {
            round.waitForAnyJoin(nowMicros);
            return;
        }
        leader = joined == null ? "" : joined;
        generation++;
        if (members.isEmpty()) {
            assignor = "";
            move(ClassicEvent.ALL_GONE);
            round.end();
        } else {
            assignor = AssignorVote.of(members.all());
            move(ClassicEvent.ALL_JOINED);
            round.beginSync(nowMicros);
            answerJoins(nowMicros);
        }
    }

    private void answerJoins(long nowMicros) {
        for (ClassicMember each : members.all()) {
            boolean leads = leader.equals(each.id);
            if (each.joining != null) {
                each.joining.give(new Joined(
                        generation, assignor, leads, leads ? members.subscriptions(assignor) : List.of(), false));
                each.joining = null;
            }
            each.owesSync = true;
            each.awaitNews(nowMicros);
        }
    }

    /**
     * A member that has joined asks for its assignment.
     *
     * @param made by the leader: member id to partitions; null from everybody else
     */
    public Answer<List<TopicPartition>> sync(
            Standing standing, @Nullable SortedMap<String, List<TopicPartition>> made, long nowMicros) {
        Answer<List<TopicPartition>> answer = new Answer<>();
        Refusal refusal = syncRefusal(standing);
        ClassicMember member = members.of(standing.memberId());
        if (refusal != null || member == null) {
            answer.refuse(refusal == null ? Refusal.UNKNOWN_MEMBER_ID : refusal);
            return answer;
        }
        member.owesSync = false;
        member.syncing = answer;
        member.isHeard();
        if (state == ClassicState.COMPLETING && made != null && leader.equals(member.id)) {
            members.assign(made);
            move(ClassicEvent.LEADER_SYNCED);
            members.answerSyncs(nowMicros);
        } else if (state == ClassicState.STABLE) {
            member.answerSync();
        }
        if (state == ClassicState.STABLE && !members.anyOwesSync()) {
            round.end();
        }
        return answer;
    }

    private @Nullable Refusal syncRefusal(Standing standing) {
        Refusal unknown = refusalOf(standing.memberId(), standing.instanceId());
        if (unknown != null) {
            return unknown;
        }
        if (standing.generation() != generation) {
            return Refusal.ILLEGAL_GENERATION;
        }
        return state == ClassicState.PREPARING ? Refusal.REBALANCE_IN_PROGRESS : null;
    }

    /** What a heartbeat is answered: null if all is well, else why the member has to act. */
    public @Nullable Refusal heartbeat(Standing standing) {
        Refusal unknown = refusalOf(standing.memberId(), standing.instanceId());
        if (unknown != null) {
            return unknown;
        }
        if (standing.generation() != generation) {
            return Refusal.ILLEGAL_GENERATION;
        }
        return state == ClassicState.PREPARING ? Refusal.REBALANCE_IN_PROGRESS : null;
    }

    /** A member leaves in order. Unknown members are ignored. */
    public void leave(String memberId, long nowMicros) {
        ClassicMember member = members.of(memberId);
        if (member != null) {
            remove(member, nowMicros);
        }
    }

    private void remove(ClassicMember member, long nowMicros) {
        drop(member);
        if (state == ClassicState.PREPARING) {
            completeJoinIfAllJoin(nowMicros);
        } else {
            prepare(ClassicEvent.MEMBER_GOES, nowMicros);
        }
    }

    private void drop(ClassicMember member) {
        member.refuseWhatItWaitsFor(Refusal.UNKNOWN_MEMBER_ID);
        members.remove(member);
        if (leader.equals(member.id)) {
            leader = members.firstOf(order, false);
        }
    }

    @Override
    public @Nullable Refusal commitRefusal(Standing standing, boolean transactional, long nowMicros) {
        if (standing.generation() < 0 && state == ClassicState.EMPTY) {
            return null;
        }
        if (standing.isOutside()) {
            return transactional ? null : Refusal.UNKNOWN_MEMBER_ID;
        }
        Refusal unknown = refusalOf(standing.memberId(), standing.instanceId());
        if (unknown != null) {
            return unknown;
        }
        if (standing.generation() != generation) {
            return Refusal.ILLEGAL_GENERATION;
        }
        return state == ClassicState.COMPLETING && !transactional ? Refusal.REBALANCE_IN_PROGRESS : null;
    }

    private @Nullable Refusal refusalOf(String memberId, @Nullable String instanceId) {
        if (instanceId != null) {
            ClassicMember holder = members.ofInstance(instanceId);
            if (holder != null && !holder.id.equals(memberId)) {
                return Refusal.FENCED_INSTANCE_ID;
            }
        }
        return members.of(memberId) == null ? Refusal.UNKNOWN_MEMBER_ID : null;
    }

    @Override
    public boolean hasMembers() {
        return !members.isEmpty();
    }

    @Override
    public boolean reads(String topic) {
        return members.read(topic);
    }

    @Override
    public void delete() {
        move(ClassicEvent.DELETED);
    }

    @Override
    public void silence(String memberId, long nowMicros) {
        ClassicMember member = members.of(memberId);
        if (member != null) {
            member.isSilent = true;
            member.restartSession(nowMicros);
        }
    }

    @Override
    public void heard(String memberId, long nowMicros) {
        ClassicMember member = members.of(memberId);
        if (member != null) {
            member.isSilent = false;
            member.restartSession(nowMicros);
        }
    }

    @Override
    public long nextDeadlineMicros() {
        return Math.min(round.deadlineMicros(), members.nextExpiryMicros());
    }

    @Override
    public void advance(long nowMicros) {
        for (ClassicMember each : members.all()) {
            if (each.expiryMicros <= nowMicros) {
                expire(each, nowMicros);
                return;
            }
        }
        if (round.deadlineMicros() <= nowMicros) {
            roundIsOver(nowMicros);
        }
    }

    /** Nothing came of a member for a session; whoever the coordinator itself keeps waiting is excused until it is answered. */
    private void expire(ClassicMember member, long nowMicros) {
        member.expiryMicros = NEVER;
        if (member.joining == null && member.syncing == null) {
            remove(member, nowMicros);
        }
    }

    private void roundIsOver(long nowMicros) {
        if (state != ClassicState.PREPARING) {
            members.all().stream().filter(each -> each.owesSync).toList().forEach(this::drop);
            prepare(ClassicEvent.SYNC_OVERDUE, nowMicros);
        } else if (!round.waitsForMoreNewcomers(nowMicros)) {
            completeJoin(nowMicros);
        }
    }

    private void move(ClassicEvent event) {
        lastEdge = ClassicEdge.of(state, event);
        state = lastEdge.to;
    }

    /** The edge that it took last, or null before the first. */
    @Nullable
    ClassicEdge lastEdge() {
        return lastEdge;
    }
}
