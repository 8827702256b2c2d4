package io.consumerproof.group;

import io.consumerproof.log.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * What a coordinator answers to a request that it may keep waiting.
 *
 * @source Kafka 4.3, the futures of JoinGroup and SyncGroup in ClassicGroupMember (awaitingJoinFuture, awaitingSyncFuture)
 */
public final class Answer<T> {

    private @Nullable T value;
    private @Nullable Refusal refusal;

    /** Whether the answer is there. */
    public boolean isThere() {
        return value != null || refusal != null;
    }

    /** Why the request was refused; null if it was not, or while the answer is not there. */
    public @Nullable Refusal refusal() {
        return refusal;
    }

    /**
     * What was answered.
     *
     * @throws IllegalStateException while the answer is not there, or if the request was refused
     */
    public T value() {
        if (value == null) {
            throw new IllegalStateException(refusal == null ? "no answer yet" : "refused: " + refusal);
        }
        return value;
    }

    void give(T answer) {
        value = answer;
    }

    void refuse(Refusal why) {
        refusal = why;
    }
}
