package io.consumerproof.cluster;

import io.consumerproof.history.TopicPartition;
import io.consumerproof.log.Intake;

/**
 * A partition that a transaction may have written to; it gets a marker even if the broker refused every record.
 *
 * @source KIP-98; Kafka 4.3, TransactionMetadata.topicPartitions and WriteTxnMarkers
 */
record PartitionParticipant(TopicPartition partition, Intake intake) implements Participant {

    @Override
    public String name() {
        return "partition " + partition;
    }

    @Override
    public boolean isAvailable() {
        return intake.isAvailable();
    }

    @Override
    public void end(ProducerIdentity producer, boolean commit, long nowMillis) {
        intake.end(producer.producerId(), producer.epoch(), commit, nowMillis);
    }
}
