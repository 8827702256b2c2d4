package io.consumerproof.junit.trial;

import io.consumerproof.explore.Finding;
import io.consumerproof.scenario.Program;
import io.consumerproof.scenario.Stage;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Says which run is being made on the search's thread, and lets a watchdog interrupt it. Neither an interrupt nor a context class
 * loader that user code sets leaks into another run, or out of the search.
 */
final class RunWatch {

    private final Object lock = new Object();
    private final Thread searching = Thread.currentThread();
    private final ClassLoader loader = searching.getContextClassLoader();
    /** Odd while a run is being made. */
    private volatile long ticket;

    private @Nullable Finding ending;

    /** {@code program}, watched: runs end with {@link SearchEnded} once something was found that ends the search. */
    Program watching(Program program) {
        return stage -> perform(program, stage);
    }

    @SuppressWarnings("IllegalThrows")
    private void perform(Program program, Stage stage) throws Throwable {
        endSearchIfFound();
        begin();
        try {
            program.perform(stage);
        } finally {
            end();
        }
        endSearchIfFound();
    }

    private void begin() {
        synchronized (lock) {
            Thread.interrupted();
            ticket++;
        }
    }

    private void end() {
        synchronized (lock) {
            ticket++;
            Thread.interrupted();
        }
        searching.setContextClassLoader(loader);
    }

    void endSearchIfFound() {
        if (ending() != null) {
            throw new SearchEnded();
        }
    }

    /** The run that is being made; even if none is. */
    long ticket() {
        return ticket;
    }

    Thread searching() {
        return searching;
    }

    /** What was found beside the search and ends it, or null. */
    @Nullable
    Finding ending() {
        synchronized (lock) {
            return ending;
        }
    }

    /** What ended the search; asked only where something did. */
    Finding found() {
        return Objects.requireNonNull(ending(), "a search was ended without a finding");
    }

    /** Ends the search with {@code finding} at the end of this run, if nothing else does. */
    void end(Finding finding) {
        synchronized (lock) {
            ending = ending == null ? finding : ending;
        }
    }

    /**
     * Interrupts a run, which makes it a hang however it ends.
     *
     * @return false if that run is over
     */
    boolean interrupt(long run, Finding finding) {
        synchronized (lock) {
            if (ticket != run) {
                return false;
            }
            ending = finding;
            searching.interrupt();
            return true;
        }
    }
}
