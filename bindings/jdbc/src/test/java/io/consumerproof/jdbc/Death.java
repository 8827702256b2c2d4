package io.consumerproof.jdbc;

/** Stands for the error by which the machine ends a member. */
final class Death extends Error {
    private static final long serialVersionUID = 1;

    Death() {
        super("member died", null, false, false);
    }
}
