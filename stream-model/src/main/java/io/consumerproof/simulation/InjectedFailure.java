package io.consumerproof.simulation;

/** What an injected handler failure looks like. */
final class InjectedFailure extends RuntimeException {

    private static final long serialVersionUID = 1;

    InjectedFailure() {
        super("handler-failure", null, false, false);
    }
}
