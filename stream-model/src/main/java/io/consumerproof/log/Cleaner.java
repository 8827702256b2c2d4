package io.consumerproof.log;

import io.consumerproof.history.LogRecord;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Compacts a partition once: of the closed segments' records the latest of each key stay, in offset order, at their offsets.
 *
 * @source Kafka 4.3, Cleaner.doClean and MemoryRecords.filterTo
 */
final class Cleaner {

    private final Partition partition;
    private final CleanableRange range;
    private final long nowMillis;
    private final LatestOffsets latest;
    private final @Nullable LastBatches lastBatches;
    private final Horizons horizons;
    private final Records records = new Records();
    private final Spans spans = new Spans();
    private final List<Transaction> observed = new ArrayList<>();
    private long previous = -1;

    Cleaner(Partition partition, CleanableRange range, Horizons horizons, long nowMillis) {
        this.partition = partition;
        this.range = range;
        this.horizons = horizons;
        this.nowMillis = nowMillis;
        latest = new LatestOffsets(partition, range);
        lastBatches = partition.transactions == null ? null : new LastBatches(partition.transactions, nowMillis);
    }

    /** Puts the compacted records, spans and segments in the place of the old ones. */
    void run() {
        Segments segments = partition.disk();
        int count = 0;
        List<Segment> cleaned = new ArrayList<>();
        while (segments.at(count).baseOffset() < range.end()) {
            int size = groupSize(count);
            cleaned.add(clean(count, count + size));
            count += size;
        }
        segments.replaceOldest(count, cleaned);
        partition.replaceBefore(range.end(), records, spans);
    }

    /** Neighbouring segments become one as long as together they were not larger than one may be. */
    private int groupSize(int first) {
        Segments segments = partition.disk();
        long bytes = segments.at(first).bytes();
        int next = first + 1;
        while (segments.at(next).baseOffset() < range.end()
                && bytes + segments.at(next).bytes() <= partition.rules().segmentBytes()
                && spansInt(first, next)) {
            bytes += segments.at(next).bytes();
            next++;
        }
        return next - first;
    }

    /** Offsets in a segment's file are relative to its base. */
    private boolean spansInt(int first, int next) {
        Segments segments = partition.disk();
        long last = segments.upperBound(next, partition.endOffset()) - 1;
        return segments.at(next).bytes() == 0 || last - segments.at(first).baseOffset() <= Integer.MAX_VALUE;
    }

    private Segment clean(int from, int to) {
        Segments segments = partition.disk();
        Segment target = new Segment(segments.at(from).baseOffset());
        for (int i = from; i < to; i++) {
            target.replaces(segments.at(i));
        }
        Batches batches =
                new Batches(partition, target.baseOffset(), segments.upperBound(to - 1, partition.endOffset()));
        while (batches.next()) {
            if (batches.isControl()) {
                cleanControl(batches, target);
            } else {
                cleanRecords(batches, target);
            }
        }
        return target;
    }

    /** A marker stays as long as some batch of its transaction was met, and then for the delete retention. */
    private void cleanControl(Batches batch, Segment target) {
        Transaction transaction = batch.transaction();
        boolean needed = batch.isMarker() && transaction != null && observed.remove(transaction);
        if (batch.isMarker() && (needed || !horizons.isReached(batch.first(), nowMillis))) {
            if (!needed && !horizons.isSet(batch.first())) {
                horizons.set(batch.first(), nowMillis + partition.rules().deleteRetentionMillis());
            }
            keep(batch, List.of(), target);
        } else {
            dropOrEmpty(batch, target);
        }
    }

    private void cleanRecords(Batches batch, Segment target) {
        Transaction transaction = batch.transaction();
        if (transaction != null && !observed.contains(transaction)) {
            observed.add(transaction);
        }
        List<LogRecord> kept = new ArrayList<>(batch.size());
        boolean tombstone = false;
        for (int i = 0; i < batch.size(); i++) {
            LogRecord record = batch.record(i);
            if ((transaction == null || !transaction.isAborted()) && stays(record, batch.first())) {
                kept.add(record);
                tombstone |= record.value() == null;
            }
        }
        if (kept.isEmpty()) {
            dropOrEmpty(batch, target);
            return;
        }
        if (tombstone && !horizons.isSet(batch.first())) {
            horizons.set(batch.first(), nowMillis + partition.rules().deleteRetentionMillis());
        }
        keep(batch, kept, target);
    }

    private boolean stays(LogRecord record, long batchOffset) {
        return latest.isLatest(record) && (record.value() != null || !horizons.isReached(batchOffset, nowMillis));
    }

    private void keep(Batches batch, List<LogRecord> kept, Segment target) {
        Span span = batch.span();
        if (span == null) {
            previous = batch.last();
        } else if (span.kind == Span.Kind.SINGLES && span.transaction != null) {
            spans.single(batch.first(), previous, span.transaction);
            previous = batch.first();
        } else {
            spans.add(span);
            previous = batch.last();
        }
        kept.forEach(records::add);
        target.take(Weight.of(batch, kept, horizons));
    }

    /** Nothing of the batch stays but, where it is the producer's last or the last of this cleaning, its head. */
    private void dropOrEmpty(Batches batch, Segment target) {
        horizons.forget(batch.first());
        Span span = batch.span();
        boolean isLast = lastBatches != null && span != null && lastBatches.contains(span, batch.last());
        if (isLast || batch.last() + 1 == range.end()) {
            Span husk = new Span(
                    Span.Kind.HUSK, batch.first(), batch.last(), batch.transaction(), Weight.newestMillis(batch));
            spans.add(husk);
            previous = batch.last();
            target.take(Weight.husk(husk));
        }
    }
}
