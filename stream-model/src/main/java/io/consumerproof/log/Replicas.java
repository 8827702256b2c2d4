package io.consumerproof.log;

import java.util.Arrays;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * The replicas of one partition: who leads, who is in sync, how far each has copied the leader. The partition's content is
 * always the leader's; a follower has the first part of it. Brokers are numbered from 0 in the order of preference.
 *
 * <p>A replica that comes back cuts itself back to what it has in common with the leader at once (ours: in Kafka this is the
 * first thing that it does once it follows).
 *
 * @source Kafka 4.3, Partition (high watermark, minimum in sync), PartitionChangeBuilder (election), KIP-966 (replicas that
 *     left while too few were in sync stay eligible)
 */
public final class Replicas {

    /** The leader of a partition that has none. */
    public static final int NOBODY = -1;

    private final Partition partition;
    private final int minimumInSync;
    private final long[] ends;
    private final boolean[] live;
    private final boolean[] inSync;
    private final boolean[] eligible;
    private Truncation truncation = offset -> {};
    private int leader;
    private int leaderEpoch;
    private long leaderSince;

    /**
     * Replicas that all have what the partition holds now; broker 0 leads.
     *
     * @param factor how many, 1 or more
     * @param minimumInSync how many must be in sync for {@link Acks#ALL}, the leader included; more than {@code factor} counts
     *     as {@code factor}
     */
    public Replicas(Partition partition, int factor, int minimumInSync) {
        if (factor < 1 || minimumInSync < 1) {
            throw new IllegalArgumentException("replication factor " + factor + " and minimum in sync " + minimumInSync
                    + " of '" + partition.id() + "', the least is 1 for both");
        }
        this.partition = partition;
        this.minimumInSync = Math.min(minimumInSync, factor);
        ends = new long[factor];
        live = new boolean[factor];
        inSync = new boolean[factor];
        eligible = new boolean[factor];
        Arrays.fill(ends, partition.endOffset());
        Arrays.fill(live, true);
        Arrays.fill(inSync, true);
        partition.replicatedTo(partition.endOffset());
    }

    /** Who leads, or {@link #NOBODY}. */
    public int leader() {
        return leader;
    }

    /** Counts leaders, from 0. */
    public int leaderEpoch() {
        return leaderEpoch;
    }

    /** Who is in sync, sorted; the leader always is. May be empty while nobody leads. */
    public int[] inSync() {
        return matching(each -> inSync[each]);
    }

    /** How far this broker has copied the log, exclusive. */
    public long endOf(int broker) {
        return ends[broker];
    }

    /**
     * Whether the leader appends what is sent with these acks.
     *
     * @throws RefusedException before anything is written: nobody leads, or all is asked for and too few are in sync
     */
    void admit(Acks acks) {
        if (takes(acks)) {
            return;
        }
        if (leader == NOBODY) {
            throw new RefusedException(Refusal.NOT_LEADER_OR_FOLLOWER, "nobody leads '" + partition.id() + "'");
        }
        throw new RefusedException(
                Refusal.NOT_ENOUGH_REPLICAS,
                "'" + partition.id() + "' has '" + inSync().length + "' replicas in sync, the least is '"
                        + minimumInSync + "'");
    }

    boolean takes(Acks acks) {
        return leader != NOBODY && (acks != Acks.ALL || !isUnderMinimum());
    }

    /** Tells {@code follower} of every truncation from now on. */
    void onTruncation(Truncation follower) {
        truncation = follower;
    }

    /** What else goes back with the log. */
    interface Truncation {

        /** Nothing stands at or behind {@code offset} any more. */
        void to(long offset);
    }

    /** The leader has appended. */
    void appended() {
        ends[leader] = partition.endOffset();
        advance();
    }

    /** What a producer of {@link Acks#ALL} is told of a batch that ends before {@code end}. */
    Acknowledgement acknowledgement(long end, int appendedInEpoch) {
        if (leader == NOBODY || leaderEpoch != appendedInEpoch) {
            return Acknowledgement.LEADER_CHANGED;
        }
        if (partition.highWatermark() < end) {
            return Acknowledgement.WAITING;
        }
        return isUnderMinimum() ? Acknowledgement.TOO_FEW_AFTER_APPEND : Acknowledgement.WRITTEN;
    }

