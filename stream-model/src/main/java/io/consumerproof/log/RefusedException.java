package io.consumerproof.log;

/** Thrown where the real client or broker would refuse a call; the run goes on. */
public final class RefusedException extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final Refusal refusal;

    /** A refusal with what was found and what was allowed. */
    public RefusedException(Refusal refusal, String detail) {
        super(refusal.exceptionName() + ": " + detail, null, false, false);
        this.refusal = refusal;
    }

    public Refusal refusal() {
        return refusal;
    }
}
