package io.consumerproof.member;

import io.consumerproof.cluster.Cluster;

/**
 * The catalogue of client halves: one for each protocol.
 *
 * @source KIP-848; Kafka 4.3, group.protocol in ConsumerConfig
 */
public final class Memberships {

    private Memberships() {}

    /** A process that has not asked to join yet, under the protocol that its settings say. */
    public static Membership of(
            Cluster cluster, ConsumerSettings settings, TopicCounts topics, BeforeRebalance before) {
        if (settings.protocol() == GroupProtocol.CONSUMER) {
            ConsumerIdentity identity = new ConsumerIdentity(
                    settings.group(),
                    cluster.newId(settings.clientId()),
                    settings.instanceId(),
                    settings.remoteAssignor(),
                    settings.pollIntervalMicros());
            return new ConsumerMembership(cluster, identity, settings.autoCommit() ? before::prepare : null);
        }
        return new ClassicMembership(cluster, settings, topics, before);
    }
}
