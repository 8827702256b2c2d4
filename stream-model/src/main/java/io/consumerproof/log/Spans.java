package io.consumerproof.log;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The spans of one partition by offset; they do not overlap. */
final class Spans {

    private List<Span> sorted = new ArrayList<>();

    void add(Span span) {
        sorted.add(span);
    }

    /** Notes a record of {@code transaction} that is a batch of its own. */
    void single(long offset, Transaction transaction) {
        Span last = sorted.isEmpty() ? null : sorted.get(sorted.size() - 1);
        if (last != null
                && last.kind == Span.Kind.SINGLES
                && last.last + 1 == offset
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

    /** Forgets what lies below {@code offset}. */
    void dropBefore(long offset) {
        int keptFrom = indexFrom(offset);
        if (keptFrom > 0) {
            sorted = new ArrayList<>(sorted.subList(keptFrom, sorted.size()));
        }
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
