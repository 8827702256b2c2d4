package io.consumerproof.member;

import io.consumerproof.cluster.Cluster;
import io.consumerproof.group.CommittedOffset;
import io.consumerproof.group.Offsets;
import io.consumerproof.group.Races;
import io.consumerproof.group.Standing;
import io.consumerproof.group.Timed;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.log.Refusal;
import io.consumerproof.log.RefusedException;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * A whole client as an application calls it: each call does what the real client's does, and lets virtual time pass where that one
 * waits. It shares groups, offsets and log with everything else in its {@link Cluster}.
 *
 * <p>What the real client throws comes as {@link RefusedException}, or as {@link CallbackFailedException} out of callbacks.
 *
 * @source KafkaConsumer, Kafka 4.3
 */
public final class Consumer implements Timed {

    private final Cluster cluster;
    private final ConsumerSettings settings;
    private final Wanted wanted = new Wanted();
    private final Readings readings = new Readings();
    private final TopicCounts topics;
    private final Positions positions;
    private final Fetching fetching;
    private final AutoCommit autoCommit;
    private final Membership membership;
    private final Participation participation;
    private boolean connected = true;
    private boolean wakeup;
    private boolean closed;

    /** A new process, which joins nothing yet. */
    public Consumer(Cluster cluster, ConsumerSettings settings) {
        this.cluster = cluster;
        this.settings = settings;
        topics = new TopicCounts(cluster.log(), settings.metadataMicros());
        positions = new Positions(cluster, settings, readings);
        fetching = new Fetching(cluster, settings, readings);
        autoCommit = new AutoCommit(settings, this::commitPositions, cluster.nowMicros());
        membership = Memberships.of(cluster, settings, topics, autoCommit::beforeRebalance);
        participation = new Participation(cluster, membership, readings, topics, autoCommit);
        cluster.attach(this);
    }

    /**
     * Reads {@code names} as a member of its group; none is the same as {@link #unsubscribe}. Where it is refused, {@code told} is
     * the listener all the same.
     *
     * @source SubscriptionState.subscribe, Kafka 4.3: the listener is registered before the type is checked
     */
    public void subscribe(SortedSet<String> names, RebalanceListener told) {
        requireOpen();
        if (names.isEmpty()) {
            unsubscribe();
            return;
        }
        participation.tell(told);
        wanted.topics(names);
    }

    /** Reads every topic whose whole name matches, as a member of its group; the listener as with topics. */
    public void subscribe(Pattern pattern, RebalanceListener told) {
        requireOpen();
        participation.tell(told);
        wanted.pattern(pattern);
    }

    /** Reads {@code partitions} outside any membership; none is the same as {@link #unsubscribe}. */
    public void assign(List<TopicPartition> partitions) {
        requireOpen();
        if (partitions.isEmpty()) {
            unsubscribe();
            return;
        }
        wanted.partitions();
        autoCommit.commitNow(cluster.nowMicros());
        readings.assign(new TreeSet<>(partitions).stream().toList());
    }

    /** Leaves the group, after the callback, and reads nothing any more. */
    public void unsubscribe() {
        requireOpen();
        boolean ends = membership.leavesAfterFailedCallback();
        try {
            if (wanted.isInGroup()) {
                participation.leave();
            }
            ends = true;
        } finally {
            if (ends) {
                wanted.nothing();
                readings.assign(List.of());
                membership.subscribe(new TreeSet<>());
            }
        }
    }

    /**
     * One poll: takes part in the group, calls back, and returns records as soon as there are any.
     *
     * @param timeoutMicros how long it waits for records, 0 or more
     */
    public Polled poll(long timeoutMicros) {
        requireOpen();
        if (wanted.isNothing()) {
            throw new RefusedException(Refusal.ILLEGAL_STATE, "it is subscribed to nothing and nothing is assigned");
        }
        long deadline = cluster.nowMicros() + timeoutMicros;
        while (true) {
            wakeIfAsked();
            boolean joined =
                    !wanted.isInGroup() || participation.takePart(wanted, timeoutMicros > 0, this::updatePositions);
            boolean readsAhead = joined && readsAhead();
            if (joined) {
                commitIfDue(!readsAhead);
                updatePositions();
            }
            Polled polled = fetching.collect(connected);
            commitIfDue(readsAhead);
            if (polled.advanced() || !polled.records().isEmpty()) {
                return polled;
            }
            if (cluster.nowMicros() >= deadline) {
                return Polled.NOTHING;
            }
            waitUntil(deadline);
        }
    }

