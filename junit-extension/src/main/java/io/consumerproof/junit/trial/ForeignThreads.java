package io.consumerproof.junit.trial;

import io.consumerproof.history.History;
import io.consumerproof.scenario.Program;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Catches threads that are not the search's own while they reach for the outside of a run. One that the search's thread waits for is
 * welcome: what it does has one place in the run. One that nobody waits for is a race, and is kept out.
 */
final class ForeignThreads {

    private static final long PAUSE_NANOS = 200_000;
    private static final long PATIENCE_NANOS = 500_000_000;

    private final Thread searching = Thread.currentThread();
    private final AtomicInteger inside = new AtomicInteger();
    private final Object lock = new Object();
    /** Grows whenever the search's thread passes a point; written by it alone. */
    private final AtomicLong passed = new AtomicLong();

    private volatile boolean running;
    private @Nullable Sighting first;
    private @Nullable Thread lastGuest;
    private long lastGuestAt;
    private String racing = "";

    /**
     * One that was caught.
     *
     * @param thread its name
     * @param what it was about to do
     * @param place in user code
     * @param late whether the run was over already
     */
    record Sighting(String thread, String what, String place, boolean late) {}

    /** {@code program}, watched; {@code caught} is told, on the search's thread, at the end of a run in which one was caught. */
    Program watching(Program program, Caught caught) {
        return stage -> {
            running = true;
            try {
                program.perform(new WatchedStage(stage, this));
            } finally {
                running = false;
                tell(sighting -> caught.in(stage.history(), sighting));
            }
        };
    }

    /** Told of what was caught in a run with this history. */
    @FunctionalInterface
    interface Caught {
        void in(History history, Sighting sighting);
    }

    /** Tells the first sighting, if there is one. */
    void tell(Consumer<Sighting> listener) {
        Sighting sighting;
        synchronized (lock) {
            sighting = first;
        }
        if (sighting != null) {
            listener.accept(sighting);
        }
    }

    /** The search's thread goes from user code to the machine or back. */
    void pass() {
        if (Thread.currentThread() == searching) {
            passed.lazySet(passed.get() + 1);
        }
    }

    /**
     * Somebody is about to do {@code what}; whoever returns calls {@link #leave}.
     *
     * @throws IllegalStateException on a foreign thread that nobody waits for
     */
    void enter(String what) {
        if (Thread.currentThread() != searching) {
            enterFromElsewhere(what);
            return;
        }
        passed.lazySet(passed.get() + 1);
        if (inside.get() > 0) {
            see(new Sighting(searching.getName(), what, place(searching), false));
        }
    }

    void leave() {
        if (Thread.currentThread() != searching) {
            inside.decrementAndGet();
        }
    }

    private void enterFromElsewhere(String what) {
        long seen = passed.get();
        long sinceNanos = System.nanoTime();
        while (!isWaitedFor(sinceNanos)) {
            if (passed.get() != seen || !running) {
                Thread thread = Thread.currentThread();
                see(new Sighting(thread.getName(), what, place(thread), !running));
                throw new IllegalStateException(what + " comes from thread '" + thread.getName()
                        + "', for which the thread that handles records does not wait (told by Consumerproof)");
            }
            LockSupport.parkNanos(PAUSE_NANOS);
        }
        inside.incrementAndGet();
        welcome(Thread.currentThread());
    }

    /** Two guests of one pause in the search's own thread, both alive, come in the order that the scheduler gives them. */
    private void welcome(Thread guest) {
        synchronized (lock) {
            Thread other = lastGuest;
            boolean race = other != null && other != guest && other.isAlive() && lastGuestAt == passed.get();
            if (race && racing.isEmpty()) {
                racing = place(guest);
            }
            lastGuest = guest;
            lastGuestAt = passed.get();
        }
    }

    /** Where two threads that are waited for may have raced each other; empty if none did. */
    String racing() {
        synchronized (lock) {
            return racing;
        }
    }

    /** A thread that waits in a loop of its own cannot be told from one that is busy: it is believed after a while. */
    private boolean isWaitedFor(long sinceNanos) {
        if (!running) {
            return false;
        }
        return switch (searching.getState()) {
            case WAITING, TIMED_WAITING, BLOCKED -> true;
            default -> System.nanoTime() - sinceNanos > PATIENCE_NANOS;
        };
    }

    /** Where in user code {@code thread} is. */
    private static String place(Thread thread) {
        StackTraceElement[] stack = thread.getStackTrace();
        int from = 0;
        while (from < stack.length && (UserFrame.isJdk(stack[from]) || isOfThisWatch(stack[from]))) {
            from++;
        }
        return UserFrame.of(Arrays.copyOfRange(stack, from, stack.length));
    }

    private static boolean isOfThisWatch(StackTraceElement frame) {
        return Stream.of(ForeignThreads.class, WatchedStage.class, WatchedPoints.class)
                .anyMatch(each -> frame.getClassName().split("\\$")[0].equals(each.getName()));
    }

    private void see(Sighting sighting) {
        synchronized (lock) {
            first = first == null ? sighting : first;
        }
    }
}
