package io.consumerproof.group;

import io.consumerproof.history.TopicPartition;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What the members of a group tell about their last assignments, with contradictions settled: the claim of the newer generation
 * counts; of two claims of one generation neither does.
 *
 * @source Kafka 4.3, AbstractStickyAssignor.allSubscriptionsEqual (KIP-792)
 */
final class OwnershipClaims {

    private final Map<String, List<TopicPartition>> accepted = new LinkedHashMap<>();
    private final TreeSet<TopicPartition> disputed = new TreeSet<>();
    private final Map<TopicPartition, Subscription> claimants = new TreeMap<>();
    private int newestGeneration = Subscription.NO_GENERATION;

    /**
     * @param topics the topics that somebody reads; what is owned of another one does not count
     * @param members in the order in which their claims are heard
     */
    OwnershipClaims(TopicLayout topics, List<Subscription> members) {
        for (Subscription member : members) {
            newestGeneration = Math.max(newestGeneration, member.generation());
            accepted.put(member.memberId(), new ArrayList<>());
            for (TopicPartition partition : member.owned()) {
                if (topics.partitions().containsKey(partition.topic())) {
                    hear(member, partition);
                }
            }
        }
    }

    private void hear(Subscription member, TopicPartition partition) {
        Subscription other = claimants.get(partition);
        if (other == null) {
            accept(member, partition);
        } else if (member.generation() == other.generation()) {
            disputed.add(partition);
            of(other.memberId()).remove(partition);
            claimants.put(partition, member);
        } else if (member.generation() > other.generation()) {
            of(other.memberId()).remove(partition);
            accept(member, partition);
        }
    }

    private void accept(Subscription member, TopicPartition partition) {
        of(member.memberId()).add(partition);
        claimants.put(partition, member);
    }

    /** What {@code member} is taken to own, in the order in which it told it. */
    List<TopicPartition> of(String member) {
        List<TopicPartition> owned = accepted.get(member);
        if (owned == null) {
            throw new IllegalArgumentException("'" + member + "' is none of " + accepted.keySet());
        }
        return owned;
    }

    /** Partitions that two members claimed for the same generation at some time. */
    TreeSet<TopicPartition> disputed() {
        return disputed;
    }

    /**
     * The members who held partitions in a generation before the newest, with the newest such claim of each partition.
     *
     * @param members in the order in which their claims are heard; of two claims of one generation the first stands
     * @source Kafka 4.3, AbstractStickyAssignor.prepopulateCurrentAssignments
     */
    Map<TopicPartition, Subscription> older(List<Subscription> members) {
        Map<TopicPartition, Subscription> older = new TreeMap<>();
        for (Subscription member : members) {
            if (member.generation() < newestGeneration) {
                for (TopicPartition partition : member.owned()) {
                    Subscription other = older.get(partition);
                    if (other == null || member.generation() > other.generation()) {
                        older.put(partition, member);
                    }
                }
            }
        }
        return older;
    }
}
