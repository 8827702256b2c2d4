package io.consumerproof.log;

/**
 * How far a partition was compacted, and what that left for later.
 *
 * @source Kafka 4.3, LogCleanerManager's checkpoint (cleaner-offset-checkpoint) and LogToClean
 */
final class Compaction {

    /** No cleaning took place yet. */
    static final long NEVER = -1;

    final Horizons horizons = new Horizons();
    private final Partition partition;
    private long cleanedUpTo = NEVER;

    Compaction(Partition partition) {
        this.partition = partition;
    }

    long cleanedUpTo() {
        return cleanedUpTo;
    }

    CleanableRange range(long nowMillis) {
        return CleanableRange.of(partition, cleanedUpTo, nowMillis);
    }

    /** Cleans what may be cleaned; false where there is nothing. */
    boolean run(long nowMillis) {
        CleanableRange range = range(nowMillis);
        if (range.isEmpty()) {
            return false;
        }
        new Cleaner(partition, range, horizons, nowMillis).run();
        cleanedUpTo = range.end();
        return true;
    }
}
