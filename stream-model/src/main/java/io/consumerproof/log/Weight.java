package io.consumerproof.log;

import io.consumerproof.history.LogRecord;
import java.util.ArrayList;
import java.util.List;

/**
 * What a batch adds to its segment.
 *
 * @param bytes on disk
 * @param newestMillis its newest timestamp
 * @param newestOffset the first offset that has it; negative where no record does
 * @source Kafka 4.3, LogSegment.append: size and maxTimestampSoFar; LogAppendInfo
 */
record Weight(long bytes, long newestMillis, long newestOffset) {

    /** A batch as it stands. */
    static Weight of(Batches batch, Horizons horizons) {
        List<LogRecord> records = new ArrayList<>(batch.size());
        for (int i = 0; i < batch.size(); i++) {
            records.add(batch.record(i));
        }
        return of(batch, records, horizons);
    }

    /** A batch of which only {@code kept} stays; a marker and an emptied batch keep nothing. */
    static Weight of(Batches batch, List<LogRecord> kept, Horizons horizons) {
        Span span = batch.span();
        if (span != null && batch.isMarker()) {
            return new Weight(BatchSize.MARKER, span.timestampMillis, span.first);
        }
        if (span != null && span.kind == Span.Kind.HUSK) {
            return husk(span);
        }
        long base = horizons.or(batch.first(), kept.get(0).timestampMillis());
        long bytes = BatchSize.HEAD;
        LogRecord newest = kept.get(0);
        for (LogRecord each : kept) {
            bytes += BatchSize.record(
                    each.offset() - batch.first(),
                    each.timestampMillis() - base,
                    each.key(),
                    each.value(),
                    each.headers());
            newest = each.timestampMillis() > newest.timestampMillis() ? each : newest;
        }
        return new Weight(bytes, newest.timestampMillis(), newest.offset());
    }

    /** A batch that was emptied. */
    static Weight husk(Span husk) {
        return new Weight(BatchSize.HEAD, husk.timestampMillis, -1);
    }

    /** The newest timestamp in {@code batch}, kept when it is emptied. */
    static long newestMillis(Batches batch) {
        Span span = batch.span();
        long newest = span != null && batch.size() == 0 ? span.timestampMillis : Long.MIN_VALUE;
        for (int i = 0; i < batch.size(); i++) {
            newest = Math.max(newest, batch.record(i).timestampMillis());
        }
        return newest;
    }
}
