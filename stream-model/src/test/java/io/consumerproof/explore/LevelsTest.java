package io.consumerproof.explore;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.choice.ChoicePoint;
import io.consumerproof.choice.RecordedChoices;
import io.consumerproof.choice.Schedule;
import io.consumerproof.scenario.CommitMode;
import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.FaultKind;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Which schedules a search makes: against an odometer that knows nothing of levels, pairs, twins and shards. */
class LevelsTest {

    /**
     * Ten small scenarios, and how many schedules each has: all, and without those that come to the same. With one member a crash can
     * strike in the assignment, at six places of each record, and when all is drained; behind a record's commit the next one begins,
     * or all is drained, and nothing lies between. With two members the other one's poll does.
     */
    static Stream<Arguments> scenarios() {
        return Stream.of(
                Arguments.of("no fault", one(Small.absorbing().records(2)).faults(FaultBudget.NONE), 1, 1),
                Arguments.of(
                        "a crash, one record", one(Small.absorbing().records(1)).only(FaultKind.CRASH, 1), 9, 8),
                Arguments.of(
                        "a crash, two records",
                        one(Small.absorbing().records(2)).only(FaultKind.CRASH, 1),
                        15,
                        13),
                Arguments.of(
                        "two crashes, one record",
                        one(Small.absorbing().records(1)).only(FaultKind.CRASH, 2),
                        61,
                        47),
                Arguments.of("a lost commit", one(Small.absorbing().records(3)).only(FaultKind.COMMIT_LOST, 1), 4, 4),
                Arguments.of(
                        "a refused commit", one(Small.absorbing().records(3)).only(FaultKind.COMMIT_REFUSED, 1), 7, 7),
                Arguments.of(
                        "a failing sink", one(Small.absorbing().records(2)).only(FaultKind.EFFECT_FAILURE, 1), 5, 5),
                Arguments.of(
                        "a failing handler",
                        one(Small.absorbing().records(2)).only(FaultKind.HANDLER_FAILURE, 1),
                        9,
                        9),
                Arguments.of(
                        "a crash of two members",
                        Small.absorbing().partitions(2).records(2).only(FaultKind.CRASH, 1),
                        17,
                        17),
                Arguments.of(
                        "a lost commit and a failing sink",
                        one(Small.absorbing().records(1))
                                .faults(FaultBudget.NONE
                                        .with(FaultKind.COMMIT_LOST, 1)
                                        .with(FaultKind.EFFECT_FAILURE, 1)
                                        .together(2)),
                        4,
                        4));
    }

    private static Small one(Small small) {
        return small.group(each -> each.members(1).commit(CommitMode.AFTER_RECORD));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("scenarios")
    void theNumberOfSchedulesIsKnown(String name, Small small, long all, long pruned) {
        Statement plain = small.search(search().pruned(false)).explore().statement();
        Statement shorter = small.search(search()).explore().statement();
        assertThat(plain.runs())
                .isEqualTo(all)
                .isEqualTo(odometer(small.experiment()).size());
        assertThat(shorter.runs()).isEqualTo(pruned);
        assertThat(shorter.runs() + shorter.covered()).isEqualTo(all);
    }

    private static Search search() {
        return Search.DEFAULT.budget(Duration.ZERO);
    }

    /** Every schedule of faults alone, found by counting up from the last choice. */
    private static TreeSet<String> odometer(Experiment experiment) {
        Runs runs = new Runs(experiment);
        TreeSet<String> found = new TreeSet<>();
        List<Schedule> open = new ArrayList<>(List.of(Schedule.DULLEST));
        while (!open.isEmpty()) {
            Schedule next = open.remove(open.size() - 1);
            found.add(next.toString());
            RecordedChoices trace = runs.make(new RunPlan(next, List.of())).trace();
            for (int i = trace.size() - 1; i >= next.end(); i--) {
                ChoicePoint point = trace.at(i);
                for (int option = 1; point.isFault() && option < point.options(); option++) {
                    open.add(next.plus(i, option));
                }
            }
        }
        return found;
    }

    @Test
    void everyPairIsPlacedOnceWhetherItIsAFavouriteOrNot() {
        Experiment experiment = Small.absorbing()
                .records(2)
                .faults(Small.everyKind(2))
                .search(search().pruned(false))
                .experiment();
        List<String> placed = new ArrayList<>();
        Runs runs = new Runs(experiment);
        Placements placements = placements(experiment, runs);
        placements.each(new Level(2, 0), Pairs.FAVOURITES, schedule -> placed.add(schedule.toString()));
        int favourites = placed.size();
        placements.each(new Level(2, 0), Pairs.OTHERS, schedule -> placed.add(schedule.toString()));
        List<String> all = new ArrayList<>();
        placements.each(new Level(2, 0), Pairs.ALL, schedule -> all.add(schedule.toString()));
        assertThat(favourites).isBetween(1, placed.size() - 1);
        assertThat(placed).containsExactlyInAnyOrderElementsOf(all);
    }

    private static Placements placements(Experiment experiment, Runs runs) {
        RecordedChoices base = runs.make(RunPlan.REFERENCE).trace();
        return new Placements(
                runs, Schedule.DULLEST, base, experiment.search(), new Coverage(new Course()), new Course());
    }

    @Test
    void shardsAreDisjointAndTogetherTheWhole() {
        Small small = Small.absorbing().partitions(2).records(3).faults(FaultBudget.DEFAULT);
        List<String> whole = schedules(small, Shard.WHOLE);
        List<String> parts = IntStream.rangeClosed(1, 8)
                .boxed()
                .flatMap(number -> schedules(small, new Shard(number, 8)).stream())
                .toList();
        assertThat(parts).containsExactlyInAnyOrderElementsOf(whole);
        assertThat(new TreeSet<>(whole)).hasSize(whole.size());
    }

    private static List<String> schedules(Small small, Shard shard) {
        Experiment experiment =
                small.search(search().switches(true).shard(shard)).experiment();
        List<String> found = new ArrayList<>();
        Runs runs = new Runs(experiment);
        RunResult base = runs.make(RunPlan.REFERENCE);
        new Exhaustion(experiment, runs, new Coverage(new Course()), new Course(), new Exhaustion.Trial() {
                    @Override
                    public boolean run(Schedule schedule) {
                        return found.add(schedule.toString());
                    }

                    @Override
                    public boolean isOver() {
                        return false;
                    }
                })
                .each(base);
        return found;
    }

    @Test
    void aRunHasOneSwitchInThePlaceOfAFault() {
        Experiment experiment = Small.absorbing()
                .partitions(2)
                .records(2)
                .only(FaultKind.CRASH, 1)
                .search(search().switches(true))
                .experiment();
        List<String> alone = new ArrayList<>();
        Runs runs = new Runs(experiment);
        Placements placements = placements(experiment, runs);
        placements.each(Level.ofOneSwitch(1).get(0), Pairs.ALL, schedule -> alone.add(schedule.toString()));
        RecordedChoices base = runs.make(RunPlan.REFERENCE).trace();
        long switches = IntStream.range(0, base.size())
                .mapToObj(base::at)
                .filter(each -> !each.isFault())
                .mapToInt(each -> each.options() - 1)
                .sum();
        assertThat(switches).isPositive();
        assertThat(alone).hasSize((int) switches);
        Exploration exploration = new Explorer(experiment, () -> Duration.ZERO).explore();
        assertThat(exploration.passed()).isTrue();
        assertThat(exploration.statement().variants()).containsExactly("with one switch: every placement of no fault");
    }
}
