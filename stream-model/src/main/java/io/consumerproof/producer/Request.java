package io.consumerproof.producer;

import io.consumerproof.log.RefusedException;
import org.jspecify.annotations.Nullable;

/**
 * Something that a producer asks a coordinator, again and again until it is answered for good. Requests are sent one at a time,
 * by kind.
 *
 * @source Kafka 4.3, TransactionManager.TxnRequestHandler and its priorities
 */
abstract class Request {

    /** In the order in which they are sent. */
    enum Kind {
        INIT,
        OFFSETS,
        END
    }

    final Kind kind;
    private boolean done;
    private @Nullable RefusedException failure;
    private long nextAttemptMillis;

    Request(Kind kind) {
        this.kind = kind;
    }

    /** Asks, and takes in a good answer. */
    abstract void ask();

    /** Takes in an answer that is neither good nor worth asking again. */
    abstract void refused(RefusedException refusal);

    final boolean isDone() {
        return done;
    }

    final @Nullable RefusedException failure() {
        return failure;
    }

    final void succeed() {
        done = true;
    }

    final void fail(RefusedException reason) {
        if (!done) {
            done = true;
            failure = reason;
        }
    }

    final long nextAttemptMillis() {
        return nextAttemptMillis;
    }

    final void again(long atMillis) {
        nextAttemptMillis = atMillis;
    }
}
