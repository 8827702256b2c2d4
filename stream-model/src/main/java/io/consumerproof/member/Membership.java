package io.consumerproof.member;

import io.consumerproof.history.TopicPartition;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The client half of a group protocol, one class for each. It talks to the group's coordinator and tells which callbacks are
 * due; no user code runs in here, so whoever drives it (a poll of the whole client, or one step of a simulation at a time)
 * decides when they run.
 */
public interface Membership {

    /**
     * Inside a poll: sends what the protocol lets the member send now and takes in the answers that are there.
     *
     * @return whether anything changed, so that it is worth asking again
     */
    boolean exchange(long nowMicros);

    /** Outside a poll: what the client's background thread does, heartbeats above all. Called while the process lives and is connected. */
    void background(long nowMicros);

    /** The next instant at which {@link #background} has something to do, or {@link Long#MAX_VALUE}. */
    long nextBackgroundMicros();

    /** The callback that is due; null if none is. The same until it is {@linkplain #done done}. */
    @Nullable
    Duty duty();

    /** The callback that was due has run, normally or not; its partitions are given up or taken over all the same. */
    void done(Duty duty, long nowMicros);

    /** What the member believes to own, sorted; may be stale. */
    List<TopicPartition> assignment();

    /** Whether it believes to be in the group with an assignment, so that a poll may return records. */
    boolean isStable();

    /** Leaves in order: what is due first ({@link #duty()}) has run. A static member stays known. */
    void leave(long nowMicros);
}
