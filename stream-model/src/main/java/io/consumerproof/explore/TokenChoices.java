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
    private @Nullable String divergence;

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
        if (divergence == null && here < wanted) {
            return 0;
        }
        int pick = token.schedule().pickAt(next);
        if (divergence == null && fits(point, pick)) {
            next++;
            return pick;
        }
        if (divergence == null) {
            divergence = "diverged at choice " + here + ": the token's pick is not offered at " + point.place();
        }
        for (int option = 1; option < point.options(); option++) {
            if (fits(point, option)) {
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
        if (divergence == null && next < token.schedule().size()) {
            return "diverged at choice " + index + ": the run ended before choice "
                    + token.schedule().indexAt(next) + ", which the token picks";
        }
        return divergence;
    }
}
