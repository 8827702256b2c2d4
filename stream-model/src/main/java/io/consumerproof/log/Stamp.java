package io.consumerproof.log;

/**
 * What a look-up by time finds.
 *
 * @param offset where it is; a marker may stand there
 * @param timestampMillis the timestamp there
 * @source Kafka 4.3, FileRecords.TimestampAndOffset
 */
public record Stamp(long offset, long timestampMillis) {}
