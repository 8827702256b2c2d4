package io.consumerproof.member;

import io.consumerproof.history.TopicPartition;

/**
 * One partition as the member that believes to own it sees it.
 *
 * @source Kafka 4.3, SubscriptionState.TopicPartitionState
 */
public final class Holding {

    /** Stands for no retry that is due at some time. */
    public static final long NO_RETRY = -1;

    /** Stands for no commit that waits. */
    public static final long NOTHING_POSTPONED = -1;

    /** Stands for no commit of what the handler has in hand. */
    public static final long NOTHING_IN_HAND = -1;

    public final TopicPartition partition;
    /** Which partition of the run's log this is, counted in the order of creation. */
    public final int index;
    /** The next offset to hand to the handler. */
    public long position;
    /** The end of what the current poll returned; what lies behind it is not fetched. */
    public long batchEnd;
    /** The next offset after the last record that is finished. */
    public long finished;
    /** The next offset that this member last committed, or the one it started from. */
    public long committed;
    /** The next offset that the handler itself last committed for what it was handed over last, or {@link #NOTHING_IN_HAND}. */
    public long committedInHand = NOTHING_IN_HAND;
    /** Up to where a commit went ahead of the handler: this much the current poll did return. */
    public long ahead;
    /** The next offset whose commit waits for the end of a rebalance, or {@link #NOTHING_POSTPONED}. */
    public long postponed = NOTHING_POSTPONED;
    /** Whether something was finished since the last commit. */
    public boolean unsaved;
    /** When the record at the position may be tried again. */
    public long retryDueMicros = NO_RETRY;
    /** Before when no fetch of it is answered. */
    public long fetchDueMicros;
    /** Calls made for the record at the position in this delivery. */
    public int attempts;
    /** Whether the policy gave up on the record at the position and the partition stands still. */
    public boolean blocked;

    /** A partition to read from {@code position} on. */
    public Holding(TopicPartition partition, int index, long position) {
        this.partition = partition;
        this.index = index;
        this.position = position;
        this.batchEnd = position;
        this.finished = position;
        this.committed = position;
    }

    /** Whether nothing may be taken from it for now. */
    public boolean isPaused() {
        return blocked || retryDueMicros != NO_RETRY;
    }

    /** Whether the current poll returned records that were not handed over. */
    public boolean hasBatch() {
        return position < batchEnd;
    }

    /** Whether something is committed that the handler has still to get. */
    public boolean isAhead() {
        return position < ahead;
    }

    /** The record at {@code offset} is finished. */
    public void finish(long offset) {
        moveTo(offset + 1);
        finished = position;
        unsaved = true;
    }

    /** A commit of {@code nextOffset} was accepted. */
    public void saved(long nextOffset) {
        committed = nextOffset;
        postponed = NOTHING_POSTPONED;
        unsaved = unsaved && nextOffset != finished;
    }

    /** Reads again from {@code nextOffset} on. */
    public void seek(long nextOffset) {
        moveTo(nextOffset);
        batchEnd = nextOffset;
        ahead = nextOffset;
        finished = nextOffset;
        postponed = NOTHING_POSTPONED;
        unsaved = false;
    }

    /** Forgets what the poll returned and what is not committed. */
    public void drop() {
        moveTo(position);
        batchEnd = position;
        ahead = position;
        postponed = NOTHING_POSTPONED;
        unsaved = false;
    }

    private void moveTo(long nextOffset) {
        position = nextOffset;
        committedInHand = NOTHING_IN_HAND;
        attempts = 0;
        retryDueMicros = NO_RETRY;
    }
}
