package io.consumerproof.group;

import io.consumerproof.history.TopicPartition;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What both sticky assignors aim at.
 *
 * @param shares member to its partitions, in the order in which it got them
 * @param handedOver partitions that somebody holds and somebody else shall have, with the latter
 * @source Kafka 4.3, AbstractStickyAssignor (KIP-54, KIP-341, KIP-429)
 */
record StickyPlan(SortedMap<String, List<TopicPartition>> shares, SortedMap<TopicPartition, String> handedOver) {

    static StickyPlan of(TopicLayout layout, List<Subscription> members) {
        return ofOrdered(
                layout, HashOrder.grown(members, member -> member.memberId().hashCode()));
    }

    /** @param inOrder the members as a hash table of their ids hands them out */
    static StickyPlan ofOrdered(TopicLayout layout, List<Subscription> inOrder) {
        if (inOrder.isEmpty()) {
            return new StickyPlan(new TreeMap<>(), new TreeMap<>());
        }
        TopicLayout topics = layout.subscribedBy(inOrder);
        OwnershipClaims claims = new OwnershipClaims(topics, inOrder);
        Nearness racks = new Nearness(topics, inOrder);
        if (readTheSame(inOrder)) {
            return new EvenAssignment(topics, inOrder, claims, racks).plan();
        }
        SortedMap<String, List<TopicPartition>> shares = new MixedAssignment(topics, inOrder, claims, racks).shares();
        return new StickyPlan(shares, handedOver(inOrder, shares));
    }

    /** What a sticky assignor makes of members whose random ids stand in an order that {@code order} decides. */
    static SortedMap<String, List<TopicPartition>> among(List<Subscription> members, IdOrder order, Made made) {
        Map<String, Subscription> byId = new LinkedHashMap<>();
        members.forEach(each -> byId.put(each.memberId(), each));
        return order.outcome(Races.STICKY_ORDER, List.copyOf(byId.keySet()), ids -> {
            List<Subscription> inOrder = new ArrayList<>(members);
            inOrder.sort(Comparator.comparingInt(each -> ids.indexOf(each.memberId())));
            return made.of(inOrder);
        });
    }

    /** An assignment that hangs on the order of the members. */
    @FunctionalInterface
    interface Made {
        SortedMap<String, List<TopicPartition>> of(List<Subscription> inOrder);
    }

    /** Whether all name the same topics. Members without topics do not count as long as nobody before them named any. */
    private static boolean readTheSame(List<Subscription> members) {
        Set<String> named = new LinkedHashSet<>();
        for (Subscription member : members) {
            if (named.isEmpty()) {
                named.addAll(member.topics());
            } else if (member.topics().size() != named.size() || !named.containsAll(member.topics())) {
                return false;
            }
        }
        return true;
    }

    /** @source Kafka 4.3, CooperativeStickyAssignor.computePartitionsTransferringOwnership */
    private static SortedMap<TopicPartition, String> handedOver(
            List<Subscription> members, SortedMap<String, List<TopicPartition>> shares) {
        SortedMap<TopicPartition, String> gained = new TreeMap<>();
        TreeSet<TopicPartition> given = new TreeSet<>();
        for (Subscription member : members) {
            List<TopicPartition> share = shares.getOrDefault(member.memberId(), List.of());
            TreeSet<TopicPartition> newcomers = new TreeSet<>(share);
            member.owned().forEach(newcomers::remove);
            newcomers.forEach(partition -> gained.put(partition, member.memberId()));
            TreeSet<TopicPartition> leavers = new TreeSet<>(member.owned());
            share.forEach(leavers::remove);
            given.addAll(leavers);
        }
        gained.keySet().retainAll(given);
        return gained;
    }

    /** The shares as they are told to the members: each sorted. */
    SortedMap<String, List<TopicPartition>> assignment() {
        return sorted(shares);
    }

    /** The shares without what somebody else still has to give up. */
    SortedMap<String, List<TopicPartition>> assignmentWithoutHandedOver() {
        SortedMap<String, List<TopicPartition>> kept = new TreeMap<>();
        shares.forEach((member, share) -> kept.put(member, new ArrayList<>(share)));
        handedOver.forEach((partition, member) ->
                kept.getOrDefault(member, new ArrayList<>()).remove(partition));
        return sorted(kept);
    }

    private static SortedMap<String, List<TopicPartition>> sorted(Map<String, List<TopicPartition>> shares) {
        SortedMap<String, List<TopicPartition>> sorted = new TreeMap<>();
        shares.forEach((member, share) -> sorted.put(member, new ArrayList<>(share)));
        sorted.values().forEach(share -> share.sort(null));
        return sorted;
    }
}
