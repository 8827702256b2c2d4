package io.consumerproof.maven;

import java.nio.file.Path;

/** A fork ended without an answer. */
final class ForkEndedException extends Exception {

    private static final long serialVersionUID = 1;

    private final String where;
    private final transient Path log;

    /**
     * How it ended.
     *
     * @param how {@code ended with exit code 137}
     * @param where which call of user code the fork announced last; empty if it announced none
     * @param log what the JVM itself, and user code that found a way around, printed
     */
    ForkEndedException(String how, String where, Path log) {
        super(how);
        this.where = where;
        this.log = log;
    }

    /** The build was cancelled meanwhile. */
    static ForkEndedException withTheBuild() {
        return new ForkEndedException("was ended with the build", "", Path.of(""));
    }

    String how() {
        return String.valueOf(getMessage());
    }

    String where() {
        return where;
    }

    Path log() {
        return log;
    }
}
