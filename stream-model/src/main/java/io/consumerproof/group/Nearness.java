package io.consumerproof.group;

import io.consumerproof.history.TopicPartition;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Which members can read which partitions within their rack, for assignors that look at all topics at once.
 *
 * @source KIP-881; Kafka 4.3, AbstractStickyAssignor.RackInfo
 */
final class Nearness {

    private final SortedMap<String, String> memberRacks = new TreeMap<>();
    private final SortedMap<TopicPartition, TreeSet<String>> replicaRacks = new TreeMap<>();
    private final boolean matters;

    Nearness(TopicLayout topics, List<Subscription> members) {
        for (Subscription member : members) {
            String rack = member.rack();
            if (rack != null && member.hasRack()) {
                memberRacks.put(member.memberId(), rack);
            }
        }
        for (TopicPartition partition : topics.all()) {
            List<List<String>> racks = topics.racksOf(partition.topic());
            replicaRacks.put(
                    partition,
                    partition.partition() < racks.size()
                            ? new TreeSet<>(racks.get(partition.partition()))
                            : new TreeSet<>());
        }
        matters = decide();
    }

    /** Some member's rack holds a replica, and not every rack that holds one holds one of every partition. */
    private boolean decide() {
        TreeSet<String> anywhere = new TreeSet<>();
        replicaRacks.values().forEach(anywhere::addAll);
        boolean someoneIsNear = memberRacks.values().stream().anyMatch(anywhere::contains);
        return someoneIsNear && !replicaRacks.values().stream().allMatch(anywhere::equals);
    }

    /** Whether racks make any difference; if not, nobody is near or far. */
    boolean matters() {
        return matters;
    }

    /** Whether {@code member} is in a rack, and no replica of {@code partition} is. */
    boolean isFar(String member, TopicPartition partition) {
        return matters && memberRacks.containsKey(member) && !isNear(member, partition);
    }

    /** Whether {@code member} is in a rack with a replica of {@code partition}. */
    boolean isNear(String member, TopicPartition partition) {
        String rack = memberRacks.get(member);
        return matters && rack != null && racksOf(partition).contains(rack);
    }

    /** How many members are in racks with replicas of {@code partition}. */
    int readersNear(TopicPartition partition) {
        TreeSet<String> racks = racksOf(partition);
        return (int) memberRacks.values().stream().filter(racks::contains).count();
    }

    private TreeSet<String> racksOf(TopicPartition partition) {
        TreeSet<String> racks = replicaRacks.get(partition);
        return racks == null ? new TreeSet<>() : racks;
    }
}
