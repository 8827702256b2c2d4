package io.consumerproof.explore;

import io.consumerproof.choice.Choices;
import io.consumerproof.choice.Prng;
import io.consumerproof.choice.RandomChoices;
import io.consumerproof.choice.Schedule;
import java.util.ArrayList;
import java.util.List;

/**
 * Keeps schedules that showed something new, and varies them: one pick more, one less, one elsewhere, or the beginning of one and the
 * end of another. Some runs are random, so that it never runs dry.
 */
final class CoverageStrategy implements Strategy {

    private static final int MOST_KEPT = 64;
    private static final int RANDOM_ONE_IN = 4;

    private final int oddsOf;
    private final Novelty novelty = new Novelty();
    private final List<Kept> kept = new ArrayList<>();
    private int oldest;

    /**
     * A schedule that showed something new.
     *
     * @param choices how many choices its run met, at least 1
     */
    private record Kept(Schedule schedule, int choices) {}

    CoverageStrategy(RunResult base, int oddsOf) {
        this.oddsOf = oddsOf;
        learn(base);
    }

    @Override
    public Choices next(Prng prng) {
        if (prng.nextInt(RANDOM_ONE_IN) == 0) {
            return new RandomChoices(prng, oddsOf);
        }
        Kept parent = kept.get(prng.nextInt(kept.size()));
        Schedule schedule = parent.schedule;
        int anywhere = prng.nextInt(parent.choices);
        int way = schedule.size() == 0 ? 0 : prng.nextInt(4);
        return switch (way) {
            case 1 -> new VariedChoices(without(schedule, prng), VariedChoices.NOWHERE, prng);
            case 2 -> new VariedChoices(without(schedule, prng), anywhere, prng);
            case 3 ->
                new VariedChoices(
                        spliced(schedule, kept.get(prng.nextInt(kept.size())).schedule, anywhere),
                        VariedChoices.NOWHERE,
                        prng);
            default -> new VariedChoices(schedule, anywhere, prng);
        };
    }

    @Override
    public void learn(RunResult run) {
        if (!novelty.isIn(run) || run.trace().size() == 0) {
            return;
        }
        Kept fresh = new Kept(run.trace().schedule(), run.trace().size());
        if (kept.size() < MOST_KEPT) {
            kept.add(fresh);
        } else {
            kept.set(oldest, fresh);
            oldest = (oldest + 1) % MOST_KEPT;
        }
    }

    private static Schedule without(Schedule schedule, Prng prng) {
        int dropped = prng.nextInt(schedule.size());
        Schedule left = Schedule.DULLEST;
        for (int i = 0; i < schedule.size(); i++) {
            left = i == dropped ? left : left.plus(schedule.indexAt(i), schedule.pickAt(i));
        }
        return left;
    }

    /** The picks of {@code head} before choice {@code cut}, those of {@code tail} from there on. */
    private static Schedule spliced(Schedule head, Schedule tail, int cut) {
        Schedule whole = Schedule.DULLEST;
        for (int i = 0; i < head.size() && head.indexAt(i) < cut; i++) {
            whole = whole.plus(head.indexAt(i), head.pickAt(i));
        }
        for (int i = 0; i < tail.size(); i++) {
            whole = tail.indexAt(i) < cut ? whole : whole.plus(tail.indexAt(i), tail.pickAt(i));
        }
        return whole;
    }
}