    /** A follower copies all that the leader has, and is in sync from then on. Nothing happens if it is down or nobody leads. */
    public void replicate(int broker) {
        if (leader == NOBODY || !live[broker]) {
            return;
        }
        ends[broker] = partition.endOffset();
        if (ends[broker] >= Math.max(partition.highWatermark(), leaderSince)) {
            inSync[broker] = true;
            if (!isUnderMinimum()) {
                Arrays.fill(eligible, false);
            }
        }
        advance();
    }

    /** Every follower that is up copies all. */
    public void replicateAll() {
        for (int broker = 0; broker < ends.length; broker++) {
            replicate(broker);
        }
    }

    /** A follower has not caught up for too long and is no longer in sync; the leader cannot fall behind itself. */
    public void fallBehind(int broker) {
        if (broker != leader) {
            leaveSync(broker);
            advance();
        }
    }

    /** A broker goes down. If it led, nobody does until {@link #elect()}. */
    public void fail(int broker) {
        live[broker] = false;
        leaveSync(broker);
        if (broker == leader) {
            leader = NOBODY;
        }
        advance();
    }

    /** A broker comes up again with what it had in common with the leaders since. */
    public void recover(int broker) {
        live[broker] = true;
    }

    /**
     * If nobody leads, the first broker in the order of preference does that is up and in sync, or eligible.
     *
     * @return how many offsets at the end of the log are lost; 0 too if nobody could be elected
     */
    public long elect() {
        return leader == NOBODY ? lead(first(each -> live[each] && (inSync[each] || eligible[each])), false) : 0;
    }

    /**
     * As {@link #elect()}, but takes any broker that is up rather than none: what was acknowledged may be lost.
     *
     * @source Kafka 4.3, topic setting unclean.leader.election.enable
     */
    public long electUncleanly() {
        long lost = elect();
        return leader == NOBODY ? lead(first(each -> live[each]), true) : lost;
    }

    private long lead(int elected, boolean unclean) {
        if (elected == NOBODY) {
            return 0;
        }
        if (unclean || !inSync[elected]) {
            Arrays.fill(inSync, false);
            inSync[elected] = true;
            eligible[elected] = false;
        }
        long end = ends[elected];
        long lost = partition.endOffset() - end;
        for (int broker = 0; broker < ends.length; broker++) {
            ends[broker] = Math.min(ends[broker], end);
        }
        leader = elected;
        leaderEpoch++;
        leaderSince = end;
        partition.replicatedTo(Math.min(partition.highWatermark(), end));
        partition.truncateTo(end);
        truncation.to(end);
        advance();
        return lost;
    }

    private void leaveSync(int broker) {
        boolean[] before = inSync.clone();
        inSync[broker] = false;
        if (isUnderMinimum()) {
            for (int each = 0; each < before.length; each++) {
                eligible[each] = (eligible[each] || before[each]) && !inSync[each];
            }
        }
    }

    /** The high watermark stands still while too few are in sync. */
    private void advance() {
        if (leader == NOBODY || isUnderMinimum()) {
            return;
        }
        long copied = Long.MAX_VALUE;
        for (int broker = 0; broker < ends.length; broker++) {
            if (inSync[broker]) {
                copied = Math.min(copied, ends[broker]);
            }
        }
        if (copied > partition.highWatermark()) {
            partition.replicatedTo(copied);
        }
    }

    private boolean isUnderMinimum() {
        int count = 0;
        for (boolean each : inSync) {
            count += each ? 1 : 0;
        }
        return count < minimumInSync;
    }

    private int first(IntPredicate fits) {
        return IntStream.range(0, ends.length).filter(fits).findFirst().orElse(NOBODY);
    }

    private int[] matching(IntPredicate fits) {
        return IntStream.range(0, ends.length).filter(fits).toArray();
    }
}
