package io.consumerproof.scenario;

/** Thrown by a port whose receiver fails because a fault makes it fail. */
public final class EffectFailedException extends RuntimeException {

    private static final long serialVersionUID = 1;

    /** With a message that names the call. */
    public EffectFailedException(String message) {
        super(message);
    }
}
