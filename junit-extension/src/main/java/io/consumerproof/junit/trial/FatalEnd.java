package io.consumerproof.junit.trial;

import io.consumerproof.explore.Finding;
import java.util.function.Consumer;
import java.util.function.IntConsumer;

/**
 * The end of a JVM that user code has taken hold of: told once, then halted, since neither a stuck thread nor an exit can be
 * taken back.
 */
final class FatalEnd {

    private final Consumer<Finding> telling;
    private final IntConsumer halting;

    FatalEnd(Consumer<Finding> telling, IntConsumer halting) {
        this.telling = telling;
        this.halting = halting;
    }

    /** Tells and halts, whatever telling throws. */
    void end(Finding finding, int status) {
        try {
            telling.accept(finding);
        } finally {
            halting.accept(status);
        }
    }
}
