package io.consumerproof.member;

import io.consumerproof.cluster.Cluster;
import io.consumerproof.log.Refusal;
import io.consumerproof.log.RefusedException;
import org.jspecify.annotations.Nullable;

/**
 * A client's part in its group: what it exchanges with the coordinator inside a call, and the callbacks that this brings.
 *
 * @source Kafka 4.3, ConsumerCoordinator.poll and AsyncKafkaConsumer.processBackgroundEvents
 */
final class Participation {

    private final Cluster cluster;
    private final Membership membership;
    private final Readings readings;
    private final TopicCounts topics;
    private final AutoCommit autoCommit;
    private RebalanceListener listener = RebalanceListener.NONE;

    Participation(
            Cluster cluster, Membership membership, Readings readings, TopicCounts topics, AutoCommit autoCommit) {
        this.cluster = cluster;
        this.membership = membership;
        this.readings = readings;
        this.topics = topics;
        this.autoCommit = autoCommit;
    }

    void tell(RebalanceListener told) {
        listener = told;
    }

    /**
     * The group's part of a poll; returns whether it is a member with an assignment now.
     *
     * @param waits whether the poll has time to wait for answers; without, it takes in what is there and sends the next request
     * @param beforeRevoking what a poll that begins to take partitions away does before it calls back; what it throws leaves the
     *     callback to the next poll
     * @source Kafka 4.3, ApplicationEventProcessor.process(AsyncPollEvent): positions are looked for before the application thread
     *     learns of the callback
     */
    boolean takePart(Wanted wanted, boolean waits, Runnable beforeRevoking) {
        membership.polled(cluster.nowMicros());
        topics.lookIfDue(cluster.nowMicros());
        membership.subscribe(wanted.topicsOf(topics.topics()));
        boolean more = true;
        while (more) {
            boolean changed = membership.exchange(cluster.nowMicros());
            if (changed && !membership.withheld().isEmpty()) {
                show();
                beforeRevoking.run();
            }
            boolean ran = runDuties();
            more = ran || (changed && waits);
        }
        show();
        return membership.isStable();
    }

    private void show() {
        readings.assign(membership.assignment());
        readings.withhold(membership.withheld());
    }

    /** Leaves the group after the callback, whatever that throws. */
    void leave() {
        membership.prepareToLeave(cluster.nowMicros());
        end();
    }

    /** The same at the end of the process. */
    void close() {
        membership.prepareToClose(cluster.nowMicros());
        end();
    }

    /** What the callback throws comes out, and may keep it from leaving. */
    private void end() {
        boolean leaves = membership.leavesAfterFailedCallback();
        try {
            runDuties();
            leaves = true;
        } finally {
            if (leaves) {
                membership.leave(cluster.nowMicros());
            }
        }
    }

    /** Runs what is due; the first exception comes out when all has run. */
    private boolean runDuties() {
        RuntimeException thrown = null;
        Duty duty = membership.duty();
        boolean any = duty != null;
        while (duty != null) {
            show();
            RuntimeException its = call(duty);
            thrown = thrown == null ? its : thrown;
            finish(duty, its == null);
            show();
            duty = membership.duty();
        }
        if (thrown != null) {
            throw thrown;
        }
        return any;
    }

    private void finish(Duty duty, boolean normally) {
        if (normally) {
            membership.done(duty, cluster.nowMicros());
        } else {
            membership.failed(duty, cluster.nowMicros());
        }
    }

    private @Nullable RuntimeException call(Duty duty) {
        if (duty.kind() == Duty.Kind.ASSIGNED) {
            autoCommit.restart(cluster.nowMicros());
        }
        try {
            listener.call(duty.kind(), duty.partitions());
            return null;
        } catch (RuntimeException thrown) {
            return isWakeup(thrown) ? thrown : new CallbackFailedException(thrown);
        }
    }

    private static boolean isWakeup(RuntimeException thrown) {
        return thrown instanceof RefusedException && ((RefusedException) thrown).refusal() == Refusal.WAKEUP;
    }
}
