package io.consumerproof.group;

import io.consumerproof.history.TopicPartition;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Sticky assignment where members read different topics: everybody keeps what it may; the rest goes to whoever has the least,
 * topics with few readers first; then {@link Balancing} moves partitions as long as that makes shares more equal.
 *
 * @source Kafka 4.3, AbstractStickyAssignor.GeneralAssignmentBuilder
 */
final class MixedAssignment {

    private final TopicLayout topics;
    private final List<Subscription> members;
    private final OwnershipClaims claims;
    private final Nearness racks;
    private final Readers readers;
    private final List<TopicPartition> all;
    private final Shares shares = new Shares();

    /** @param members one or more, in the order in which their claims were heard */
    MixedAssignment(TopicLayout topics, List<Subscription> members, OwnershipClaims claims, Nearness racks) {
        this.topics = topics;
        this.members = members;
        this.claims = claims;
        this.racks = racks;
        this.readers = new Readers(topics, members);
        this.all = new ArrayList<>(topics.all());
        all.sort(byReaders());
    }

    private Comparator<TopicPartition> byReaders() {
        return Comparator.comparingInt((TopicPartition each) -> readers.countOf(each.topic()))
                .thenComparing(Comparator.naturalOrder());
    }

    /** Computes every member's share. */
    SortedMap<String, List<TopicPartition>> shares() {
        List<TopicPartition> kept = new ArrayList<>();
        boolean everybodyKeepsAll = true;
        for (Subscription member : members) {
            List<TopicPartition> owned = claims.of(member.memberId());
            List<TopicPartition> share = owned.stream()
                    .filter(each -> member.topics().contains(each.topic()) && !racks.isFar(member.memberId(), each))
                    .toList();
            everybodyKeepsAll &= share.size() == owned.size();
            shares.enter(member.memberId(), share);
            kept.addAll(share);
        }
        List<TopicPartition> left = Leftovers.of(all, kept, byReaders());
        boolean fromScratch = shares.largest() == 0;
        deal(left);
        left.removeIf(each -> readers.countOf(each.topic()) < 2);
        return balanced(left, everybodyKeepsAll, fromScratch);
    }

    private void deal(List<TopicPartition> left) {
        List<TopicPartition> far = new ArrayList<>();
        for (TopicPartition partition : left) {
            if (!racks.matters() || !giveToLeast(partition, true)) {
                far.add(partition);
            }
        }
        far.forEach(partition -> giveToLeast(partition, false));
    }

    private boolean giveToLeast(TopicPartition partition, boolean withinRack) {
        for (String member : shares.ranked()) {
            if (readers.reads(member, partition.topic()) && !(withinRack && racks.isFar(member, partition))) {
                shares.give(partition, member);
                return true;
            }
        }
        return false;
    }

    private SortedMap<String, List<TopicPartition>> balanced(
            List<TopicPartition> dealt, boolean everybodyKeepsAll, boolean fromScratch) {
        SortedMap<String, List<TopicPartition>> settled = new TreeMap<>();
        for (Subscription member : members) {
            if (!mayChange(member.memberId())) {
                settled.put(member.memberId(), shares.withdraw(member.memberId()));
            }
        }
        Map<String, List<TopicPartition>> before = new LinkedHashMap<>();
        shares.all().forEach((member, share) -> before.put(member, new ArrayList<>(share)));
        int unfairnessBefore = shares.unfairness();
        Balancing balancing = new Balancing(topics, shares, readers, claims.older(members));
        if (everybodyKeepsAll) {
            balancing.balance(dealt);
        }
        List<TopicPartition> movable =
                all.stream().filter(each -> readers.countOf(each.topic()) >= 2).toList();
        boolean moved = balancing.balance(movable);
        boolean inVain = moved && !fromScratch && shares.unfairness() >= unfairnessBefore;
        settled.putAll(inVain ? before : shares.all());
        return settled;
    }

    /** Whether {@code member} lacks something it reads, or has something that somebody else reads too. */
    private boolean mayChange(String member) {
        return shares.sizeOf(member) < readers.mostFor(member)
                || shares.of(member).stream().anyMatch(each -> readers.countOf(each.topic()) >= 2);
    }
}
