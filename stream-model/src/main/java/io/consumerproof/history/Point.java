package io.consumerproof.history;

/** A place in a member's life where a fault may strike; the spelling is the one contracts use. */
public enum Point {
    /** Between two polls, that is also between the records of two polls. */
    BEFORE_POLL("before-poll"),
    BEFORE_HANDLING("before-handling"),
    AFTER_HANDLING("after-handling"),
    BEFORE_EFFECT("before-effect"),
    AFTER_EFFECT("after-effect"),
    BEFORE_STATEMENT("before-statement"),
    AFTER_STATEMENT("after-statement"),
    BEFORE_SQL_COMMIT("before-sql-commit"),
    AFTER_SQL_COMMIT("after-sql-commit"),
    BEFORE_COMMIT("before-commit"),
    AFTER_COMMIT("after-commit"),
    IN_RETRY("in-retry"),
    IN_CLOSE("in-close"),
    IN_ASSIGNED("in-assigned"),
    IN_REVOKED("in-revoked"),
    IN_DEAD_LETTER("in-dead-letter"),
    /** When a log is complete and before it is read: where producers repeat or delay their sends. */
    IN_SEND("in-send"),
    /** When everything was read and traffic has stopped. */
    WHEN_DRAINED("when-drained");

    private final String spelling;

    Point(String spelling) {
        this.spelling = spelling;
    }

    @Override
    public String toString() {
        return spelling;
    }
}
