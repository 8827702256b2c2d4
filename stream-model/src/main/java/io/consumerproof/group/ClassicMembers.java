package io.consumerproof.group;

import io.consumerproof.history.TopicPartition;
import io.consumerproof.log.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;

/**
 * The members of a classic group in the order in which they came; so few that a walk is the fastest look-up.
 *
 * @source Kafka 4.3, ClassicGroup: its members and staticMembers; the order is ours, see {@link Races}
 */
final class ClassicMembers {

    private final List<ClassicMember> members = new ArrayList<>(4);
    /** Whether a static member has been replaced that owed a sync. */
    private boolean replacedOwesSync;

    List<ClassicMember> all() {
        return members;
    }

    boolean isEmpty() {
        return members.isEmpty();
    }

    void add(ClassicMember member) {
        members.add(member);
    }

    void remove(ClassicMember member) {
        members.remove(member);
    }

    /**
     * Puts a static member in the place of its predecessor. A sync that the latter owed is waited for, although it cannot come.
     *
     * @source ClassicGroup.replaceStaticMember, Kafka 4.3: the old id stays among the pending sync members
     */
    void replace(ClassicMember old, ClassicMember by) {
        replacedOwesSync |= old.owesSync;
        members.replaceAll(each -> each.id.equals(old.id) ? by : each);
    }

    @Nullable
    ClassicMember of(String memberId) {
        for (ClassicMember each : members) {
            if (each.id.equals(memberId)) {
                return each;
            }
        }
        return null;
    }

    @Nullable
    ClassicMember ofInstance(@Nullable String instanceId) {
        if (instanceId == null) {
            return null;
        }
        for (ClassicMember each : members) {
            if (instanceId.equals(each.instanceId)) {
                return each;
            }
        }
        return null;
    }

    /** Who leads of those that have joined: {@code leader}, or else whom {@code order} has first; null if nobody has. */
    @Nullable
    String joinedLeader(String leader, IdOrder order) {
        ClassicMember current = of(leader);
        String joined = current != null && current.joining != null ? leader : firstOf(order, true);
        return joined.isEmpty() ? null : joined;
    }

    /** Whom a hash table hands out first: of all, or of those that have joined; empty if there is none. */
    String firstOf(IdOrder order, boolean joined) {
        return order.outcome(Races.NEXT_LEADER, ids(), inOrder -> {
            for (String each : inOrder) {
                ClassicMember member = of(each);
                if (!joined || (member != null && member.joining != null)) {
                    return each;
                }
            }
            return "";
        });
    }

    private List<String> ids() {
        List<String> ids = new ArrayList<>(members.size());
        members.forEach(each -> ids.add(each.id));
        return ids;
    }

    boolean allJoin() {
        for (ClassicMember each : members) {
            if (each.joining == null) {
                return false;
            }
        }
        return true;
    }

    /** Those that have not joined, as of now. */
    List<ClassicMember> absent() {
        if (allJoin()) {
            return List.of();
        }
        List<ClassicMember> absent = new ArrayList<>(members);
        absent.removeIf(each -> each.joining != null);
        return absent;
    }

    void forgetOwedSyncs() {
        replacedOwesSync = false;
        for (ClassicMember each : members) {
            each.owesSync = false;
        }
    }

    boolean anyOwesSync() {
        if (replacedOwesSync) {
            return true;
        }
        for (ClassicMember each : members) {
            if (each.owesSync) {
                return true;
            }
        }
        return false;
    }

    /** The longest time that any of them lets the others wait. */
    long rebalanceMicros() {
        long longest = 0;
        for (ClassicMember each : members) {
            longest = Math.max(longest, each.rebalanceMicros);
        }
        return longest;
    }

    long nextExpiryMicros() {
        long next = Timed.NEVER;
        for (ClassicMember each : members) {
            next = Math.min(next, each.expiryMicros);
        }
        return next;
    }

    /** What everybody told {@code assignor}, in the order in which they came. */
    List<Subscription> subscriptions(String assignor) {
        List<Subscription> all = new ArrayList<>(members.size());
        for (ClassicMember each : members) {
            Subscription its = each.subscription(assignor);
            if (its != null) {
                all.add(its);
            }
        }
        return all;
    }

    /** Hands out what the leader made; whoever is not in it gets nothing. */
    void assign(SortedMap<String, List<TopicPartition>> made) {
        for (ClassicMember each : members) {
            each.assignment = made.getOrDefault(each.id, List.of());
        }
    }

    /** Nobody gets what was to be handed out. */
    void refuseSyncs(long nowMicros) {
        for (ClassicMember each : members) {
            each.assignment = List.of();
            if (each.syncing != null) {
                each.syncing.refuse(Refusal.REBALANCE_IN_PROGRESS);
                each.syncing = null;
                each.restartSession(nowMicros);
            }
        }
    }

    /** Whoever waits for its assignment gets it; its session runs anew, since it may have been kept waiting for longer. */
    void answerSyncs(long nowMicros) {
        for (ClassicMember each : members) {
            if (each.syncing != null) {
                each.answerSync();
                each.restartSession(nowMicros);
            }
        }
    }

    /** Whether any of them is subscribed to {@code topic}. */
    boolean read(String topic) {
        for (ClassicMember each : members) {
            for (Offer offer : each.offers) {
                if (offer.subscription().topics().contains(topic)) {
                    return true;
                }
            }
        }
        return false;
    }
}
