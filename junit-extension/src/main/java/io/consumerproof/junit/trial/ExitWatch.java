package io.consumerproof.junit.trial;

import io.consumerproof.explore.Finding;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * A shutdown hook for as long as a trial runs: if the search's own thread, or one that was started since, is what ends the JVM,
 * user code called exit. A shutdown for any other reason passes.
 */
final class ExitWatch implements AutoCloseable {

    private final Thread searching;
    private final Set<Thread> known = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Function<StackTraceElement[], Finding> describing;
    private final FatalEnd fatal;
    private final Thread hook;

    ExitWatch(Thread searching, Function<StackTraceElement[], Finding> describing, FatalEnd fatal) {
        this.searching = searching;
        this.describing = describing;
        this.fatal = fatal;
        this.hook = new Thread(null, this::look, "consumerproof-exit", 0, false);
        known.addAll(Thread.getAllStackTraces().keySet());
        Runtime.getRuntime().addShutdownHook(hook);
    }

    private void look() {
        exitOfUserCode(Thread.getAllStackTraces())
                .ifPresent(stack -> fatal.end(describing.apply(stack), Trial.HALT_EXIT));
    }

    Optional<StackTraceElement[]> exitOfUserCode(Map<Thread, StackTraceElement[]> stacks) {
        return stacks.entrySet().stream()
                .filter(entry -> entry.getKey() == searching || !known.contains(entry.getKey()))
                .map(Map.Entry::getValue)
                .filter(ExitWatch::exits)
                .findFirst();
    }

    private static boolean exits(StackTraceElement[] stack) {
        return Arrays.stream(stack)
                .anyMatch(frame -> frame.getClassName().equals("java.lang.Runtime")
                        && frame.getMethodName().equals("exit"));
    }

    @Override
    public void close() {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException shuttingDown) {
            // The hook is running or has run: there is nothing left to remove.
        }
    }
}
