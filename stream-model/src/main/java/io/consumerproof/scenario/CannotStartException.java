package io.consumerproof.scenario;

/** A member's handler could not be made: its constructor or its factory threw. */
public final class CannotStartException extends RuntimeException {

    private static final long serialVersionUID = 1;

    /** With a message that names the member and its group. */
    public CannotStartException(String message, Throwable cause) {
        super(message, cause);
    }
}
