package io.consumerproof.scenario;

/**
 * Who holds copies of a topic's partitions, and what its producers wait for.
 *
 * @param factor how many replicas each partition has, the leader included, from 1
 * @param minInSync how many must be in sync for acks=all to be accepted, from 1 to {@code factor}
 * @param acks what the producers of the scenario's records wait for
 * @param uncleanElection whether a replica out of sync may become leader when no other is left
 * @source TopicConfig min.insync.replicas and unclean.leader.election.enable, ProducerConfig acks, Kafka 4.3
 */
public record Replication(int factor, int minInSync, Acks acks, boolean uncleanElection) {

    /** One replica and acks=all: nothing to elect, nothing lost. */
    public static final Replication DEFAULT = new Replication(1, 1, Acks.ALL, false);

    public Replication {
        if (factor < 1) {
            throw new IllegalArgumentException("replication factor is " + factor + ", the least is 1");
        }
        if (minInSync < 1 || minInSync > factor) {
            throw new IllegalArgumentException(
                    "min in-sync is " + minInSync + ", allowed are 1 to the factor " + factor);
        }
    }

    /** With so many replicas; a minimum beyond them becomes them. */
    public Replication factor(int count) {
        return new Replication(count, Math.min(minInSync, Math.max(1, count)), acks, uncleanElection);
    }

    public Replication minInSync(int least) {
        return new Replication(factor, least, acks, uncleanElection);
    }

    public Replication acks(Acks wait) {
        return new Replication(factor, minInSync, wait, uncleanElection);
    }

    public Replication uncleanElection(boolean allowed) {
        return new Replication(factor, minInSync, acks, allowed);
    }
}
