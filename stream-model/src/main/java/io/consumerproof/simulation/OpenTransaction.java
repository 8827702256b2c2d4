package io.consumerproof.simulation;

import io.consumerproof.history.LogRecord;
import io.consumerproof.log.Partition;

/**
 * A transaction whose producer is gone: it stays open until it times out.
 *
 * @param producerId tells transactions apart
 * @param written what it wrote
 */
record OpenTransaction(Partition partition, long producerId, LogRecord written, long deadlineMicros) {}
