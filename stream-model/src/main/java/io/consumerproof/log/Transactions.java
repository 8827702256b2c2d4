package io.consumerproof.log;

import io.consumerproof.history.LogRecord;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The transactions that wrote into one partition: which are open, and what their records may be shown to.
 *
 * @source Kafka 4.3, ProducerStateManager (first unstable offset) and UnifiedLog.lastStableOffset
 */
final class Transactions {

    /** The spans of transactions and of batches that hold more than one record. */
    final Spans spans = new Spans();

    /** Open ones, and ended ones whose marker is not replicated yet, by first offset. */
    private final List<Transaction> unstable = new ArrayList<>();

    /** The open transaction of {@code producerId}, or null. */
    @Nullable
    Transaction open(long producerId) {
        for (Transaction each : unstable) {
            if (each.producerId == producerId && each.outcome == Transaction.Outcome.OPEN) {
                return each;
            }
        }
        return null;
    }

    /** The open transaction of {@code producerId}, begun at {@code offset} if there is none. */
    Transaction openFrom(long producerId, long offset) {
        Transaction open = open(producerId);
        if (open == null) {
            open = new Transaction(producerId, offset);
            unstable.add(open);
        }
        return open;
    }

    /** Ends {@code transaction} by a marker at {@code offset}. */
    void end(Transaction transaction, boolean commit, long offset, long timestampMillis) {
        transaction.outcome = commit ? Transaction.Outcome.COMMITTED : Transaction.Outcome.ABORTED;
        transaction.markerOffset = offset;
        spans.add(new Span(Span.Kind.MARKER, offset, offset, transaction, timestampMillis));
    }

    /** The first offset of the oldest transaction that is open or not yet replicated; none: {@code highWatermark}. */
    long firstUnstable(long highWatermark) {
        unstable.removeIf(each -> each.markerOffset < highWatermark);
        return unstable.isEmpty() ? highWatermark : Math.min(unstable.get(0).firstOffset, highWatermark);
    }

    /** {@link #firstUnstable}; where that is below {@code start}, the first offset of the batch that the start lies in. */
    long lastStable(long start, long highWatermark) {
        long unstable = firstUnstable(highWatermark);
        if (unstable >= start) {
            return unstable;
        }
        Span span = spans.at(start);
        return span != null && span.kind == Span.Kind.BATCH ? span.first : start;
    }

    /** The first index from {@code from} to {@code end} whose record belongs to no aborted transaction, or {@code end}. */
    int firstNotAborted(Records records, int from, int end) {
        int index = from;
        while (index < end && isAborted(records.offsetAt(index))) {
            index++;
        }
        return index;
    }

    /** Adds up to {@code max} records between the indices to {@code into}, without those of aborted transactions; returns how many. */
    int copyNotAborted(Records records, int from, int end, int max, List<? super LogRecord> into) {
        int count = 0;
        int index = firstNotAborted(records, from, end);
        while (index < end && count < max) {
            into.add(records.get(index));
            count++;
            index = firstNotAborted(records, index + 1, end);
        }
        return count;
    }

    private boolean isAborted(long offset) {
        Span span = spans.at(offset);
        return span != null && span.isAborted();
    }

    /** Forgets what lies at and beyond {@code offset}; a transaction whose marker is gone is open again. */
    void truncateTo(long offset) {
        for (int i = spans.indexFrom(offset); i < spans.size(); i++) {
            Transaction cut = spans.get(i).transaction;
            if (cut != null) {
                reopen(cut);
            }
        }
        unstable.removeIf(each -> each.firstOffset >= offset);
        spans.truncateTo(offset);
    }

    private void reopen(Transaction transaction) {
        if (transaction.outcome != Transaction.Outcome.OPEN) {
            transaction.outcome = Transaction.Outcome.OPEN;
            transaction.markerOffset = Long.MAX_VALUE;
            unstable.remove(transaction);
            int at = 0;
            while (at < unstable.size() && unstable.get(at).firstOffset < transaction.firstOffset) {
                at++;
            }
            unstable.add(at, transaction);
        }
    }
}
