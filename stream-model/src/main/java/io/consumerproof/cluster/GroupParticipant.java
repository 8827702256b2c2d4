package io.consumerproof.cluster;

/**
 * A group whose offsets a transaction may have committed.
 *
 * @source KIP-447; Kafka 4.3, TransactionMarkerChannelManager to a partition of __consumer_offsets
 */
record GroupParticipant(String group, Groups groups) implements Participant {

    @Override
    public String name() {
        return "group " + group;
    }

    @Override
    public boolean isAvailable() {
        return true;
    }

    @Override
    public void end(ProducerIdentity producer, boolean commit, long nowMillis) {
        groups.offsets(group).endTransaction(producer.producerId(), commit);
    }
}
