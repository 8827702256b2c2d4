package io.consumerproof.group;

import io.consumerproof.history.TopicPartition;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Sticky assignment where all members read the same topics: everybody gets the quota, and as many as there are partitions over
 * get one more. Members keep what they own up to that; the rest is dealt in turn, across topics.
 *
 * @source Kafka 4.3, AbstractStickyAssignor.ConstrainedAssignmentBuilder
 */
final class EvenAssignment {

    private static final Comparator<TopicPartition> BY_NUMBER =
            Comparator.comparingInt(TopicPartition::partition).thenComparing(TopicPartition::topic);

    private final List<TopicPartition> all;
    private final OwnershipClaims claims;
    private final Nearness racks;
    private final List<String> members;

    private final int quota;
    private final int most;
    private final int extras;
    private int extrasTaken;

    /** Members with less than the quota, and those with just the quota who may get one more. */
    private final List<String> belowQuota = new ArrayList<>();

    private final List<String> atQuota = new ArrayList<>();

    private final SortedMap<String, List<TopicPartition>> shares = new TreeMap<>();
    private final Map<TopicPartition, String> givenUp = new TreeMap<>();
    private final SortedMap<TopicPartition, String> handedOver = new TreeMap<>();

    /** @param members one or more, in the order in which they may keep what they own */
    EvenAssignment(TopicLayout topics, List<Subscription> members, OwnershipClaims claims, Nearness racks) {
        this.all = topics.all();
        this.members = members.stream().map(Subscription::memberId).toList();
        this.claims = claims;
        this.racks = racks;
        this.quota = all.size() / members.size();
        this.extras = all.size() % members.size();
        this.most = extras == 0 ? quota : quota + 1;
    }

    /**
     * Computes the plan.
     *
     * @throws IllegalStateException if members own so many partitions that do not exist that the others find no room, as with Kafka
     */
    StickyPlan plan() {
        List<TopicPartition> kept = new ArrayList<>();
        for (String member : members) {
            kept.addAll(keep(member));
        }
        belowQuota.sort(null);
        atQuota.sort(null);
        dealInTurn(dealWithinRacks(Leftovers.of(all, kept, Comparator.naturalOrder())));
        return new StickyPlan(shares, handedOver);
    }

    private List<TopicPartition> keep(String member) {
        List<TopicPartition> owned = keepable(member);
        int room;
        if (owned.size() < quota) {
            room = owned.size();
            belowQuota.add(member);
        } else if (owned.size() >= most && extrasTaken < extras) {
            room = most;
            takeExtra();
        } else {
            room = quota;
            if (extrasTaken < extras) {
                atQuota.add(member);
            }
        }
        List<TopicPartition> share = new ArrayList<>(owned.subList(0, room));
        owned.subList(room, owned.size()).forEach(partition -> givenUp.put(partition, member));
        shares.put(member, share);
        return share;
    }

    private List<TopicPartition> keepable(String member) {
        List<TopicPartition> owned = new ArrayList<>();
        for (TopicPartition partition : claims.of(member)) {
            if (racks.isFar(member, partition)) {
                givenUp.put(partition, member);
            } else if (!claims.disputed().contains(partition)) {
                owned.add(partition);
            }
        }
        owned.sort(BY_NUMBER);
        return owned;
    }

    private void takeExtra() {
        extrasTaken++;
        if (extrasTaken == extras) {
            atQuota.clear();
        }
    }

    /** Gives partitions to members near them, those with the fewest readers first; returns what is left. */
    private List<TopicPartition> dealWithinRacks(List<TopicPartition> partitions) {
        if (!racks.matters()) {
            return partitions;
        }
        List<TopicPartition> inOrder = new ArrayList<>(partitions);
        inOrder.sort(Comparator.comparingInt(racks::readersNear));
        List<TopicPartition> left = new ArrayList<>();
        int turn = 0;
        for (TopicPartition partition : inOrder) {
            int near = firstNear(partition, belowQuota, turn);
            int nearAtQuota = near < 0 ? firstNear(partition, atQuota, 0) : -1;
            if (near >= 0) {
                turn = giveToBelowQuota(partition, near);
            } else if (nearAtQuota >= 0) {
                give(partition, atQuota.remove(nearAtQuota));
                takeExtra();
            } else {
                left.add(partition);
            }
        }
        return left;
    }

    private int firstNear(TopicPartition partition, List<String> candidates, int from) {
        for (int step = 0; step < candidates.size(); step++) {
            int index = (from + step) % candidates.size();
            if (racks.isNear(candidates.get(index), partition)) {
                return index;
            }
        }
        return -1;
    }

    /** Returns whose turn is next. */
    private int giveToBelowQuota(TopicPartition partition, int index) {
        String member = belowQuota.get(index);
        int count = give(partition, member);
        int next = index + 1;
        if (count >= quota) {
            belowQuota.remove(index);
            next = index;
            if (count < most && extrasTaken < extras) {
                atQuota.add(member);
            }
        }
        return belowQuota.isEmpty() ? 0 : next % belowQuota.size();
    }

    private void dealInTurn(List<TopicPartition> partitions) {
        int turn = 0;
        for (TopicPartition partition : partitions) {
            if (belowQuota.isEmpty()) {
                if (atQuota.isEmpty()) {
                    throw new IllegalStateException("nobody has room for " + partition + ": members own partitions that"
                            + " do not exist, shares are " + shares);
                }
                give(partition, atQuota.remove(0));
                continue;
            }
            turn = turn < belowQuota.size() ? turn : 0;
            String member = belowQuota.get(turn);
            if (give(partition, member) == quota) {
                belowQuota.remove(turn);
                atQuota.add(member);
            } else {
                turn++;
            }
        }
    }

    private int give(TopicPartition partition, String member) {
        List<TopicPartition> share = shares.computeIfAbsent(member, unseen -> new ArrayList<>());
        share.add(partition);
        String before = givenUp.get(partition);
        if ((before != null && !before.equals(member)) || claims.disputed().contains(partition)) {
            handedOver.put(partition, member);
        }
        return share.size();
    }
}
