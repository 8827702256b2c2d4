package io.consumerproof.member;

import io.consumerproof.history.LogRecord;
import io.consumerproof.history.MemberId;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.scenario.Handler;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One process of a group: its handler and what it believes. It dies with everything in here.
 *
 * @source ours: a process that drives a handler; what its client does is {@link Membership}'s and {@link Fetching}'s
 */
public final class Member {

    public final MemberId id;
    /** Which group of the run it belongs to, counted in the order of creation. */
    public final int group;
    /** Counts the processes of the run in the order of their starts, from 0. */
    public final int start;
    /** The instance id that outlives restarts of a static member; null for a dynamic one. */
    public final @Nullable String instanceId;

    public Phase phase = Phase.RUNNING;
    /** Whether it is frozen: it neither polls nor handles. */
    public boolean frozen;
    /** Whether the coordinator was last seen to know it. */
    public boolean known;
    /** Whether nothing passes between it and its coordinator. */
    public boolean silent;
    /** While it is frozen and its heartbeats go on, when its poll deadline passes; else {@link Long#MAX_VALUE}. */
    public long slowUntilMicros = Long.MAX_VALUE;
    /** Whether a commit of its handler was refused, since its group no longer knows it. */
    public boolean stale;
    /** The generation of its last assignment, 0 before the first. */
    public int generation;
    /** The record that is being handled, or null between two. */
    public @Nullable LogRecord handling;
    /** Calls into the machine since it died. */
    public int callsAfterDeath;
    /** How far the wall clock of its host is ahead; negative: behind. */
    public long clockSkewMicros;
    /** Until when its handler is busy. */
    public long busyUntilMicros;

    /** What it owns, sorted by partition. */
    public final List<Holding> holdings = new ArrayList<>(2);
    /** Sinks on which it has an open transaction. */
    public final List<String> openTransactions = new ArrayList<>(0);

    private @Nullable Handler handler;
    private @Nullable Membership membership;

    /** A process that has just started. */
    public Member(MemberId id, int group, int start, @Nullable String instanceId) {
        this.id = id;
        this.group = group;
        this.start = start;
        this.instanceId = instanceId;
    }

    /** Its client's part in the group. */
    public Membership membership() {
        if (membership == null) {
            throw new IllegalStateException(id + " has no client");
        }
        return membership;
    }

    public void membership(Membership made) {
        membership = made;
    }

    /** Its own code; made once, when the process starts. */
    public Handler handler() {
        if (handler == null) {
            throw new IllegalStateException(id + " has no handler");
        }
        return handler;
    }

    public void handler(Handler made) {
        handler = made;
    }

    /** Whether its handler is only being made. */
    public boolean isStarting() {
        return handler == null;
    }

    /** Whether its process runs. */
    public boolean isAlive() {
        return phase != Phase.DEAD && phase != Phase.CLOSED;
    }

    /** Whether any partition has records of the current poll that were not handed over. */
    public boolean hasBatch() {
        for (Holding each : holdings) {
            if (each.hasBatch()) {
                return true;
            }
        }
        return false;
    }

    /** The first partition from which a record can be handed over now, or null. */
    public @Nullable Holding ready() {
        for (Holding each : holdings) {
            if (each.hasBatch() && !each.isPaused()) {
                return each;
            }
        }
        return null;
    }

    /** The first partition whose retry is due, or null. */
    public @Nullable Holding dueRetry(long nowMicros) {
        for (Holding each : holdings) {
            if (each.retryDueMicros != Holding.NO_RETRY && each.retryDueMicros <= nowMicros && !each.blocked) {
                return each;
            }
        }
        return null;
    }

    /** Forgets what it owned. */
    public void release() {
        holdings.clear();
    }

    /** What it believes to own, sorted. */
    public List<TopicPartition> owned() {
        List<TopicPartition> partitions = new ArrayList<>(holdings.size());
        holdings.forEach(each -> partitions.add(each.partition));
        return partitions;
    }
}
