package io.consumerproof.explore;

import io.consumerproof.history.History;

/** Where two histories of one schedule part. */
final class Difference {

    private Difference() {}

    /** The first differing event, in a sentence. */
    static String between(History first, History again) {
        int shared = Math.min(first.size(), again.size());
        for (int i = 0; i < shared; i++) {
            if (!first.at(i).toString().equals(again.at(i).toString())) {
                return "The same schedule gave two histories; event " + i + " was first '" + first.at(i) + "', then '"
                        + again.at(i) + "'.";
            }
        }
        return "The same schedule gave two histories; one has " + first.size() + " events, the other " + again.size()
                + ".";
    }
}
