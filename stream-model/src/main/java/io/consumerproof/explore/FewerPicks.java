package io.consumerproof.explore;

import io.consumerproof.choice.RecordedChoices.Pick;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Does without faults, and without other picks that are not the dullest. */
final class FewerPicks implements ShrinkPass {

    @Override
    public RunResult shrink(RunResult found, Attempts attempts) {
        Chunks<Pick> chunks =
                new Chunks<>(run -> run.trace().picks(), (smallest, some) -> without(smallest, some, attempts));
        return chunks.shrink(found);
    }

    private static @Nullable RunResult without(RunResult smallest, List<Pick> some, Attempts attempts) {
        List<Pick> rest = new ArrayList<>(smallest.trace().picks());
        rest.removeAll(some);
        return attempts.smaller(smallest, rest, smallest.trims());
    }
}
