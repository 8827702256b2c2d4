package io.consumerproof.explore;

import io.consumerproof.choice.ChoicePoint;
import io.consumerproof.choice.RecordedChoices;
import io.consumerproof.choice.Schedule;
import io.consumerproof.explore.Pairs.RecordedFault;
import io.consumerproof.simulation.FaultPoint;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Every placement of so many faults and switches: a placement of k is one of k - 1 and one more behind its last, so none comes
 * twice. Only one path of the tree is kept, not the tree.
 *
 * <p>Of placements that come to the same ({@link ChoicePoint#twin}), the first stands for the others with all that is placed behind
 * it; these are counted, not run. A shard has every n-th first deviation and what is placed behind it.
 */
final class Placements {

    private final Runs runs;
    private final Schedule start;
    private final RecordedChoices base;
    private final boolean pruned;
    private final Shard shard;
    private final Coverage coverage;
    private final Course course;
    private long handed;
    private long covered;

    /** Places deviations behind {@code start}, on the choices that the run with nothing else met. */
    Placements(Runs runs, Schedule start, RecordedChoices base, Search search, Coverage coverage, Course course) {
        this.runs = runs;
        this.start = start;
        this.base = base;
        this.pruned = search.pruned();
        this.shard = search.shard();
        this.coverage = coverage;
        this.course = course;
    }

    /** How many placements were not run, since an equal one was. */
    long covered() {
        return covered;
    }

    /** Hands every placement of {@code level} to {@code trial} until it answers false; returns whether it never did. */
    boolean each(Level level, Pairs pairs, Predicate<Schedule> trial) {
        course.nextPhase();
        return new Walk(pairs, shard, pruned, trial).descend(start, base, level, null);
    }

    /** One walk through the tree. */
    private final class Walk {

        private final Pairs pairs;
        private final Shard shard;
        private final boolean pruned;
        private final Predicate<Schedule> trial;
        private long units;

        Walk(Pairs pairs, Shard shard, boolean pruned, Predicate<Schedule> trial) {
            this.pairs = pairs;
            this.shard = shard;
            this.pruned = pruned;
            this.trial = trial;
        }

        boolean descend(Schedule placed, RecordedChoices trace, Level left, @Nullable RecordedFault first) {
            TreeMap<Long, Long> twins = new TreeMap<>();
            for (int index = placed.end(); index < trace.size(); index++) {
                ChoicePoint point = trace.at(index);
                Level behind = left.without(point);
                for (int option = 1; behind != null && option < point.options(); option++) {
                    boolean atRoot = placed.size() == start.size();
                    boolean wanted = isWanted(first, point, option);
                    long twin = pruned ? point.twin(option) : 0;
                    Long same = twin == 0 ? null : twins.get(twin);
                    if (same != null) {
                        cover(point, behind.isEmpty() && !wanted ? 0 : same);
                        continue;
                    }
                    boolean mine = !atRoot || !wanted || isMine();
                    long before = handed + covered;
                    if (mine && wanted && !place(placed.plus(index, option), point, option, behind)) {
                        return false;
                    }
                    if (twin != 0) {
                        twins.put(twin, behind.isEmpty() && mine ? 1 : handed + covered - before);
                    }
                }
            }
            return true;
        }

        /** Whether the unit that begins here is this shard's. */
        private boolean isMine() {
            long unit = units++;
            course.unit(unit);
            return shard.has(unit);
        }

        private boolean isWanted(@Nullable RecordedFault first, ChoicePoint point, int option) {
            if (pairs == Pairs.ALL || !(point instanceof FaultPoint)) {
                return true;
            }
            RecordedFault here = new RecordedFault((FaultPoint) point, option);
            return first == null ? pairs.mayBegin(here) : pairs.has(first, here);
        }

        private void cover(ChoicePoint point, long placements) {
            covered += placements;
            course.cover(placements);
            if (placements > 0) {
                coverage.strike(point);
            }
        }

        private boolean place(Schedule next, ChoicePoint point, int option, Level behind) {
            if (behind.isEmpty()) {
                handed++;
                course.aim(point);
                return trial.test(next);
            }
            RecordedFault first = point instanceof FaultPoint ? new RecordedFault((FaultPoint) point, option) : null;
            return descend(next, runs.make(new RunPlan(next, List.of())).trace(), behind, first);
        }
    }
}
