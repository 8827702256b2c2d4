package io.consumerproof.junit.trial;

/** Ends a search from inside, once the watchdog has a finding. */
final class SearchEnded extends Error {

    private static final long serialVersionUID = 1;

    SearchEnded() {
        super("the watchdog has ended this search", null, false, false);
    }
}
