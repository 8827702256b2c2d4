package io.consumerproof.explore;

import io.consumerproof.choice.ChoicePoint;
import io.consumerproof.choice.Choices;
import org.jspecify.annotations.Nullable;

/**
 * Follows a token. As long as its choices come where it says, by their number; from the first one that does not on, by their
 * content: at the next choice with the fingerprint of the next pick.
 */
final class TokenChoices implements Choices {

    private final ReplayToken token;
    private int index;
    private int next;
    private @Nullable Divergence first;

    /** The first choice that was not as the token has it. */
    private static final class Divergence {

        private final int index;
        private final String place;
        private final int pick;
        private String instead = ", nor anywhere behind it";

        private Divergence(int index, String place, int pick) {
            this.index = index;
            this.place = place;
            this.pick = pick;
        }

        private void metInstead(int choice, ChoicePoint point, int option) {
            instead = "; it came as choice " + choice + ", " + point.option(option) + " at " + point.place();
        }

        private String sentence() {
            return "diverged at choice " + index + ", " + place + ": the token's pick is not offered there" + instead;
        }
    }

    TokenChoices(ReplayToken token) {
        this.token = token;
    }

    @Override
    public int choose(ChoicePoint point) {
        int here = index++;
        if (next == token.schedule().size()) {
            return 0;
        }
        int wanted = token.schedule().indexAt(next);
        if (first == null && here < wanted) {
            return 0;
        }
        int pick = token.schedule().pickAt(next);
        if (first == null && fits(point, pick)) {
            next++;
            return pick;
        }
        if (first == null) {
            first = new Divergence(here, point.place(), next);
        }
        return byContent(point, here, first);
    }

    private int byContent(ChoicePoint point, int here, Divergence divergence) {
        for (int option = 1; option < point.options(); option++) {
            if (fits(point, option)) {
                if (next == divergence.pick) {
                    divergence.metInstead(here, point, option);
                }
                next++;
                return option;
            }
        }
        return 0;
    }

    private boolean fits(ChoicePoint point, int option) {
        return option < point.options()
                && ReplayToken.print(point, option) == token.prints().get(next);
    }

    /** Where the run took other choices than the token; null if it took all of them. Asked when the run is over. */
    @Nullable
    String divergence() {
        if (first != null) {
            return first.sentence();
        }
        return next == token.schedule().size()
                ? null
                : "diverged at choice " + index + ": the run ended before choice "
                        + token.schedule().indexAt(next) + ", which the token picks";
    }
}
