package io.consumerproof.maven;

import io.consumerproof.runner.Message;

/** A JVM that serves commands, one at a time. */
interface Fork extends AutoCloseable {

    /**
     * The answer to {@code command}.
     *
     * @throws ForkEndedException if the JVM ends, or falls silent and is ended, before it answers
     */
    Message ask(Message command) throws ForkEndedException;

    /** Ends the JVM, whatever it is busy with. */
    @Override
    void close();
}
