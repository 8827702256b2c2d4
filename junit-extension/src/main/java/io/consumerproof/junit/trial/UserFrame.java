package io.consumerproof.junit.trial;

import java.util.List;

/** Finds the place in user code that a thread is in. */
final class UserFrame {

    private static final List<String> JDK = List.of("java.", "javax.", "jdk.", "sun.", "com.sun.");

    private UserFrame() {}

    /** The innermost frame outside the JDK as {@code com.acme.OrderProjection.on(OrderProjection.java:17)}. */
    static String of(StackTraceElement[] stack) {
        for (StackTraceElement frame : stack) {
            if (!isJdk(frame)) {
                return spell(frame);
            }
        }
        return stack.length == 0 ? "an unknown place" : spell(stack[0]);
    }

    static boolean isJdk(StackTraceElement frame) {
        return JDK.stream().anyMatch(frame.getClassName()::startsWith);
    }

    private static String spell(StackTraceElement frame) {
        String place =
                frame.getFileName() == null ? "Unknown Source" : frame.getFileName() + ":" + frame.getLineNumber();
        return frame.getClassName() + "." + frame.getMethodName() + "(" + place + ")";
    }
}
