package io.consumerproof.log;

import org.jspecify.annotations.Nullable;

/**
 * Takes the tail off a partition: records, markers, segments.
 *
 * @source Kafka 4.3, UnifiedLog.truncateTo
 */
final class Truncation {

    private final Partition partition;
    private final Horizons horizons;

    Truncation(Partition partition, @Nullable Compaction compaction) {
        this.partition = partition;
        this.horizons = compaction == null ? new Horizons() : compaction.horizons;
    }

    /** Forgets what lies at and beyond {@code offset}, and fills the segment that is the active one now anew. */
    void to(long offset) {
        Segments segments = partition.disk();
        partition.records.truncate(partition.indexFrom(offset));
        if (partition.transactions != null) {
            partition.transactions.truncateTo(offset);
        }
        horizons.truncateTo(offset);
        segments.truncateTo(offset);
        Segment active = segments.active();
        Batches batches = new Batches(partition, active.baseOffset(), offset);
        while (batches.next()) {
            active.take(Weight.of(batches, horizons));
        }
    }
}
