package io.consumerproof.junit.contract;

import io.consumerproof.explore.Experiment;
import io.consumerproof.scenario.Sink;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** A contract that was read without a problem. Holds its database open until it is closed. */
public final class Contract implements AutoCloseable {

    private final Path file;
    private final Experiment experiment;
    private final Class<?> code;
    private final List<Sink> sinks;

    Contract(Path file, Experiment experiment, Class<?> code, List<Sink> sinks) {
        this.file = file;
        this.experiment = experiment;
        this.code = code;
        this.sinks = List.copyOf(sinks);
    }

    /** What {@code contract:} says. */
    public String name() {
        return experiment.name();
    }

    /** The file as it was given to the reader. */
    public Path file() {
        return file;
    }

    /** What is to be judged. */
    public Experiment experiment() {
        return experiment;
    }

    /** Where the consumer's own code begins: its class, or that of its factory. */
    public Class<?> code() {
        return code;
    }

    /**
     * Sixteen hexadecimal digits over the contract's text and the files it names, a hyphen, and sixteen over the class file of the
     * consumer.
     */
    public String digest() {
        Experiment.Identity identity = experiment.identity();
        return String.format(Locale.ROOT, "%016x-%016x", identity.content(), identity.code());
    }

    /** Closes the database, if there is one; the experiment cannot be run any more. */
    @Override
    public void close() {
        close(sinks);
    }

    static void close(List<Sink> sinks) {
        for (Sink sink : sinks) {
            if (sink instanceof AutoCloseable) {
                try {
                    ((AutoCloseable) sink).close();
                } catch (Exception failed) {
                    throw new IllegalStateException("'" + sink.name() + "' cannot be closed", failed);
                }
            }
        }
    }
}
