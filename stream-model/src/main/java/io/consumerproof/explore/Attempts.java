package io.consumerproof.explore;

import io.consumerproof.choice.Choices;
import io.consumerproof.choice.RecordedChoices.Pick;
import io.consumerproof.choice.ReplayedChoices;
import io.consumerproof.choice.Schedule;
import io.consumerproof.scenario.Trims;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Runs that might be smaller and show the same thing; a bounded number of them. */
final class Attempts {

    private final Runs runs;
    private final Predicate<RunResult> shows;
    private final int most;
    private int made;
    private int accepted;

    /** At most {@code most} runs, of which those that {@code shows} accepts show the same thing. */
    Attempts(Runs runs, Predicate<RunResult> shows, int most) {
        this.runs = runs;
        this.shows = shows;
        this.most = most;
    }

    /**
     * The run that takes {@code picks}, each at its place by content or else by number, over what {@code trims} leave; null
     * if that is no smaller, does not show the same thing, or cannot be made any more.
     *
     * @param picks picks of {@code smallest}, all or some, with their options or others
     */
    @Nullable
    RunResult smaller(RunResult smallest, List<Pick> picks, Trims trims) {
        RunResult byContent = made(new AddressedChoices(smallest.trace(), picks), trims);
        if (byContent == null || isAccepted(byContent, smallest)) {
            return byContent;
        }
        Schedule numbers = schedule(picks);
        if (byContent.trace().schedule().equals(numbers)) {
            return null;
        }
        RunResult byNumber = made(new ReplayedChoices(numbers), trims);
        return byNumber != null && isAccepted(byNumber, smallest) ? byNumber : null;
    }

    private @Nullable RunResult made(Choices choices, Trims trims) {
        if (made >= most) {
            return null;
        }
        made++;
        return runs.make(choices, trims);
    }

    private boolean isAccepted(RunResult tried, RunResult smallest) {
        boolean accepts = isSmaller(tried, smallest) && shows.test(tried);
        accepted += accepts ? 1 : 0;
        return accepts;
    }

    /** Never more picks; and fewer of them, less of everything else, or the same with lower options. */
    private static boolean isSmaller(RunResult tried, RunResult smallest) {
        int picks = tried.trace().picks().size() - smallest.trace().picks().size();
        return picks <= 0 && (tried.isSmallerThan(smallest) || height(tried) < height(smallest));
    }

    private static int height(RunResult run) {
        return run.trace().picks().stream().mapToInt(Pick::option).sum();
    }

    private static Schedule schedule(List<Pick> picks) {
        int[] indexes = picks.stream().mapToInt(Pick::index).toArray();
        int[] options = picks.stream().mapToInt(Pick::option).toArray();
        return Schedule.of(indexes, options);
    }

    /** How many of the runs were smaller and showed the same thing. */
    int accepted() {
        return accepted;
    }

    /** How many runs were made. */
    int made() {
        return made;
    }
}
