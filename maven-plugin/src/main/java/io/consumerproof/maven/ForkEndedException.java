package io.consumerproof.maven;

import java.nio.file.Path;
import java.util.List;

/** A fork ended without an answer. */
final class ForkEndedException extends Exception {

    private static final long serialVersionUID = 1;

    private final String where;
    private final transient Path log;
    private final String refusal;

    /**
     * How it ended.
     *
     * @param how {@code ended with exit code 137}
     * @param where which call of user code the fork announced last; empty if it announced none
     * @param log what the JVM itself, and user code that found a way around, printed
     */
    ForkEndedException(String how, String where, Path log) {
        this(how, where, log, "");
    }

    private ForkEndedException(String how, String where, Path log, String refusal) {
        super(how);
        this.where = where;
        this.log = log;
        this.refusal = refusal;
    }

    /**
     * The same of a fork that never came up.
     *
     * @param words what {@code java} printed first; empty if it printed nothing
     * @param argLine the options that it was given by the project
     */
    ForkEndedException beforeItsStart(String words, List<String> argLine) {
        String options = argLine.isEmpty() ? "" : ", which is '" + String.join(" ", argLine) + "'";
        String said = words.isEmpty() ? "it printed nothing" : "it says '" + words + "'";
        return new ForkEndedException(how(), where, log, said + "\n" + options);
    }

    /** Whether no word of it was ever heard. */
    boolean isBeforeItsStart() {
        return !refusal.isEmpty();
    }

    /** What {@code java} said instead of starting, as a clause. */
    String said() {
        return refusal.substring(0, refusal.indexOf('\n'));
    }

    /** The project's own options, as a clause; empty if there are none. */
    String options() {
        return refusal.substring(refusal.indexOf('\n') + 1);
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
