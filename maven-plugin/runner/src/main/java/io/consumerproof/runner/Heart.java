package io.consumerproof.runner;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * Tells the goal that this JVM lives, and ends it when user code that runs outside a search (static initialisers, factories) does
 * not return in time. A search has a watchdog of its own.
 */
final class Heart extends Thread {

    /** How the JVM ends when guarded code does not return. */
    static final int HALT_STUCK = 72;

    private static final long BEAT_MILLIS = 200;

    private final Journal journal;
    private final Duration most;
    private final Pace pace;
    private @Nullable String guarded;
    private @Nullable Thread worker;
    private long sinceNanos;

    Heart(Journal journal, Duration most, Pace pace) {
        super("consumerproof-heart");
        setDaemon(true);
        this.journal = journal;
        this.most = most;
        this.pace = pace;
    }

    /** From now on the calling thread has to be {@linkplain #release released} in time; {@code what} names what it does. */
    synchronized void guard(String what) {
        guarded = what;
        worker = Thread.currentThread();
        sinceNanos = System.nanoTime();
    }

    synchronized void release() {
        guarded = null;
        worker = null;
    }

    @Override
    public void run() {
        while (true) {
            journal.append(Message.of(Word.BEAT).with("runs", Long.toString(pace.runs())));
            endWhatIsStuck();
            try {
                sleep(BEAT_MILLIS);
            } catch (InterruptedException meantForSomebodyElse) {
                // User code may interrupt whatever it finds; this thread only ends with its JVM.
                continue;
            }
        }
    }

    private synchronized void endWhatIsStuck() {
        if (guarded == null || System.nanoTime() - sinceNanos < most.toNanos()) {
            return;
        }
        String text = guarded + " does not return within " + most.toMillis() + " ms" + place();
        journal.append(Message.of(Word.PROBLEMS).with("text", text).with("fatal", "true"));
        Runtime.getRuntime().halt(HALT_STUCK);
    }

    private String place() {
        StackTraceElement[] stack = worker == null ? new StackTraceElement[0] : worker.getStackTrace();
        return stack.length == 0 ? "" : ", it stands at " + stack[0];
    }
}
