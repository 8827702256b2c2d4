package io.consumerproof.member;

import io.consumerproof.history.LogRecord;
import java.util.List;

/**
 * What one poll returned.
 *
 * @param records by partition, each partition's in offset order; may be empty
 * @param advanced whether any position moved, be it only over a gap
 * @source Kafka 4.3, ConsumerRecords and Fetch.positionAdvanced
 */
public record Polled(List<LogRecord> records, boolean advanced) {

    static final Polled NOTHING = new Polled(List.of(), false);
}
