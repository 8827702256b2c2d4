package io.consumerproof.log;

import java.util.ArrayList;
import java.util.List;

/**
 * The segments of one partition in the order of their offsets; there is always one, and the last is the active one.
 *
 * @source Kafka 4.3, LogSegments and UnifiedLog.maybeRoll
 */
final class Segments {

    private static final List<Segment> NONE = List.of();

    /** Only a cleaning sets horizons. */
    private static final Horizons NO_HORIZONS = new Horizons();

    private List<Segment> closed = NONE;
    private Segment active;

    /** Exclusive end of what was taken in. */
    private long end;

    Segments(long baseOffset) {
        active = new Segment(baseOffset);
        end = baseOffset;
    }

    Segment active() {
        return active;
    }

    int size() {
        return closed.size() + 1;
    }

    Segment at(int index) {
        return index < closed.size() ? closed.get(index) : active;
    }

    /** Takes in what was appended to {@code partition} since the last time, each batch into a new segment where the active one is full. */
    void takeUpTo(Partition partition) {
        take(partition, partition.endOffset());
    }

    private void take(Partition partition, long to) {
        if (end == to) {
            return;
        }
        Batches batches = new Batches(partition, end, to);
        while (batches.next()) {
            Weight weight = Weight.of(batches, NO_HORIZONS);
            if (active.isFullFor(weight, partition.rules())) {
                roll(batches.first());
            }
            active.take(weight);
        }
        end = to;
    }

    /** Has the active segment begin with the batch at {@code offset}, unless it begins there or later already. */
    void closeBefore(Partition partition, long offset) {
        long base = active.baseOffset();
        if (base < offset && offset < end) {
            active = new Segment(base);
            end = base;
            take(partition, offset);
            roll(offset);
            take(partition, partition.endOffset());
        }
    }

    /** Closes the active segment and begins one at {@code offset}. */
    void roll(long offset) {
        if (closed.isEmpty()) {
            closed = new ArrayList<>();
        }
        closed.add(active);
        active = new Segment(offset);
    }

    /** The exclusive end of the segment at {@code index}. */
    long upperBound(int index, long endOffset) {
        return index < closed.size() ? at(index + 1).baseOffset() : endOffset;
    }

    /** The index of the segment that holds {@code offset}; of the first one for what lies before. */
    int indexOf(long offset) {
        int index = size() - 1;
        while (index > 0 && at(index).baseOffset() > offset) {
            index--;
        }
        return index;
    }

    /** Forgets the oldest {@code count}; where those are all, one begins at {@code endOffset}. */
    void dropOldest(int count, long endOffset) {
        if (count == size()) {
            roll(endOffset);
        }
        closed = new ArrayList<>(closed.subList(count, closed.size()));
    }

    /** Puts {@code replacement} in the place of the oldest {@code count}, none of which is the active one. */
    void replaceOldest(int count, List<Segment> replacement) {
        List<Segment> changed = new ArrayList<>(replacement);
        changed.addAll(closed.subList(count, closed.size()));
        closed = changed;
    }

    /** Forgets those that begin at or beyond {@code offset}; the last one left is active, and empty until it is filled anew. */
    void truncateTo(long offset) {
        int kept = size();
        while (kept > 0 && at(kept - 1).baseOffset() >= offset) {
            kept--;
        }
        active = new Segment(kept == 0 ? offset : at(kept - 1).baseOffset());
        end = offset;
        closed = kept == 0 ? NONE : new ArrayList<>(closed.subList(0, kept - 1));
    }

    List<Segment> list() {
        List<Segment> all = new ArrayList<>(closed);
        all.add(active);
        return List.copyOf(all);
    }
}
