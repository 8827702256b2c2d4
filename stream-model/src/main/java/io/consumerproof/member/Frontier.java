package io.consumerproof.member;

import java.util.ArrayDeque;
import java.util.TreeSet;

/**
 * What of one partition may be committed when records are finished in another order than they were delivered in: everything below
 * is finished, and offsets that no reader sees are no work.
 *
 * @source ours; the committed offset is the next one to read, as in Kafka
 */
public final class Frontier {

    private final ArrayDeque<Long> delivered = new ArrayDeque<>();
    private final TreeSet<Long> finished = new TreeSet<>();
    private long nextOffset;

    /** Nothing is delivered yet; reading begins at {@code nextOffset}. */
    public Frontier(long nextOffset) {
        this.nextOffset = nextOffset;
    }

    /**
     * The record at {@code offset} was delivered and is unfinished.
     *
     * @throws IllegalArgumentException if it does not lie behind all that were delivered before
     */
    public void delivered(long offset) {
        if (offset < nextOffset || (!delivered.isEmpty() && offset <= delivered.getLast())) {
            throw new IllegalArgumentException("offset " + offset + " was delivered after " + this);
        }
        delivered.addLast(offset);
    }

    /**
     * The record at {@code offset} is finished.
     *
     * @throws IllegalArgumentException if it was not delivered, or is finished already
     */
    public void finished(long offset) {
        if (!delivered.contains(offset) || !finished.add(offset)) {
            throw new IllegalArgumentException("offset " + offset + " is not unfinished in " + this);
        }
        while (!delivered.isEmpty() && finished.remove(delivered.getFirst())) {
            nextOffset = delivered.removeFirst() + 1;
        }
    }

    /** The highest next offset that may be committed. */
    public long nextOffset() {
        return nextOffset;
    }

    @Override
    public String toString() {
        return "next " + nextOffset + ", delivered " + delivered + ", of these finished " + finished;
    }
}
