package io.consumerproof.maven;

import io.consumerproof.explore.Exploration;
import io.consumerproof.explore.Rank;
import io.consumerproof.runner.Message;
import io.consumerproof.runner.Word;
import org.jspecify.annotations.Nullable;

/**
 * What became of one judge's part of a search.
 *
 * @param judge which judge, from 1
 * @param command what it was asked
 * @param answer what it answered; null if it ended before
 * @param death how it ended; null if it answered
 */
record Searched(
        int judge,
        Message command,
        @Nullable Message answer,
        @Nullable ForkEndedException death) {

    private static final Rank NOTHING = new Rank(Integer.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE);

    boolean isExplored() {
        return answer != null && answer.word() == Word.EXPLORED;
    }

    /** Where in the order of the search its finding stands; behind all else if it has none. */
    Rank found() {
        return answer == null || answer.text("found").isEmpty() ? NOTHING : Rank.parse(answer.text("found"));
    }

    /** Why its part is missing. */
    String missing() {
        return Exploration.cutShort("fork " + judge + (death == null ? " gave up" : " " + death.how())
                + ", its part of the search is missing");
    }
}
