package io.consumerproof.group;

import io.consumerproof.history.TopicPartition;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Moves partitions between members that read different topics until no single move makes shares more equal.
 *
 * @source Kafka 4.3, AbstractStickyAssignor.performReassignments and isBalanced
 */
final class Balancing {

    private final TopicLayout topics;
    private final Shares shares;
    private final Readers readers;
    private final Map<TopicPartition, Subscription> older;
    private final Movements movements = new Movements();

    /** @param older whose claims to which partitions were overtaken by a newer generation; they may get them back */
    Balancing(TopicLayout topics, Shares shares, Readers readers, Map<TopicPartition, Subscription> older) {
        this.topics = topics;
        this.shares = shares;
        this.readers = readers;
        this.older = older;
    }

    /** Goes through {@code movable} again and again until nothing moves; returns whether anything did. */
    boolean balance(List<TopicPartition> movable) {
        boolean any = false;
        boolean moved = true;
        while (moved) {
            moved = pass(movable);
            any |= moved;
        }
        return any;
    }

    private boolean pass(List<TopicPartition> movable) {
        boolean moved = false;
        for (TopicPartition partition : movable) {
            if (isBalanced()) {
                return moved;
            }
            moved |= improve(partition);
        }
        return moved;
    }

    /**
     * Moves {@code partition} to the member that had it in an older generation, else to the reader with the least, if the holder
     * has at least two more. The former does not need to read the topic any more; where such a member has been settled before,
     * Kafka fails with a NullPointerException and this leaves the partition where it is.
     */
    private boolean improve(TopicPartition partition) {
        String holder = shares.holderOf(partition);
        if (holder == null) {
            return false;
        }
        int size = shares.sizeOf(holder);
        Subscription before = older.get(partition);
        if (before != null && hasRoom(before.memberId(), size)) {
            move(partition, holder, before.memberId());
            return true;
        }
        if (readers.of(partition.topic()).stream().anyMatch(each -> hasRoom(each, size))) {
            for (String member : shares.ranked()) {
                if (readers.reads(member, partition.topic())) {
                    move(partition, holder, member);
                    return true;
                }
            }
        }
        return false;
    }

    private boolean hasRoom(String member, int sizeOfHolder) {
        return shares.contains(member) && sizeOfHolder > shares.sizeOf(member) + 1;
    }

    private void move(TopicPartition partition, String holder, String member) {
        TopicPartition actual = movements.instead(partition, holder, member);
        String loser = shares.holderOf(actual);
        if (loser == null) {
            throw new IllegalStateException(actual + " has moved, and nobody holds it");
        }
        movements.record(actual, loser, member);
        shares.move(actual, loser, member);
    }

    private boolean isBalanced() {
        if (shares.spread() <= 1) {
            return true;
        }
        Map<TopicPartition, String> holders = new TreeMap<>();
        shares.all().forEach((member, share) -> share.forEach(partition -> holders.put(partition, member)));
        for (String member : shares.ranked()) {
            if (shares.sizeOf(member) != readers.mostFor(member) && lacks(member, holders)) {
                return false;
            }
        }
        return true;
    }

    /** Whether {@code member} reads a partition that somebody has who has at least two more. */
    private boolean lacks(String member, Map<TopicPartition, String> holders) {
        for (String topic : readers.topicsOf(member)) {
            for (TopicPartition partition : topics.of(topic)) {
                String holder = holders.get(partition);
                boolean own = shares.of(member).contains(partition);
                if (!own && holder != null && hasRoom(member, shares.sizeOf(holder))) {
                    return true;
                }
            }
        }
        return false;
    }
}
