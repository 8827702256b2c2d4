package io.consumerproof.junit.culprit;

/** What comparing two runs of one schedule showed. */
public enum Comparison {
    /** Both gave the same history. */
    SAME,
    /** They gave two. */
    DIFFERENT,
    /** They were not compared. */
    NOT_MADE;

    /** {@link #SAME} or {@link #DIFFERENT}. */
    public static Comparison of(boolean same) {
        return same ? SAME : DIFFERENT;
    }
}
