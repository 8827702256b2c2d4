package io.consumerproof.junit.trial;

import io.consumerproof.check.Violation;
import io.consumerproof.explore.Finding;
import io.consumerproof.explore.Progress;
import io.consumerproof.explore.RunPlan;
import io.consumerproof.history.History;
import java.time.Duration;
import java.util.List;

/** The findings of user code that keeps the thread it was lent, ends the JVM, or breaks it. */
final class Takeover {

    /** What is violated by an effect that nobody waits for. */
    static final String FOREIGN_THREAD = "foreign-thread";

    private static final String HANG_CURE =
            "Wait with a time-out, let InterruptedException end what it interrupts, and let Error"
                    + " pass: 'catch (Throwable)' inside a loop also catches the crash.";
    private static final String EXIT_CURE =
            "Throw an exception instead, and let the process's own main decide about its end.";
    private static final String FATAL_WHY = "After an error of the JVM itself nothing that it does can be relied on.";
    private static final String FATAL_CURE = "Hold less at a time, or give the JVM more memory.";

    private static final String FOREIGN_WHY =
            "Nobody waits for this thread: the scheduler decides whether its work comes before the commit, after it,"
                    + " or never, so that no run can be repeated and no other verdict means anything.";
    private static final String FOREIGN_CURE =
            "Do the work of a record on the thread that handles it, or wait for the other thread before the handler"
                    + " returns.";

    private Takeover() {}

    static Finding hang(String name, Duration watchdog, Progress progress, StackTraceElement[] stack) {
        String sentence =
                "User code of '" + name + "' did not return within " + spell(watchdog) + ": " + place(progress, stack);
        return finding(
                Finding.Kind.HANG,
                new Violation("watchdog", sentence, why(stack), HANG_CURE, List.of(), List.of()),
                progress);
    }

    static Finding exit(String name, Progress progress, StackTraceElement[] stack) {
        String sentence = "User code of '" + name + "' ended the JVM by System.exit: " + place(progress, stack);
        String why = "A consumer that exits takes every other test, and in production every other member, with it.";
        return finding(
                Finding.Kind.EXIT, new Violation("watchdog", sentence, why, EXIT_CURE, List.of(), List.of()), progress);
    }

    static Finding foreign(String name, History history, Progress progress, ForeignThreads.Sighting caught) {
        String late = caught.late() ? " when its run was over" : "";
        String sentence = "User code of '" + name + "' reaches outside from a foreign thread, '" + caught.thread()
                + "': " + caught.what() + late + ", at " + caught.place() + ".";
        Violation violation = new Violation(FOREIGN_THREAD, sentence, FOREIGN_WHY, FOREIGN_CURE, List.of(), List.of());
        return finding(Finding.Kind.NONDETERMINISM, violation, history, progress);
    }

    static Finding fatal(String name, Progress progress, VirtualMachineError thrown) {
        String message = thrown.getMessage() == null ? "" : ", '" + thrown.getMessage() + "'";
        String sentence = "User code of '" + name + "' ended in "
                + thrown.getClass().getSimpleName() + message + ": " + place(progress, thrown.getStackTrace());
        return finding(
                Finding.Kind.ERROR,
                new Violation("error", sentence, FATAL_WHY, FATAL_CURE, List.of(), List.of()),
                progress);
    }

    private static String place(Progress progress, StackTraceElement[] stack) {
        String where = progress.where().isEmpty() ? "" : ", " + progress.where();
        return "run " + progress.run() + where + ", at " + UserFrame.of(stack) + ".";
    }

    private static String why(StackTraceElement[] stack) {
        boolean waits = stack.length > 0 && stack[0].isNativeMethod() && UserFrame.isJdk(stack[0]);
        return waits
                ? "It waits in " + stack[0].getClassName() + "." + stack[0].getMethodName() + "."
                : "It loops there, waits for a lock that another thread holds, or is too slow for the watchdog.";
    }

    /** {@code 10 s} or {@code 1500 ms}. */
    private static String spell(Duration duration) {
        boolean whole = duration.toMillis() % 1000 == 0;
        return whole ? duration.toSeconds() + " s" : duration.toMillis() + " ms";
    }

    private static Finding finding(Finding.Kind kind, Violation violation, Progress progress) {
        return finding(kind, violation, History.of(), progress);
    }

    private static Finding finding(Finding.Kind kind, Violation violation, History history, Progress progress) {
        return new Finding(
                kind,
                violation,
                List.of(),
                history,
                RunPlan.REFERENCE,
                progress.token(),
                progress.run(),
                0,
                0,
                false,
                null);
    }
}
