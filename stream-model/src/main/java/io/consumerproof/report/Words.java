package io.consumerproof.report;

/**
 * An event in words, not laid out yet; all parts in one line each.
 *
 * @param who a member, a group, or {@code log}, {@code run} and {@code a race}
 * @param what what happened, without subject; begins with {@code ✗ } for a fault
 * @param detail what a person would ask next; may be empty
 */
record Words(String who, String what, String detail) {

    static final String FAULT = "✗ ";

    Words {
        who = PlainText.line(who);
        what = PlainText.line(what);
        detail = PlainText.line(detail);
    }

    /** Whether a fault did it. */
    boolean isFault() {
        return what.startsWith(FAULT);
    }
}
