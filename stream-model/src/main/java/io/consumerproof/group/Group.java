package io.consumerproof.group;

import io.consumerproof.history.Claim;
import io.consumerproof.history.GroupEvent.Ejection;
import io.consumerproof.history.MemberId;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.scenario.GroupSettings;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * One group as its coordinator sees it, under the classic eager protocol: members, generation, round of joining, committed
 * offsets. It decides and remembers; the simulation tells the members.
 *
 * <p>The join of the last member and the answer with the assignment are one step here: a member that handles one record after
 * another cannot commit between the two.
 *
 * @source GroupCoordinatorService and ClassicGroup, Kafka 4.3
 */
public final class Group {

    /** Where the group is in its protocol. */
    public enum State {
        EMPTY,
        PREPARING,
        STABLE
    }

    private final GroupSettings settings;
    private final Assignor assignor;
    /** Sorted by id; so few that a walk is the fastest look-up. */
    private final List<Membership> members = new ArrayList<>();

    private final TreeMap<TopicPartition, Long> committed = new TreeMap<>();
    private SortedMap<String, List<TopicPartition>> assignment = new TreeMap<>();
    private State state = State.EMPTY;
    private boolean first = true;
    private int generation;
    private long nextDeadlineMicros = Membership.NEVER;

    /** A group without members. */
    public Group(GroupSettings settings, Assignor assignor) {
        this.settings = settings;
        this.assignor = assignor;
    }

    public GroupSettings settings() {
        return settings;
    }

    public String name() {
        return settings.name();
    }

    public State state() {
        return state;
    }

    /** The generation of the last completed round; 0 before the first. */
    public int generation() {
        return generation;
    }

    /** Whether the round that is open began with no member, so that the coordinator waits a while for more to join.
     *
     * @source group.initial.rebalance.delay.ms, Kafka 4.3
     */
    public boolean waitsForFirstMembers() {
        return state == State.PREPARING && first;
    }

    public boolean knows(MemberId member) {
        return membership(member) != null;
    }

    /** Whether {@code member} has to give up what it owns and join again. */
    public boolean asksToRejoin(MemberId member) {
        Membership membership = membership(member);
        return state == State.PREPARING && membership != null && !membership.joined;
    }

    /**
     * A member joins; returns whether that begins a round.
     *
     * @param owned what it got in its last assignment, although it has given it up; may be empty
     * @param ownedGeneration the generation of that assignment, or {@link Subscription#NO_GENERATION}
     * @source Kafka 4.3, StickyAssignor.subscriptionUserData: the client remembers, also after it was removed from its group
     */
    public boolean join(MemberId member, List<TopicPartition> owned, int ownedGeneration) {
        boolean begins = state != State.PREPARING;
        if (begins) {
            begin();
        }
        Membership membership = membership(member);
        if (membership == null) {
            membership = new Membership(member);
            members.add(membership);
            members.sort(Comparator.comparing(each -> each.member));
        }
        membership.joined = true;
        membership.owned = owned;
        membership.ownedGeneration = ownedGeneration;
        return begins;
    }

    private @Nullable Membership membership(MemberId member) {
        for (Membership each : members) {
            if (each.member.equals(member)) {
                return each;
            }
        }
        return null;
    }

    /** Opens a round although no member came or went; returns false if one is open or nobody is there. */
    public boolean rebalance() {
        if (state != State.STABLE) {
            return false;
        }
        begin();
        return true;
    }

    private void begin() {
        first = state == State.EMPTY;
        state = State.PREPARING;
        members.forEach(each -> each.joined = false);
    }

    /** A member leaves or is removed; returns whether that begins a round. */
    public boolean remove(MemberId member) {
        members.removeIf(each -> each.member.equals(member));
        findNextDeadline();
        if (members.isEmpty()) {
            state = State.EMPTY;
            return false;
        }
        return rebalance();
    }

