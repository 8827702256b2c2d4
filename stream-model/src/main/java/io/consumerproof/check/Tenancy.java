package io.consumerproof.check;

import io.consumerproof.history.Claim;
import io.consumerproof.history.MemberId;
import io.consumerproof.history.TopicPartition;
import java.util.BitSet;

/** A member's time with a partition, and how far it finished the records there without a hole. */
final class Tenancy {

    private final MemberId member;
    private final TopicPartition partition;
    private final int assignedAt;
    private final PartitionRecords records;
    private final BitSet finished = new BitSet();
    private int frontier;
    private boolean excused;
    private boolean inRebalance;
    private long finishedBefore;

    Tenancy(MemberId member, TopicPartition partition, int assignedAt, PartitionRecords records, long position) {
        this.member = member;
        this.partition = partition;
        this.assignedAt = assignedAt;
        this.records = records;
        this.frontier = records.from(position);
    }

    MemberId member() {
        return member;
    }

    TopicPartition partition() {
        return partition;
    }

    /** Where in the history the partition was assigned. */
    int assignedAt() {
        return assignedAt;
    }

    /** Whether the last commit was refused or lost by a fault. */
    boolean excused() {
        return excused;
    }

    void excuse(boolean faulty) {
        excused = faulty;
    }

    /** A rebalance begins, if none is under way for this member. */
    void rebalances() {
        finishedBefore = inRebalance ? finishedBefore : finishedUpTo();
        inRebalance = true;
    }

    /** The member has its assignment. */
    void settles() {
        inRebalance = false;
    }

    /** The same as {@link #finishedUpTo}, but when the rebalance began that is under way. */
    long finishedBeforeRebalance() {
        return inRebalance ? finishedBefore : finishedUpTo();
    }

    void finish(long offset) {
        int index = records.indexOf(offset);
        if (index >= frontier) {
            finished.set(index);
            advance();
        }
    }

    private void advance() {
        while (finished.get(frontier) || records.isGone(frontier)) {
            frontier++;
        }
    }

    /** The declared reset sends the member to {@code nextOffset}: what it passes is not to be finished, what it repeats is. */
    void jump(long nextOffset) {
        rewind(nextOffset);
        frontier = Math.max(frontier, records.from(nextOffset));
    }

    /** The member reads again from {@code nextOffset}: what it finished there is to be finished again. */
    void rewind(long nextOffset) {
        int index = records.from(nextOffset);
        if (index < frontier) {
            frontier = index;
            finished.clear(index, Math.max(index, finished.length()));
        }
    }

    /** The offset behind the last record that was finished without a hole; {@link Claim#NONE} if none was. */
    long finishedUpTo() {
        int last = frontier == 0 ? -1 : finished.previousSetBit(frontier - 1);
        return last < 0 ? Claim.NONE : records.at(last).offset() + 1;
    }
}
