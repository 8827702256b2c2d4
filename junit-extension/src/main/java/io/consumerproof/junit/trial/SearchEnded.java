package io.consumerproof.junit.trial;

/** Ends a search from inside, once something beside it has a finding. */
final class SearchEnded extends Error {

    private static final long serialVersionUID = 1;

    SearchEnded() {
        super("this search was ended from outside", null, false, false);
    }
}
