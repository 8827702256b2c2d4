package io.consumerproof.maven;

/** Starts forks. */
interface Forks {

    /** What a fork is for. */
    enum Role {
        /** Searches. */
        JUDGE,
        /** Runs again, in a JVM as unlike the judge's as can be, what the judge ran. */
        WITNESS,
        /** Runs again in a JVM like the judge's, but that all identity hash codes are one number. */
        ALIKE,
        /** Like {@link #ALIKE}, but that unordered collections are iterated in the other direction. */
        OPPOSITE
    }

    /**
     * A new fork, ready for commands.
     *
     * @throws ForkEndedException if it does not come up
     */
    Fork start(Role role) throws ForkEndedException;
}
