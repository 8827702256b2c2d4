package io.consumerproof.log;

import io.consumerproof.history.Isolation;
import io.consumerproof.history.LogRecord;
import org.jspecify.annotations.Nullable;

/**
 * Finds offsets by timestamps. Markers and aborted records have timestamps too.
 *
 * @source Kafka 4.3, UnifiedLog.fetchOffsetByTimestamp and Partition.fetchOffsetForTimestamp
 */
final class TimeLookUp {

    private final Partition partition;

    TimeLookUp(Partition partition) {
        this.partition = partition;
    }

    /**
     * The first offset in offset order whose timestamp is at least {@code targetMillis}. Only the first segment that holds so
     * new a timestamp is searched, also where that lies below the start.
     */
    @Nullable
    Stamp from(long targetMillis, Isolation isolation) {
        for (int i = 0; i < partition.disk().size(); i++) {
            Segment segment = partition.disk().at(i);
            if (segment.largestMillis() >= targetMillis) {
                long end = partition.disk().upperBound(i, partition.endOffset());
                return visible(first(segment.baseOffset(), end, targetMillis, partition.startOffset()), isolation);
            }
        }
        return null;
    }

    /** The first offset of the newest timestamp of the whole log; where this level does not see it, none. */
    @Nullable
    Stamp newest(Isolation isolation) {
        Segment newest = partition.disk().at(0);
        for (int i = 1; i < partition.disk().size(); i++) {
            Segment each = partition.disk().at(i);
            if (each.isStamped() && (!newest.isStamped() || each.largestMillis() > newest.largestMillis())) {
                newest = each;
            }
        }
        return newest.isStamped() && newest.newestOffset() >= 0
                ? visible(new Stamp(newest.newestOffset(), newest.largestMillis()), isolation)
                : null;
    }

    private @Nullable Stamp visible(@Nullable Stamp found, Isolation isolation) {
        return found != null && found.offset() < partition.endOffset(isolation) ? found : null;
    }

    private @Nullable Stamp first(long from, long to, long targetMillis, long startOffset) {
        Batches batches = new Batches(partition, from, to);
        while (batches.next()) {
            Span span = batches.span();
            if (span != null && batches.isMarker()) {
                if (span.timestampMillis >= targetMillis && span.first >= startOffset) {
                    return new Stamp(span.first, span.timestampMillis);
                }
            }
            for (int i = 0; i < batches.size(); i++) {
                LogRecord record = batches.record(i);
                if (record.timestampMillis() >= targetMillis && record.offset() >= startOffset) {
                    return new Stamp(record.offset(), record.timestampMillis());
                }
            }
        }
        return null;
    }
}
