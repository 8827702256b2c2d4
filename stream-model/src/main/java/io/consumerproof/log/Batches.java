package io.consumerproof.log;

import io.consumerproof.history.LogRecord;
import org.jspecify.annotations.Nullable;

/**
 * Walks over the batches between two offsets, markers and emptied batches among them.
 *
 * @source Kafka 4.3, FileRecords.batches as the cleaner and look-ups by time walk over them
 */
final class Batches {

    private static final long BEYOND = Long.MAX_VALUE;

    private final Records records;
    private final @Nullable Spans spans;
    private final int recordsEnd;
    private final long to;
    private int nextRecord;
    private int nextSpan;

    private int firstRecord;
    private long first;
    private long last;
    private @Nullable Span span;

    /** Before the first batch of {@code partition} from {@code from} on; the last one lies below {@code to}. */
    Batches(Partition partition, long from, long to) {
        records = partition.records;
        spans = partition.transactions == null ? null : partition.transactions.spans;
        nextRecord = partition.indexFrom(from);
        recordsEnd = partition.indexFrom(to);
        nextSpan = spans == null ? 0 : spans.indexFrom(from);
        this.to = to;
    }

    /** Goes to the next batch; false where there is none. */
    boolean next() {
        firstRecord = nextRecord;
        long recordOffset = nextRecord < recordsEnd ? records.offsetAt(nextRecord) : BEYOND;
        Span candidate = candidate(recordOffset);
        if (candidate != null && candidate.kind != Span.Kind.SINGLES) {
            takeWhole(candidate);
            return true;
        }
        if (recordOffset == BEYOND) {
            return false;
        }
        span = candidate;
        first = recordOffset;
        last = recordOffset;
        nextRecord++;
        return true;
    }

    /** The span that begins at or before the next record, or null. */
    private @Nullable Span candidate(long recordOffset) {
        while (spans != null && nextSpan < spans.size()) {
            Span next = spans.get(nextSpan);
            boolean spent = next.kind == Span.Kind.SINGLES && next.last < recordOffset;
            if (!spent) {
                return next.first < to && next.first <= recordOffset ? next : null;
            }
            nextSpan++;
        }
        return null;
    }

    private void takeWhole(Span whole) {
        span = whole;
        first = whole.first;
        last = whole.last;
        while (nextRecord < recordsEnd && records.offsetAt(nextRecord) <= last) {
            nextRecord++;
        }
        nextSpan++;
    }

    /** The first offset that the batch covers; a record need not stand there any more. */
    long first() {
        return first;
    }

    /** The last offset that the batch covers. */
    long last() {
        return last;
    }

    /** The transaction that the batch belongs to, or null. */
    @Nullable
    Transaction transaction() {
        return span == null ? null : span.transaction;
    }

    /** The span, unless it is a plain record that is a batch of its own. */
    @Nullable
    Span span() {
        return span;
    }

    /** Whether the control record that ends a transaction stands here, or stood here once. */
    boolean isControl() {
        return isMarker() || (span != null && span.transaction != null && span.transaction.markerOffset == first);
    }

    /** Whether the control record stands here. */
    boolean isMarker() {
        return span != null && span.kind == Span.Kind.MARKER;
    }

    /** How many records it has; a marker and an emptied batch have none. */
    int size() {
        return nextRecord - firstRecord;
    }

    /** The record at {@code index} in the batch. */
    LogRecord record(int index) {
        return records.get(firstRecord + index);
    }
}
