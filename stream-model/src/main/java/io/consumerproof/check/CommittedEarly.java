package io.consumerproof.check;

/** Why a commit passes what is not finished, and what to do about it. */
enum CommittedEarly {
    BEFORE_HANDLING(
            "the group commits a record before it handles it.",
            "Commit after the record is handled, and let the receiver absorb repeats."),
    OWN_RECORD(
            "the handler commits the record that it has in hand, and then goes on with it.",
            "Commit only after the effect of the record, and let the receiver absorb repeats."),
    AUTO_AHEAD(
            "the client commits by itself, and under 'protocol: consumer' such a commit may take in what this very poll returns.",
            CommittedEarly.YOURSELF + "."),
    AUTO_AT_STOP(
            "the client commits by itself as it closes: by then its position is behind all that the last poll returned.",
            CommittedEarly.YOURSELF + "; or let 'on-failure' end in a dead letter."),
    AUTO(
            "the client commits by itself how far it has read, not how far everything is finished.",
            CommittedEarly.YOURSELF + "."),
    HOW_FAR_READ(
            "the commit names how far the member has read, not how far everything is finished.",
            "Commit the offset behind the last record before which nothing is unfinished.");

    private static final String YOURSELF = "Commit yourself: 'commit: after-record', 'after-batch' or 'manual'";

    private final String why;
    private final String cure;

    CommittedEarly(String why, String cure) {
        this.why = why;
        this.cure = cure;
    }

    String why() {
        return why;
    }

    String cure() {
        return cure;
    }
}
