package io.consumerproof.log;

/**
 * Deletes old segments: whole ones, from the oldest, up to the first that must stay; the active one too where all must go.
 * Whether a transaction is open in them does not matter.
 *
 * @source Kafka 4.3, UnifiedLog.deleteOldSegments: by log start, by size, by time, in this order
 */
final class Retention {

    private final Partition partition;
    private final Segments segments;

    Retention(Partition partition) {
        this.partition = partition;
        this.segments = partition.disk();
    }

    /** Deletes what the topic's rules no longer keep at {@code nowMillis}. */
    void run(long nowMillis) {
        dropBelowStart();
        if (partition.rules().deletes()) {
            dropBySize(partition.rules().retentionBytes());
            dropByTime(nowMillis, partition.rules().retentionMillis());
        }
    }

    private void dropBelowStart() {
        int count = 0;
        while (count + 1 < segments.size() && segments.at(count + 1).baseOffset() <= partition.startOffset()) {
            count++;
        }
        partition.dropSegments(count);
    }

    private void dropBySize(long keptBytes) {
        if (keptBytes < 0) {
            return;
        }
        long excess = -keptBytes;
        for (int i = 0; i < segments.size(); i++) {
            excess += segments.at(i).bytes();
        }
        int count = 0;
        while (mayGo(count) && excess - segments.at(count).bytes() >= 0) {
            excess -= segments.at(count).bytes();
            count++;
        }
        partition.dropSegments(count);
    }

    private void dropByTime(long nowMillis, long keptMillis) {
        if (keptMillis < 0) {
            return;
        }
        int count = 0;
        while (mayGo(count) && nowMillis - segments.at(count).largestMillis() > keptMillis) {
            count++;
        }
        partition.dropSegments(count);
    }

    /** Whether all replicas in sync have the segment, and it is not an empty active one. */
    private boolean mayGo(int index) {
        return index < segments.size()
                && segments.upperBound(index, partition.endOffset()) <= partition.highWatermark()
                && (index < segments.size() - 1 || segments.at(index).bytes() > 0);
    }
}
