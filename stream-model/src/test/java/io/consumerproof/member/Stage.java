package io.consumerproof.member;

import io.consumerproof.cluster.Cluster;
import io.consumerproof.group.BrokerSettings;
import io.consumerproof.group.CommittedOffset;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.log.Refusal;
import io.consumerproof.log.RefusedException;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Members of one group under the consumer protocol, on a cluster with one topic; heartbeats every 100 ms, sessions of 1 s. */
final class Stage {

    static final long MILLI = 1000;

    final Cluster cluster = new Cluster(new BrokerSettings(0, 1000 * MILLI, 100 * MILLI, 0, 200 * MILLI));
    final List<Actor> actors = new ArrayList<>();

    Stage(int partitions) {
        cluster.log().createTopic("t", partitions);
    }

    Actor open(String id) {
        return open(id, null);
    }

    Actor open(String id, @Nullable String instanceId) {
        return open(id, instanceId, null);
    }

    Actor open(String id, @Nullable String instanceId, ConsumerMembership.@Nullable AutoCommit autoCommit) {
        ConsumerMembership membership = new ConsumerMembership(
                cluster, new ConsumerIdentity("g", id, instanceId, null, 5000 * MILLI), autoCommit);
        membership.subscribe(new TreeSet<>(List.of("t")));
        Actor actor = new Actor(this, membership);
        actors.add(actor);
        return actor;
    }

    /** Time passes; backgrounds act, and those named poll every 10 ms. */
    void run(long millis, Actor... polling) {
        long end = cluster.nowMicros() + millis * MILLI;
        while (cluster.nowMicros() < end) {
            for (Actor each : polling) {
                each.poll();
            }
            pass(cluster.nowMicros() + 10 * MILLI);
        }
    }

    private void pass(long micros) {
        cluster.advanceTo(micros);
        for (Actor each : actors) {
            if (each.membership.nextBackgroundMicros() <= micros) {
                each.membership.background(micros);
            }
        }
    }

    static List<TopicPartition> partitions(int... numbers) {
        List<TopicPartition> partitions = new ArrayList<>();
        for (int number : numbers) {
            partitions.add(new TopicPartition("t", number));
        }
        return partitions;
    }

    /** One member: what it was called back with, in words; empty assignments are left out. */
    static final class Actor {
        final ConsumerMembership membership;
        final List<String> called = new ArrayList<>();
        /** How many callbacks throw from now on. */
        int throwing;

        private final Stage stage;

        private Actor(Stage stage, ConsumerMembership membership) {
            this.stage = stage;
            this.membership = membership;
        }

        void poll() {
            long now = stage.cluster.nowMicros();
            membership.polled(now);
            boolean goOn = true;
            while (goOn) {
                goOn = membership.exchange(now);
                while (membership.duty() != null) {
                    call(now);
                    goOn = true;
                }
            }
        }

        /** A poll in which the connection breaks while the callbacks run. */
        void pollWithoutTelling() {
            long now = stage.cluster.nowMicros();
            membership.polled(now);
            membership.exchange(now);
            while (membership.duty() != null) {
                call(now);
            }
        }

        private void call(long now) {
            Duty duty = membership.duty();
            if (duty == null) {
                return;
            }
            if (duty.kind() != Duty.Kind.ASSIGNED || !duty.partitions().isEmpty()) {
                called.add(duty.kind() + " " + duty.partitions());
            }
            if (throwing > 0) {
                throwing--;
                membership.failed(duty, now);
                throw new IllegalStateException("thrown by the callback");
            }
            membership.done(duty, now);
        }

        void unsubscribe() {
            long now = stage.cluster.nowMicros();
            membership.prepareToLeave(now);
            while (membership.duty() != null) {
                call(now);
            }
            membership.leave(now);
        }

        void close() {
            long now = stage.cluster.nowMicros();
            membership.prepareToClose(now);
            while (membership.duty() != null) {
                call(now);
            }
            membership.leave(now);
            stage.actors.remove(this);
        }

        /** Its process is gone. */
        void crash() {
            stage.actors.remove(this);
        }

        @Nullable
        Refusal commit(int partition, long nextOffset) {
            TreeMap<TopicPartition, CommittedOffset> offsets = new TreeMap<>();
            offsets.put(new TopicPartition("t", partition), CommittedOffset.of(nextOffset));
            return refusal(() -> membership.commit(offsets, stage.cluster.nowMicros()));
        }

        @Nullable
        Refusal polling() {
            return refusal(this::poll);
        }

        private static @Nullable Refusal refusal(Runnable call) {
            try {
                call.run();
                return null;
            } catch (RefusedException e) {
                return e.refusal();
            }
        }
    }
}
