package io.consumerproof.simulation;

/**
 * Stands for the death of a member's process while user code is on the stack. An {@link Error} without stack trace, so that
 * neither {@code catch (Exception)} nor its cost gets in the way.
 */
final class Crash extends Error {

    private static final long serialVersionUID = 1;

    static final Crash CRASH = new Crash();

    private Crash() {
        super("the member's process died here (injected by Consumerproof; let it pass)", null, false, false);
    }
}
