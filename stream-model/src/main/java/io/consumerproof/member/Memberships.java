package io.consumerproof.member;

import io.consumerproof.cluster.Cluster;

/** The catalogue of client halves: one for each protocol. */
final class Memberships {

    private Memberships() {}

    static Membership of(Cluster cluster, ConsumerSettings settings, TopicCounts topics, BeforeRebalance before) {
        return new ClassicMembership(cluster, settings, topics, before);
    }
}