    /** Whether everybody has joined, so that the round can be {@linkplain #complete completed}. */
    public boolean isRoundComplete() {
        if (state != State.PREPARING) {
            return false;
        }
        for (Membership each : members) {
            if (!each.joined) {
                return false;
            }
        }
        return true;
    }

    /** Ends the round: the next generation begins, with a new assignment of {@code topics}. */
    public void complete(TopicLayout topics) {
        generation++;
        state = State.STABLE;
        List<String> subscribed = settings.topics();
        List<Subscription> subscriptions = new ArrayList<>(members.size());
        for (Membership each : members) {
            subscriptions.add(
                    new Subscription(each.member.toString(), null, null, subscribed, each.owned, each.ownedGeneration));
        }
        assignment = assignor.assign(topics, subscriptions);
    }

    /** What {@code member} got in the last round, each with the committed offset and the position to start from; sorted. */
    public List<Claim> claimsOf(MemberId member, StartOffsets starts) {
        List<Claim> claims = new ArrayList<>();
        for (TopicPartition partition : assignment.getOrDefault(member.toString(), List.of())) {
            Long next = committed.get(partition);
            claims.add(
                    next == null
                            ? new Claim(partition, Claim.NONE, starts.of(partition))
                            : new Claim(partition, next, next));
        }
        return claims;
    }

    /** Why a commit by {@code member} with {@code its} generation is refused; null if it is accepted. */
    public @Nullable String refusal(MemberId member, int its) {
        if (membership(member) == null) {
            return "the group no longer knows " + member + ", it is at generation " + generation;
        }
        return its == generation ? null : "stale generation " + its + ", the group is at " + generation;
    }

    /** Sets the committed next offset. Any offset is accepted, backwards and beyond the end too.
     *
     * @source OffsetMetadataManager, Kafka 4.3
     */
    public void commit(TopicPartition partition, long nextOffset) {
        committed.put(partition, nextOffset);
    }

    /** The committed next offset, or {@link Claim#NONE}. */
    public long committed(TopicPartition partition) {
        return committed.getOrDefault(partition, Claim.NONE);
    }

    /** Every partition with a committed offset, sorted. */
    public SortedMap<TopicPartition, Long> committed() {
        return new TreeMap<>(committed);
    }

    /** No heartbeat of {@code member} arrives from now on, or with {@code slow} no poll; at the deadline it is removed. */
    public void silence(MemberId member, boolean slow, long deadlineMicros) {
        Membership membership = membership(member);
        if (membership != null) {
            membership.slow = slow;
            membership.deadlineMicros = deadlineMicros;
            findNextDeadline();
        }
    }

    /** A silenced member is heard again, if it is still in the group. */
    public void heard(MemberId member) {
        Membership membership = membership(member);
        if (membership != null) {
            membership.deadlineMicros = Membership.NEVER;
            findNextDeadline();
        }
    }

    /** The next instant at which a member has to be removed, or {@link Long#MAX_VALUE}. */
    public long nextDeadlineMicros() {
        return nextDeadlineMicros;
    }

    private void findNextDeadline() {
        nextDeadlineMicros = Membership.NEVER;
        for (Membership each : members) {
            nextDeadlineMicros = Math.min(nextDeadlineMicros, each.deadlineMicros);
        }
    }

    /** The first member whose deadline has come, or null. */
    public @Nullable MemberId overdue(long nowMicros) {
        if (nextDeadlineMicros > nowMicros) {
            return null;
        }
        for (Membership each : members) {
            if (each.deadlineMicros <= nowMicros) {
                return each.member;
            }
        }
        return null;
    }

    /** Why an overdue member is removed. */
    public Ejection ejectionOf(MemberId member) {
        Membership membership = membership(member);
        return membership != null && membership.slow ? Ejection.POLL_DEADLINE : Ejection.SESSION;
    }

    /** Where a group that has committed nothing begins to read. */
    @FunctionalInterface
    public interface StartOffsets {
        long of(TopicPartition partition);
    }
}
