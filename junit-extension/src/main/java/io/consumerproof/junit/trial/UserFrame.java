package io.consumerproof.junit.trial;

import java.util.List;
import java.util.stream.Stream;

/** Finds the place in user code that a thread is in. */
final class UserFrame {

    private static final List<String> JDK = List.of("java.", "javax.", "jdk.", "sun.", "com.sun.");

    /** Whose frames lie between user code and what it called: ports and databases, and the points behind them. */
    private static final List<String> OURS = Stream.of(
                    "history", "choice", "scenario", "check", "log", "group", "member", "simulation", "explore", "jdbc")
            .map(name -> "io.consumerproof." + name + ".")
            .toList();

    /** What watches for foreign threads stands between user code and points as well. */
    private static final String WATCH = "io.consumerproof.junit.trial.Watched";

    private UserFrame() {}

    /** The innermost frame outside the JDK and the model, as {@code com.acme.OrderProjection.on(OrderProjection.java:17)}. */
    static String of(StackTraceElement[] stack) {
        for (StackTraceElement frame : stack) {
            if (!isJdk(frame) && !isOurs(frame)) {
                return spell(frame);
            }
        }
        return stack.length == 0 ? "an unknown place" : spell(stack[0]);
    }

    static boolean isJdk(StackTraceElement frame) {
        return JDK.stream().anyMatch(frame.getClassName()::startsWith);
    }

    private static boolean isOurs(StackTraceElement frame) {
        return OURS.stream().anyMatch(frame.getClassName()::startsWith)
                || frame.getClassName().startsWith(WATCH)
                || frame.getClassName().contains(".$Proxy");
    }

    private static String spell(StackTraceElement frame) {
        String place =
                frame.getFileName() == null ? "Unknown Source" : frame.getFileName() + ":" + frame.getLineNumber();
        return frame.getClassName() + "." + frame.getMethodName() + "(" + place + ")";
    }
}
