package io.consumerproof.group;

import io.consumerproof.history.TopicPartition;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.function.BiConsumer;

/**
 * One topic while it is shared out: who may have how many of its partitions, and which are left.
 *
 * @source Kafka 4.3, RangeAssignor.TopicAssignmentState
 */
final class TopicShares {

    private static final int NOBODY = -1;

    /** Whether a subscriber, by its place in the order, may have a partition, by its number. */
    @FunctionalInterface
    interface Rule {
        boolean allows(int subscriber, int partition);
    }

    private final String topic;
    private final List<List<String>> racks;
    private final List<Subscription> subscribers;
    private final int[] owners;
    private final int[] counts;
    private final int quota;
    private int extras;

    /** @param subscribers one or more, in the order of {@link MemberOrder} */
    TopicShares(String topic, int partitions, TopicLayout layout, List<Subscription> subscribers) {
        this.topic = topic;
        this.racks = layout.racksOf(topic);
        this.subscribers = subscribers;
        this.owners = new int[partitions];
        this.counts = new int[subscribers.size()];
        this.quota = partitions / subscribers.size();
        this.extras = partitions % subscribers.size();
        Arrays.fill(owners, NOBODY);
    }

    int partitions() {
        return owners.length;
    }

    List<Subscription> subscribers() {
        return subscribers;
    }

    /** How many more partitions the subscriber may have. The odd ones go to whoever asks first. */
    int room(int subscriber) {
        return Math.max(0, quota + (extras > 0 ? 1 : 0) - counts[subscriber]);
    }

    /** Whether reading {@code partition} stays in the subscriber's rack; one without rack is at home everywhere. */
    boolean sharesRack(int subscriber, int partition) {
        Subscription member = subscribers.get(subscriber);
        return !member.hasRack() || racksOf(partition).contains(member.rack());
    }

    /** Deals every subscriber in turn the first partitions left that it may have, as far as it has room. */
    void deal(Rule rule) {
        for (int subscriber = 0; subscriber < counts.length; subscriber++) {
            int room = room(subscriber);
            for (int partition = 0; room > 0 && partition < owners.length; partition++) {
                if (owners[partition] == NOBODY && rule.allows(subscriber, partition)) {
                    give(subscriber, partition);
                    room--;
                }
            }
        }
    }

    /** Hands {@code partition}, which is left, to the subscriber, which has room. */
    void give(int subscriber, int partition) {
        owners[partition] = subscriber;
        counts[subscriber]++;
        if (counts[subscriber] > quota) {
            extras--;
        }
    }

    /** Tells who has got what, by number; partitions that are left are not told. */
    void tell(BiConsumer<Subscription, TopicPartition> listener) {
        for (int partition = 0; partition < owners.length; partition++) {
            if (owners[partition] != NOBODY) {
                listener.accept(subscribers.get(owners[partition]), new TopicPartition(topic, partition));
            }
        }
    }

    /**
     * Whether racks make a difference: some subscriber's rack holds a replica, and not every rack in use holds one of every
     * partition.
     *
     * @source Kafka 4.3, AbstractPartitionAssignor.useRackAwareAssignment (KIP-881)
     */
    boolean racksMatter() {
        if (racks.isEmpty()) {
            return false;
        }
        TreeSet<String> everywhere = new TreeSet<>();
        racks.forEach(everywhere::addAll);
        boolean someoneIsNear =
                subscribers.stream().anyMatch(each -> each.hasRack() && everywhere.contains(each.rack()));
        return someoneIsNear && hasPartitionOutside(everywhere);
    }

    private boolean hasPartitionOutside(TreeSet<String> everywhere) {
        for (int partition = 0; partition < owners.length; partition++) {
            if (!racksOf(partition).containsAll(everywhere)) {
                return true;
            }
        }
        return false;
    }

    private List<String> racksOf(int partition) {
        return partition < racks.size() ? racks.get(partition) : List.of();
    }
}
