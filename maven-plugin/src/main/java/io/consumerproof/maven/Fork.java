package io.consumerproof.maven;

import io.consumerproof.runner.Message;
import java.util.function.Consumer;

/** A JVM that serves commands, one at a time. */
interface Fork extends AutoCloseable {

    /**
     * The answer to {@code command}.
     *
     * @throws ForkEndedException if the JVM ends, or falls silent and is ended, before it answers
     */
    default Message ask(Message command) throws ForkEndedException {
        return ask(command, note -> {});
    }

    /**
     * The same; meanwhile {@code notes} gets what the JVM says beside, on the calling thread.
     *
     * @throws ForkEndedException if the JVM ends, or falls silent and is ended, before it answers
     */
    Message ask(Message command, Consumer<Message> notes) throws ForkEndedException;

    /** Says what is not answered; may be called from any thread, and is lost if the JVM has ended. */
    void tell(Message message);

    /** Ends the JVM, whatever it is busy with. */
    @Override
    void close();
}
