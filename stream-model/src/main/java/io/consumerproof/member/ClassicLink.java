package io.consumerproof.member;

import io.consumerproof.cluster.Cluster;
import io.consumerproof.group.ClassicGroup;
import io.consumerproof.group.CommittedOffset;
import io.consumerproof.group.Standing;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.log.Refusal;
import io.consumerproof.log.RefusedException;
import java.util.SortedMap;

/**
 * How a member under the classic protocol reaches its coordinator.
 *
 * @source AbstractCoordinator and ConsumerCoordinator, Kafka 4.3
 */
final class ClassicLink {

    private final Cluster cluster;
    private final ConsumerSettings settings;

    ClassicLink(Cluster cluster, ConsumerSettings settings) {
        this.cluster = cluster;
        this.settings = settings;
    }

    /** A member id that nobody has. */
    String newId() {
        return cluster.newId(settings.clientId());
    }

    ClassicGroup group() {
        return cluster.groups().classic(settings.group());
    }

    /** As whom it speaks. */
    Standing standing(String memberId, int generation) {
        return new Standing(settings.group(), memberId, generation, settings.instanceId());
    }

    /** A static member does not say that it leaves. */
    void leave(String memberId, long nowMicros) {
        if (settings.instanceId() == null) {
            group().leave(memberId, nowMicros);
        } else {
            group().silence(memberId, nowMicros);
        }
    }

    void commit(Standing standing, SortedMap<TopicPartition, CommittedOffset> offsets) {
        cluster.groups().commit(standing, offsets);
    }

    void commit(Standing standing, TopicPartition partition, CommittedOffset offset) {
        cluster.groups().commit(standing, partition, offset);
    }

    RefusedException refusal(Refusal why, String sentence) {
        return new RefusedException(why, "'" + settings.clientId() + "' " + sentence);
    }
}
