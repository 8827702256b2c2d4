package io.consumerproof.junit.trial;

import io.consumerproof.explore.Finding;
import java.time.Duration;
import java.util.function.Supplier;

/**
 * Looks at the search from a thread of its own. A run that lasts too long is interrupted; one that does not end even so is
 * handed on to be told, and the JVM with it.
 */
final class Watchdog implements AutoCloseable {

    /** How long an interrupted run may take to end. */
    private static final Duration GRACE = Duration.ofSeconds(1);

    private static final long MOST_PAUSE_MILLIS = 100;

    private final RunWatch watch;
    private final Duration patience;
    private final Supplier<Finding> describing;
    private final FatalEnd fatal;
    private final Thread thread;

    Watchdog(RunWatch watch, Duration patience, Supplier<Finding> describing, FatalEnd fatal) {
        this.watch = watch;
        this.patience = patience;
        this.describing = describing;
        this.fatal = fatal;
        this.thread = new Thread(null, this::look, "consumerproof-watchdog", 0, false);
        thread.setDaemon(true);
        thread.start();
    }

    private void look() {
        try {
            long seen = watch.ticket();
            long sinceNanos = System.nanoTime();
            while (true) {
                pause();
                long now = watch.ticket();
                if (now != seen) {
                    seen = now;
                    sinceNanos = System.nanoTime();
                } else if (now % 2 == 1 && System.nanoTime() - sinceNanos > patience.toNanos()) {
                    strike(now);
                    return;
                }
            }
        } catch (InterruptedException searchIsOver) {
            Thread.currentThread().interrupt();
        }
    }

    private void pause() throws InterruptedException {
        Thread.sleep(Math.max(1, Math.min(MOST_PAUSE_MILLIS, patience.toMillis() / 10)));
    }

    /** Interrupts again and again: what is retried after an interrupt may wait again. */
    private void strike(long run) throws InterruptedException {
        Finding finding = describing.get();
        long sinceNanos = System.nanoTime();
        while (watch.interrupt(run, finding)) {
            if (System.nanoTime() - sinceNanos > GRACE.toNanos()) {
                fatal.end(finding, Trial.HALT_HANG);
                return;
            }
            pause();
        }
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
