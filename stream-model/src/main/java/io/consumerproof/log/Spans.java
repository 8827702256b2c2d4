package io.consumerproof.log;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The spans of one partition by offset; they do not overlap.
 *
 * @source ours: how batches, markers and gaps are kept in memory; what they mean is {@link Partition}'s
 */
final class Spans {

    private List<Span> sorted = new ArrayList<>();

    void add(Span span) {
        sorted.add(span);
    }

    /**
     * Notes a record of {@code transaction} that is a batch of its own.
     *
     * @param previous the last offset of the batch before it
     */
    void single(long offset, long previous, Transaction transaction) {
        Span last = sorted.isEmpty() ? null : sorted.get(sorted.size() - 1);
        if (last != null
                && last.kind == Span.Kind.SINGLES
                && last.last == previous
                && transaction.equals(last.transaction)) {
            last.last = offset;
        } else {
            sorted.add(new Span(Span.Kind.SINGLES, offset, offset, transaction, 0));
        }
    }

    /** The span that holds {@code offset}, or null. */
    @Nullable
    Span at(long offset) {
        int index = indexFrom(offset);
        return index < sorted.size() && sorted.get(index).first <= offset ? sorted.get(index) : null;
    }

    /** The index of the first span that ends at or after {@code offset}. */
    int indexFrom(long offset) {
        int low = 0;
        int high = sorted.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (sorted.get(middle).last < offset) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    int size() {
        return sorted.size();
    }

    Span get(int index) {
        return sorted.get(index);
    }

    /** Puts {@code replacement} in the place of what lies below {@code offset}. */
    void replaceBefore(long offset, Spans replacement) {
        int keptFrom = indexFrom(offset);
        List<Span> changed = new ArrayList<>(replacement.sorted);
        if (keptFrom < sorted.size() && sorted.get(keptFrom).first < offset) {
            changed.add(sorted.get(keptFrom).from(offset));
            keptFrom++;
        }
        changed.addAll(sorted.subList(keptFrom, sorted.size()));
        sorted = changed;
    }

    /** Forgets what lies at and beyond {@code offset}. */
    void truncateTo(long offset) {
        int from = indexFrom(offset);
        if (from < sorted.size() && sorted.get(from).first < offset) {
            sorted.get(from).last = offset - 1;
            from++;
        }
        sorted.subList(from, sorted.size()).clear();
    }
}
