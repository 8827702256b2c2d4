package io.consumerproof.history;

/**
 * Where a record is; spelled {@code orders-0@17}, ordered by partition and then by offset.
 *
 * @param partition the partition that holds the record
 * @param offset the record's own offset, from 0
 */
public record RecordId(TopicPartition partition, long offset) implements Comparable<RecordId> {

    @Override
    public int compareTo(RecordId other) {
        int byPartition = partition.compareTo(other.partition);
        return byPartition != 0 ? byPartition : Long.compare(offset, other.offset);
    }

    @Override
    public String toString() {
        return partition + "@" + offset;
    }
}
