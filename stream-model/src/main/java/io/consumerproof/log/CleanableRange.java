package io.consumerproof.log;

/**
 * What the cleaner may take at one moment: from the first dirty offset up to the first that it must leave alone.
 *
 * @param firstDirty where the last cleaning ended; it may lie inside a segment
 * @param end the base of the first segment that is left alone
 * @param cleanBytes on disk before the dirty part
 * @param dirtyBytes on disk in the dirty part
 * @source Kafka 4.3, LogCleanerManager.cleanableOffsets and LogToClean: neither the active segment, nor beyond the last stable
 *     offset, nor a segment younger than min.compaction.lag.ms and what follows it
 */
record CleanableRange(long firstDirty, long end, long cleanBytes, long dirtyBytes) {

    /**
     * The range of {@code partition} at {@code nowMillis}.
     *
     * @param cleanedUpTo where the last cleaning ended; negative if there was none
     */
    static CleanableRange of(Partition partition, long cleanedUpTo, long nowMillis) {
        Segments segments = partition.disk();
        boolean stale = cleanedUpTo < partition.startOffset() || cleanedUpTo > partition.endOffset();
        long firstDirty = stale ? partition.startOffset() : cleanedUpTo;
        long limit = Math.min(partition.lastStableOffset(), young(partition, firstDirty, nowMillis));
        long end = segments.at(segments.indexOf(limit)).baseOffset();
        long clean = 0;
        long dirty = 0;
        int from = segments.indexOf(Math.min(firstDirty, end));
        for (int i = 0; segments.at(i).baseOffset() < end; i++) {
            if (i < from) {
                clean += segments.at(i).bytes();
            } else if (firstDirty < end) {
                dirty += segments.at(i).bytes();
            }
        }
        return new CleanableRange(firstDirty, end, clean, dirty);
    }

    private static long young(Partition partition, long firstDirty, long nowMillis) {
        Segments segments = partition.disk();
        long lag = partition.rules().minCompactionLagMillis();
        for (int i = segments.indexOf(firstDirty); lag > 0 && i < segments.size() - 1; i++) {
            if (segments.at(i).largestMillis() > nowMillis - lag) {
                return segments.at(i).baseOffset();
            }
        }
        return segments.active().baseOffset();
    }

    boolean isEmpty() {
        return dirtyBytes == 0;
    }

    /** The dirty share of all bytes that are not left alone, 0 to 1. */
    double dirtyRatio() {
        return isEmpty() ? 0 : (double) dirtyBytes / (cleanBytes + dirtyBytes);
    }
}
