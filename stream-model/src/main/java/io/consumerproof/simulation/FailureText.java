package io.consumerproof.simulation;

import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What a history says of something that user code threw: no more than two runs of one schedule have in common. */
final class FailureText {

    /**
     * What the JVM throws by itself: with a message at first, and without one where the code has been compiled; and the message
     * is another one in the next JDK. So they are told without.
     *
     * @source HotSpot, OmitStackTraceInFastThrow: GraphKit::builtin_throw, JDK 17
     */
    private static final List<Class<?>> THROWN_BY_THE_JVM = List.of(
            ArithmeticException.class,
            ArrayIndexOutOfBoundsException.class,
            ArrayStoreException.class,
            ClassCastException.class,
            NullPointerException.class);

    /**
     * A row's number inside the database, which grows with every row that earlier runs inserted.
     *
     * @source H2 2.4, DefaultRow.toString: a comment before the values of a row
     */
    private static final Pattern ROW_NUMBER = Pattern.compile("/\\* (key:)?-?\\d+ \\*/");

    private FailureText() {}

    /** Simple class name and message. */
    static String of(Throwable failure) {
        String message = THROWN_BY_THE_JVM.contains(failure.getClass()) ? null : message(failure);
        String type = failure.getClass().getSimpleName();
        return message == null ? type : type + ": " + withoutRowNumbers(message);
    }

    private static String withoutRowNumbers(String message) {
        return message.contains("/* ") ? ROW_NUMBER.matcher(message).replaceAll("/* $1# */") : message;
    }

    /** The message is user code too. */
    private static @Nullable String message(Throwable failure) {
        try {
            return failure.getMessage();
        } catch (RuntimeException untellable) {
            return "its message throws " + untellable.getClass().getSimpleName();
        }
    }
}
