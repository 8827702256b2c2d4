package io.consumerproof.junit.contract;

import java.lang.reflect.InvocationTargetException;

/** What user code threw, out of the wrapping of reflection. */
final class UserFailure {

    private UserFailure() {}

    /** The thrown exception; errors, the model's own included, are thrown as they are. */
    static Exception unwrapped(InvocationTargetException wrapped) {
        Throwable thrown = wrapped.getCause();
        if (thrown instanceof Error) {
            throw (Error) thrown;
        }
        return thrown instanceof Exception ? (Exception) thrown : new IllegalStateException(thrown);
    }
}