    private void commitIfDue(boolean now) {
        if (now) {
            autoCommit.commitIfDue(cluster.nowMicros());
        }
    }

    private boolean readsAhead() {
        return settings.protocol() == GroupProtocol.CONSUMER
                && autoCommit.isDue(cluster.nowMicros())
                && cluster.race().choose(Races.AUTO_COMMIT_READS_AHEAD, 2) == 1;
    }

    /** Until something acts, or the end of the call. */
    private void waitUntil(long deadline) {
        long next = Math.max(cluster.nextDeadlineMicros(), cluster.nowMicros() + 1);
        cluster.advanceTo(Math.min(next, deadline));
    }

    private void updatePositions() {
        if (connected) {
            readings.withhold(membership.withheld());
            if (readings.needCommitted()) {
                membership.requireReader();
            }
            positions.update();
        }
    }

    private void commitPositions(long nowMicros) {
        if (connected && !settings.group().isEmpty()) {
            membership.commit(readings.positions(), nowMicros);
        }
    }

    /** Commits the positions of all assigned partitions. */
    public void commitSync(long timeoutMicros) {
        requireOpen();
        commitSync(readings.positions(), timeoutMicros);
    }

    /** Commits {@code offsets}; waits where the client would try again. */
    public void commitSync(SortedMap<TopicPartition, CommittedOffset> offsets, long timeoutMicros) {
        requireOpen();
        offsets.forEach((partition, offset) -> requireOffset(offset.nextOffset()));
        requireGroup();
        if (offsets.isEmpty()) {
            return;
        }
        waitFor(timeoutMicros, () -> {
            try {
                membership.commit(offsets, cluster.nowMicros());
                return true;
            } catch (RefusedException refused) {
                if (refused.refusal() == Refusal.UNKNOWN_TOPIC_OR_PARTITION) {
                    return false;
                }
                throw refused;
            }
        });
    }

    /** What its group has committed for {@code partitions}; partitions without a committed offset are missing. */
    public SortedMap<TopicPartition, CommittedOffset> committed(List<TopicPartition> partitions, long timeoutMicros) {
        requireOpen();
        requireGroup();
        SortedMap<TopicPartition, CommittedOffset> found = new TreeMap<>();
        waitFor(timeoutMicros, () -> {
            membership.requireReader();
            Offsets offsets = cluster.groups().offsets(settings.group());
            if (partitions.stream().anyMatch(offsets::isUnstable)) {
                return false;
            }
            for (TopicPartition each : partitions) {
                CommittedOffset its = offsets.of(each);
                if (its != null) {
                    found.put(each, its);
                }
            }
            return true;
        });
        return found;
    }

    /** The next offset to read from {@code partition}, which is assigned; looks for one if it has none. */
    public long position(TopicPartition partition, long timeoutMicros) {
        requireOpen();
        Reading reading = readings.of(partition);
        if (!reading.hasPosition()) {
            waitFor(timeoutMicros, () -> {
                updatePositions();
                return reading.hasPosition();
            });
        }
        return reading.position();
    }

    /** Tries while connected until it succeeds, or the time is over. */
    private void waitFor(long timeoutMicros, Attempt attempt) {
        long deadline = cluster.nowMicros() + timeoutMicros;
        while (true) {
            wakeIfAsked();
            if (connected && attempt.succeeds()) {
                return;
            }
            if (cluster.nowMicros() >= deadline) {
                throw new RefusedException(Refusal.TIMEOUT, "no success within " + timeoutMicros / 1000 + "ms");
            }
            waitUntil(Math.min(deadline, cluster.nowMicros() + Attempt.BACKOFF_MICROS));
        }
    }

