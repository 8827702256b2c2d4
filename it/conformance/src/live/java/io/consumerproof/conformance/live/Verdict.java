package io.consumerproof.conformance.live;

/** What came of one program. */
enum Verdict {
    /** The model did what the broker did. */
    SAME,
    /** It did otherwise, three times out of three. */
    DIFFERENT,
    /** It did otherwise, but not every time: the broker does not do the same twice. */
    UNSTABLE
}
