package io.consumerproof.member;

import io.consumerproof.group.CommittedOffset;
import io.consumerproof.group.Standing;
import io.consumerproof.history.TopicPartition;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import org.jspecify.annotations.Nullable;

/**
 * The client half of a group protocol, one class for each. It talks to the group's coordinator and tells which callbacks are
 * due; no user code runs in here, so whoever drives it (a poll of the whole client, or one step of a simulation at a time)
 * decides when they run.
 *
 * @source Kafka 4.3, ConsumerCoordinator and ConsumerMembershipManager, behind ClassicKafkaConsumer and AsyncKafkaConsumer
 */
public interface Membership {

    /**
     * What the application wants to read from now on, its patterns matched already. Nothing is sent before the next
     * {@linkplain #exchange exchange}. The set is kept as it is, so nobody may change it.
     */
    void subscribe(SortedSet<String> topics);

    /**
     * A poll begins: the poll deadline runs anew.
     *
     * @throws io.consumerproof.log.RefusedException with what the background found and the application has to be told
     */
    void polled(long nowMicros);

    /**
     * Inside a poll: sends what the protocol lets the member send now and takes in the answers that are there.
     *
     * @return whether anything changed, so that it is worth asking again
     */
    boolean exchange(long nowMicros);

    /** Outside a poll: what the client's background thread does, heartbeats above all. Called while the process lives and is connected. */
    void background(long nowMicros);

    /**
     * Outside a poll: sends a heartbeat now, whether it is due or not, and takes in the answers that are there, as the background
     * thread does sooner or later. Tells nobody and throws nothing.
     */
    void hear(long nowMicros);

    /** Whether an {@linkplain #exchange exchange}. The set is kept as it is, so nobody may change it.has something to do, a callback is due or the application has to be told something. */
    boolean awaitsPoll();

    /** Whether it waits for the end of a rebalance that it has joined: its commits are refused until then. */
    boolean isJoining();

    /** The id by which its coordinator knows it; empty while there is none. */
    String memberId();

    /** The application asks for a rebalance, whether there is a reason or not; the next exchange begins it. */
    void enforceRebalance();

    /** The application has not polled in time: the background leaves the group without telling it. */
    default void missPollDeadline(long nowMicros) {
        leave(nowMicros);
    }

    /** The next instant at which {@link #background} has something to do, or {@link Long#MAX_VALUE}. */
    long nextBackgroundMicros();

    /** The callback that is due; null if none is. The same until it is {@linkplain #done done}. */
    @Nullable
    Duty duty();

    /** The callback that was due has run, normally or not; its partitions are given up or taken over all the same. */
    void done(Duty duty, long nowMicros);

    /** The callback that was due has run and thrown. As {@link #done} unless the protocol asks for the callback again. */
    default void failed(Duty duty, long nowMicros) {
        done(duty, nowMicros);
    }

    /** What the member believes to own, sorted; may be stale. */
    List<TopicPartition> assignment();

    /** What it owns but is about to give up or has lost: nothing of it is fetched, and no position looked for. */
    default List<TopicPartition> withheld() {
        return List.of();
    }

    /** Whether it believes to be in the group with an assignment, so that a poll may return records. */
    boolean isStable();

    /**
     * Commits for the application.
     *
     * @param offsets may be empty
     * @throws io.consumerproof.log.RefusedException as the real client's commitSync throws; with an error that the client repeats
     *     until its time is over, that error
     */
    void commit(SortedMap<TopicPartition, CommittedOffset> offsets, long nowMicros);

    /** The same for one partition. */
    void commit(TopicPartition partition, CommittedOffset offset, long nowMicros);

    /**
     * Asks for committed offsets, where the coordinator looks at who asks.
     *
     * @throws io.consumerproof.log.RefusedException as the real client throws where the coordinator does not know the member
     */
    default void requireReader() {}

    /** As whom the application may let a producer commit; stale once the member is out of its group. */
    Standing standing();

    /** Nothing reaches the brokers any more and no answer comes back, what is under way included. */
    void disconnect(long nowMicros);

    /** The connection works again. */
    void connect(long nowMicros);

    /** Close or unsubscribe begins: what it owns becomes due as revoked, or as lost if it is no member any more. */
    void prepareToLeave(long nowMicros);

    /** The same for a close, where protocols differ in what they call. */
    default void prepareToClose(long nowMicros) {
        prepareToLeave(nowMicros);
    }

    /** Leaves in order: what is due first ({@link #duty()}) has run. A static member stays known. */
    void leave(long nowMicros);

    /** Whether close and unsubscribe leave although the callback threw. */
    default boolean leavesAfterFailedCallback() {
        return true;
    }
}
