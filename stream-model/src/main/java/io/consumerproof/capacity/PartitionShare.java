package io.consumerproof.capacity;

import io.consumerproof.history.Bytes;
import io.consumerproof.history.TopicPartition;
import org.jspecify.annotations.Nullable;

/**
 * What one partition has of the given records.
 *
 * @param records at least 0
 * @param hottestKey the key with most of them, the first in the order of appending among equals; null: none has a key
 * @param hottestRecords how many are of that key; 0 where there is none
 */
public record PartitionShare(
        TopicPartition partition, long records, @Nullable Bytes hottestKey, long hottestRecords) {}
