package io.consumerproof.log;

import java.util.ArrayList;
import java.util.List;

/** The segments of one partition in the order of their offsets; there is always one, and the last is the active one. */
final class Segments {

    private static final List<Segment> NONE = List.of();

    private List<Segment> closed = NONE;
    private Segment active;

    Segments(long baseOffset) {
        active = new Segment(baseOffset);
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

    /** Takes a batch in at {@code offset}, into a new segment where the active one is full. */
    void take(long offset, long bytes, long newest, long newestOffset, TopicRules rules) {
        if (active.isFullFor(bytes, newest, rules)) {
            roll(offset);
        }
        active.take(bytes, newest, newestOffset);
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
        closed = kept == 0 ? NONE : new ArrayList<>(closed.subList(0, kept - 1));
    }

    List<Segment> list() {
        List<Segment> all = new ArrayList<>(closed);
        all.add(active);
        return List.copyOf(all);
    }
}
