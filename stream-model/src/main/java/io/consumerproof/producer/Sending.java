package io.consumerproof.producer;

import io.consumerproof.log.RefusedException;
import org.jspecify.annotations.Nullable;

/**
 * One record on its way: what the real client returns as a future.
 *
 * @source Kafka 4.3, FutureRecordMetadata and Callback
 */
public final class Sending {

    /** The offset where none is told. */
    public static final long NO_OFFSET = -1;

    private boolean done;
    private long offset = NO_OFFSET;
    private @Nullable RefusedException failure;

    Sending() {}

    static Sending failed(RefusedException failure) {
        Sending sending = new Sending();
        sending.fail(failure);
        return sending;
    }

    /** Whether it is known how it ended. */
    public boolean isDone() {
        return done;
    }

    /** Why it failed, or null. A record that failed may stand in the log all the same if no answer came. */
    public @Nullable RefusedException failure() {
        return failure;
    }

    /**
     * The record's offset, {@link #NO_OFFSET} with acks 0.
     *
     * @throws RefusedException if it failed
     * @throws IllegalStateException if it is not done
     */
    public long offset() {
        if (!done) {
            throw new IllegalStateException("the record is on its way");
        }
        if (failure != null) {
            throw failure;
        }
        return offset;
    }

    void written(long at) {
        done = true;
        offset = at;
    }

    void fail(RefusedException reason) {
        if (!done) {
            done = true;
            failure = reason;
        }
    }
}
