package io.consumerproof.explore;

/**
 * A run that broke a promise once, kept to be tried first ever after.
 *
 * @param token how to run it
 * @param check what it broke; empty if nobody wrote that down
 * @param place where it is kept: {@code orders.regressions.yaml:2}
 */
public record Regression(String token, String check, String place) {

    /**
     * A kept run.
     *
     * @throws IllegalArgumentException if {@code token} is damaged; the message says how
     */
    public Regression {
        ReplayToken.parse(token);
    }

    /** What it is called: {@code orders.regressions.yaml:2 (no-lost-effect)}. */
    @Override
    public String toString() {
        return check.isEmpty() ? place : place + " (" + check + ")";
    }
}
