package io.consumerproof.scenario;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** When a handler-form member commits; the spelling is the one contracts use. */
public enum CommitMode {
    /** Synchronously after each handled record. */
    AFTER_RECORD("after-record"),
    /** Synchronously after all records of a poll. */
    AFTER_BATCH("after-batch"),
    /** Synchronously before the handler is called. */
    BEFORE_HANDLING("before-handling"),
    /**
     * By the client: the position before the records of the current poll, at a later poll, at revoke and at close.
     *
     * @source ConsumerCoordinator.maybeAutoCommitOffsetsAsync and onJoinPrepare, Kafka 4.3
     */
    AUTO("auto"),
    /** By the handler through {@link Delivery#commit(long)}. */
    MANUAL("manual");

    private final String spelling;

    CommitMode(String spelling) {
        this.spelling = spelling;
    }

    /** The mode with this spelling, or empty. */
    public static Optional<CommitMode> named(String spelling) {
        return Arrays.stream(values())
                .filter(mode -> mode.spelling.equals(spelling))
                .findFirst();
    }

    /** All spellings in the order of declaration. */
    public static List<String> spellings() {
        return Arrays.stream(values()).map(CommitMode::toString).toList();
    }

    @Override
    public String toString() {
        return spelling;
    }
}
