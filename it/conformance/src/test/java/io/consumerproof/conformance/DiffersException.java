package io.consumerproof.conformance;

/** The model does something else than what was observed; nobody needs to know what. */
final class DiffersException extends RuntimeException {

    private static final long serialVersionUID = 1;

    DiffersException() {
        super("the model does something else", null, false, false);
    }
}
