package io.consumerproof.scenario;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * What a handler-form member does when its handler throws.
 *
 * @param attempts calls in total for one delivery, at least 1
 * @param backoff virtual time between two attempts; the partition is paused meanwhile
 * @param then what follows the last attempt
 * @param deadLetterTopic where {@link Then#DEAD_LETTER} copies the record to; null for the others
 */
public record OnFailure(
        int attempts, Duration backoff, Then then, @Nullable String deadLetterTopic) {

    /** What follows the last failed attempt. */
    public enum Then {
        DEAD_LETTER("dead-letter"),
        SKIP("skip"),
        STOP("stop"),
        BLOCK("block");

        private final String spelling;

        Then(String spelling) {
            this.spelling = spelling;
        }

        @Override
        public String toString() {
            return spelling;
        }
    }

    /** What a plain loop does: one attempt, and the exception ends the member. */
    public static final OnFailure DEFAULT = new OnFailure(1, Duration.ZERO, Then.STOP, null);

    public OnFailure {
        if (attempts < 1) {
            throw new IllegalArgumentException("attempts is " + attempts + ", the least is 1");
        }
        if (backoff.isNegative()) {
            throw new IllegalArgumentException("backoff is " + backoff + ", the least is 0");
        }
        if ((then == Then.DEAD_LETTER) != (deadLetterTopic != null)) {
            throw new IllegalArgumentException("a dead-letter topic goes with 'dead-letter' and with nothing else");
        }
    }
}
