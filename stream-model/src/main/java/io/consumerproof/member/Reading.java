package io.consumerproof.member;

import io.consumerproof.history.LogRecord;
import io.consumerproof.history.TopicPartition;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One assigned partition as its reader sees it: the position, what is fetched and not yet returned, whether it is paused.
 *
 * @source SubscriptionState.TopicPartitionState and CompletedFetch, Kafka 4.3
 */
final class Reading {

    static final long NO_POSITION = -1;

    final TopicPartition partition;
    boolean paused;
    /** See {@link Membership#withheld()}. */
    boolean withheld;
    /** Where it looks for a position; null while it has one, or before the committed offset was asked for. */
    @Nullable
    ResetPolicy reset;

    private long position = NO_POSITION;
    private List<LogRecord> fetched = List.of();
    private int returned;
    private long fetchedTo;

    Reading(TopicPartition partition) {
        this.partition = partition;
    }

    boolean hasPosition() {
        return position != NO_POSITION && reset == null;
    }

    /** Whether nobody has said yet where to begin. */
    boolean isInitial() {
        return position == NO_POSITION && reset == null && !withheld;
    }

    /** Whether polls return nothing of it for now. */
    boolean isHeldBack() {
        return paused || withheld;
    }

    long position() {
        return position;
    }

    /** Reads from {@code offset} on; what was fetched is of no use. */
    void seek(long offset) {
        position = offset;
        reset = null;
        fetched = List.of();
        returned = 0;
        fetchedTo = offset;
    }

    /** The position is to be found anew. */
    void requestReset(ResetPolicy to) {
        reset = to;
        fetched = List.of();
        returned = 0;
    }

    /** Whether a fetch has brought something that is not returned yet, be it only a gap. */
    boolean isBuffered() {
        return hasPosition() && (returned < fetched.size() || fetchedTo > position);
    }

    /** A fetch from the position brought {@code records}; the next one goes on at {@code next}. */
    void fetched(List<LogRecord> records, long next) {
        fetched = records;
        returned = 0;
        fetchedTo = next;
    }

    /**
     * Hands over at most {@code max} records. The position follows the last one; where all were handed over and more were asked for,
     * it follows the whole fetch, over a gap at its end.
     *
     * @source CompletedFetch.fetchRecords, Kafka 4.3
     */
    List<LogRecord> take(int max) {
        int count = Math.min(max, fetched.size() - returned);
        List<LogRecord> taken = new ArrayList<>(fetched.subList(returned, returned + count));
        returned += count;
        if (count < max) {
            position = Math.max(position, fetchedTo);
        } else if (count > 0) {
            position = taken.get(count - 1).offset() + 1;
        }
        return taken;
    }
}
