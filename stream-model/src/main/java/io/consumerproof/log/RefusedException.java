package io.consumerproof.log;

import org.jspecify.annotations.Nullable;

/** Thrown where the real client or broker would refuse a call; the run goes on. */
public final class RefusedException extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final Refusal refusal;
    private final @Nullable Refusal origin;

    /** A refusal with what was found and what was allowed. */
    public RefusedException(Refusal refusal, String detail) {
        this(refusal, null, refusal.exceptionName() + ": " + detail);
    }

    private RefusedException(Refusal refusal, @Nullable Refusal origin, String message) {
        super(message, null, false, false);
        this.refusal = refusal;
        this.origin = origin;
    }

    /** The plain exception in which the real client wraps one that happened before. */
    public static RefusedException causedBy(RefusedException cause) {
        return new RefusedException(
                Refusal.KAFKA, cause.refusal(), Refusal.KAFKA.exceptionName() + " caused by " + cause.getMessage());
    }

    /** What the real client throws: {@code TimeoutException}, {@code KafkaException(cause TimeoutException)}. */
    public String exceptionName() {
        return origin == null
                ? refusal.exceptionName()
                : refusal.exceptionName() + "(cause " + origin.exceptionName() + ")";
    }

    public Refusal refusal() {
        return refusal;
    }
}
