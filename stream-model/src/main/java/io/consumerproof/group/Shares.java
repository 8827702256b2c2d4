package io.consumerproof.group;

import io.consumerproof.history.TopicPartition;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Who has what while it is being changed, with the members ranked by how much they have and then by id.
 *
 * @source Kafka 4.3, AbstractStickyAssignor.sortedCurrentSubscriptions
 */
final class Shares {

    private final Map<String, List<TopicPartition>> byMember = new LinkedHashMap<>();
    private final Map<TopicPartition, String> holders = new TreeMap<>();
    private final TreeSet<String> ranking = new TreeSet<>(this::compare);

    private int compare(String one, String other) {
        int bySize = Integer.compare(of(one).size(), of(other).size());
        return bySize == 0 ? one.compareTo(other) : bySize;
    }

    /** Enters a member with what it has. */
    void enter(String member, List<TopicPartition> share) {
        byMember.put(member, new ArrayList<>(share));
        share.forEach(partition -> holders.put(partition, member));
        ranking.add(member);
    }

    /** Takes a member out, and returns what it has; its partitions do not move any more. */
    List<TopicPartition> withdraw(String member) {
        List<TopicPartition> share = of(member);
        ranking.remove(member);
        byMember.remove(member);
        return share;
    }

    boolean contains(String member) {
        return byMember.containsKey(member);
    }

    List<TopicPartition> of(String member) {
        List<TopicPartition> share = byMember.get(member);
        if (share == null) {
            throw new IllegalArgumentException("'" + member + "' is none of " + byMember.keySet());
        }
        return share;
    }

    int sizeOf(String member) {
        return of(member).size();
    }

    /** The member whose share {@code partition} went to last, or null. */
    @Nullable
    String holderOf(TopicPartition partition) {
        return holders.get(partition);
    }

    /** The members, those with the least first. A snapshot. */
    List<String> ranked() {
        return new ArrayList<>(ranking);
    }

    /** How far apart the largest and the smallest share are. */
    int spread() {
        return sizeOf(ranking.last()) - sizeOf(ranking.first());
    }

    int largest() {
        return sizeOf(ranking.last());
    }

    void give(TopicPartition partition, String member) {
        ranking.remove(member);
        of(member).add(partition);
        holders.put(partition, member);
        ranking.add(member);
    }

    /** Moves {@code partition} from its holder to {@code member}. */
    void move(TopicPartition partition, String holder, String member) {
        ranking.remove(holder);
        ranking.remove(member);
        of(holder).remove(partition);
        of(member).add(partition);
        holders.put(partition, member);
        ranking.add(member);
        ranking.add(holder);
    }

    /** Every share, in the order of entry; not to be changed. */
    Map<String, List<TopicPartition>> all() {
        return byMember;
    }

    /** The sum over all pairs of members of how far their shares are apart. */
    int unfairness() {
        List<List<TopicPartition>> shares = new ArrayList<>(byMember.values());
        int sum = 0;
        for (int one = 0; one < shares.size(); one++) {
            for (int other = one + 1; other < shares.size(); other++) {
                sum += Math.abs(shares.get(one).size() - shares.get(other).size());
            }
        }
        return sum;
    }
}