    /** Reads on from {@code offset}. */
    public void seek(TopicPartition partition, long offset) {
        requireOpen();
        requireOffset(offset);
        readings.of(partition).seek(offset);
    }

    /** Reads on from the start; where that is, is found out later. Without partitions: all that are assigned. */
    public void seekToBeginning(List<TopicPartition> partitions) {
        requestReset(partitions, ResetPolicy.EARLIEST);
    }

    /** Reads on from the end; where that is, is found out later. Without partitions: all that are assigned. */
    public void seekToEnd(List<TopicPartition> partitions) {
        requestReset(partitions, ResetPolicy.LATEST);
    }

    private void requestReset(List<TopicPartition> partitions, ResetPolicy to) {
        requireOpen();
        List<TopicPartition> which = partitions.isEmpty() ? readings.partitions() : partitions;
        which.forEach(each -> readings.of(each).requestReset(to));
    }

    /** Polls return nothing of these until they are resumed. */
    public void pause(List<TopicPartition> partitions) {
        requireOpen();
        partitions.forEach(each -> readings.of(each).paused = true);
    }

    /** The other way round. */
    public void resume(List<TopicPartition> partitions) {
        requireOpen();
        partitions.forEach(each -> readings.of(each).paused = false);
    }

    /** The paused ones, sorted. */
    public List<TopicPartition> paused() {
        return readings.all().stream()
                .filter(each -> each.paused)
                .map(each -> each.partition)
                .toList();
    }

    /** What it believes to own, sorted; stale once it is out of its group and has not polled since. */
    public List<TopicPartition> assignment() {
        requireOpen();
        return readings.partitions();
    }

    /** How many offsets the position is behind the end that it may see, or -1 while that is not known. */
    public long currentLag(TopicPartition partition) {
        requireOpen();
        return fetching.lag(readings.of(partition));
    }

    /** As whom a producer may commit for it. */
    public Standing groupMetadata() {
        requireOpen();
        return membership.standing();
    }

    /** The next call that waits throws instead. */
    public void wakeup() {
        wakeup = true;
    }

    private void wakeIfAsked() {
        if (wakeup) {
            wakeup = false;
            throw new RefusedException(Refusal.WAKEUP, "it was woken up");
        }
    }

    /**
     * Ends in order: commits if it does that by itself, calls back, leaves unless it is static. A second time does nothing.
     *
     * @source ClassicKafkaConsumer.close, Kafka 4.3: what came out of a callback is wrapped once more
     */
    public void close() {
        if (closed) {
            return;
        }
        wakeup = false;
        try {
            autoCommit.commitNow(cluster.nowMicros());
            if (wanted.isInGroup()) {
                participation.close();
            }
        } catch (CallbackFailedException failed) {
            membership.disconnect(cluster.nowMicros());
            throw new CallbackFailedException(failed);
        } finally {
            closed = true;
            cluster.detach(this);
        }
    }

    /** Its connections are cut: nothing arrives, no answer comes back. */
    public void disconnect() {
        connected = false;
        membership.disconnect(cluster.nowMicros());
    }

    /** Its connections work again. */
    public void connect() {
        connected = true;
        membership.connect(cluster.nowMicros());
    }

    /** Its process dies without a word. */
    public void crash() {
        disconnect();
        closed = true;
        cluster.detach(this);
    }

    @Override
    public long nextDeadlineMicros() {
        return wanted.isInGroup() ? membership.nextBackgroundMicros() : NEVER;
    }

    @Override
    public void advance(long nowMicros) {
        membership.background(nowMicros);
    }

    private void requireOpen() {
        if (closed) {
            throw new RefusedException(Refusal.ILLEGAL_STATE, "'" + settings.clientId() + "' is closed");
        }
    }

    private void requireGroup() {
        if (settings.group().isEmpty()) {
            throw new RefusedException(Refusal.INVALID_GROUP_ID, "it has no group");
        }
    }

    private static void requireOffset(long offset) {
        if (offset < 0) {
            throw new RefusedException(Refusal.ILLEGAL_ARGUMENT, "offset " + offset + ", the least is 0");
        }
    }
}
