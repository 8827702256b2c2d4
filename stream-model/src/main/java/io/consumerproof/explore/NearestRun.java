package io.consumerproof.explore;

import io.consumerproof.choice.RecordedChoices.Pick;
import io.consumerproof.choice.ReplayedChoices;
import io.consumerproof.explore.Experiment.Identity;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The run of a token or, where things have changed since, the nearest that there is: first with its picks where they belong by
 * content; where some of them belong nowhere any more, since an argument is another, say, with all of them by their numbers.
 *
 * @param run what was made
 * @param divergence where it took other choices than the token; null if it did not
 * @param isWhole whether it made as many picks as the token has
 */
record NearestRun(RunResult run, @Nullable String divergence, boolean isWhole) {

    static NearestRun of(ReplayToken token, Identity now, Runs runs) {
        TokenChoices choices = new TokenChoices(token);
        RunResult run = runs.make(choices, token.trims());
        NearestRun byContent = new NearestRun(run, choices.divergence(), madeAll(run, token));
        if (byContent.isWhole || token.isUnchanged(now)) {
            return byContent;
        }
        RunResult numbered = runs.make(new ReplayedChoices(token.schedule()), token.trims());
        return madeAll(numbered, token)
                ? new NearestRun(numbered, choices.divergence() + "; by number it is " + places(numbered), true)
                : byContent;
    }

    private static boolean madeAll(RunResult run, ReplayToken token) {
        return run.trace().picks().size() == token.schedule().size();
    }

    private static String places(RunResult run) {
        List<Pick> picks = run.trace().picks();
        return picks.stream()
                .map(each -> each.point().option(each.option()) + " at "
                        + each.point().place())
                .collect(Collectors.joining(", then "));
    }
}
