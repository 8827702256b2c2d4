package io.consumerproof.member;

import java.time.Duration;
import java.time.format.DateTimeParseException;

/**
 * Where a member begins to read without a committed offset, or when its offset is out of range.
 *
 * @param age how far back {@link Kind#BY_DURATION} goes, 0 or more; zero for the others
 * @source auto.offset.reset, Kafka 4.3 (AutoOffsetResetStrategy, KIP-1106)
 */
public record ResetPolicy(Kind kind, Duration age) {

    /** Where to. */
    public enum Kind {
        EARLIEST,
        LATEST,
        /** Nowhere: the application is told by an exception. */
        NONE,
        /** To the first record that is at most so old; without one the member waits. */
        BY_DURATION
    }

    public static final ResetPolicy EARLIEST = new ResetPolicy(Kind.EARLIEST, Duration.ZERO);
    public static final ResetPolicy LATEST = new ResetPolicy(Kind.LATEST, Duration.ZERO);
    public static final ResetPolicy NONE = new ResetPolicy(Kind.NONE, Duration.ZERO);

    private static final String BY_DURATION = "by_duration:";

    /**
     * The policy as Kafka's setting spells it: {@code by_duration:PT10M}.
     *
     * @throws IllegalArgumentException if it is none
     */
    public static ResetPolicy named(String spelling) {
        switch (spelling) {
            case "earliest":
                return EARLIEST;
            case "latest":
                return LATEST;
            case "none":
                return NONE;
            default:
                return byDuration(spelling);
        }
    }

    private static ResetPolicy byDuration(String spelling) {
        if (spelling.startsWith(BY_DURATION)) {
            try {
                Duration age = Duration.parse(spelling.substring(BY_DURATION.length()));
                if (!age.isNegative()) {
                    return new ResetPolicy(Kind.BY_DURATION, age);
                }
            } catch (DateTimeParseException unreadable) {
                // told below, like any other spelling
            }
        }
        throw new IllegalArgumentException("no reset policy '" + spelling
                + "'; policies: 'by_duration:PT10M' (ISO-8601, not negative), 'earliest', 'latest', 'none'");
    }
}
