package io.consumerproof.explore;

import io.consumerproof.choice.RecordedChoices.Pick;
import java.util.ArrayList;
import java.util.List;

/** Takes duller options at the same places: of what may strike there, what comes first in the catalogue. */
final class LowerPicks implements ShrinkPass {

    @Override
    public RunResult shrink(RunResult found, Attempts attempts) {
        RunResult smallest = found;
        int before;
        do {
            before = attempts.accepted();
            for (int i = 0; i < smallest.trace().picks().size(); i++) {
                smallest = lowered(smallest, i, attempts);
            }
        } while (attempts.accepted() > before);
        return smallest;
    }

    private static RunResult lowered(RunResult found, int position, Attempts attempts) {
        Pick pick = found.trace().picks().get(position);
        for (int option = 1; option < pick.option(); option++) {
            List<Pick> picks = new ArrayList<>(found.trace().picks());
            picks.set(position, new Pick(pick.index(), option, pick.point()));
            RunResult tried = attempts.smaller(found, picks, found.trims());
            if (tried != null) {
                return tried;
            }
        }
        return found;
    }
}
