package io.consumerproof.maven;

/** Starts forks. */
interface Forks {

    /** What a fork is for. */
    enum Role {
        /** Searches. */
        JUDGE,
        /** Runs again, in a JVM as unlike the judge's as can be, what the judge ran. */
        WITNESS
    }

    /**
     * A new fork, ready for commands.
     *
     * @throws ForkEndedException if it does not come up
     */
    Fork start(Role role) throws ForkEndedException;
}
