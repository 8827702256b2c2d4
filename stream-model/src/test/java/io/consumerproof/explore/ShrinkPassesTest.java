package io.consumerproof.explore;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.choice.Choices;
import io.consumerproof.choice.RecordedChoices;
import io.consumerproof.history.GroupEvent;
import io.consumerproof.history.MemberEvent;
import io.consumerproof.scenario.Trims;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** Each pass takes away what a run can do without, and returns the very same run where it needs all it has. */
class ShrinkPassesTest {

    private static final int PLENTY = 1_000;

    private final Runs runs = new Runs(Small.counting()
            .partitions(3)
            .records(8)
            .group(each -> each.members(4))
            .faults(Small.everyKind(3))
            .experiment());

    private RunResult shrunk(ShrinkPass pass, RunResult found, Predicate<RunResult> shows) {
        return pass.shrink(found, new Attempts(runs, shows, PLENTY));
    }

    private RunResult plain() {
        return runs.make(Choices.DULLEST, Trims.NONE);
    }

    /** The option of that name strikes at each of these moments at which it is offered, counted from 0. */
    private RunResult struckBy(String option, Integer... moments) {
        int[] seen = {0};
        return runs.make(
                point -> {
                    for (int i = 1; i < point.options(); i++) {
                        if (point.option(i).equals(option)) {
                            return List.of(moments).contains(seen[0]++) ? i : 0;
                        }
                    }
                    return 0;
                },
                Trims.NONE);
    }

    private static long crashes(RunResult run) {
        return run.history().events().stream()
                .filter(MemberEvent.Crashed.class::isInstance)
                .count();
    }

    private static List<String> picks(RunResult run) {
        return run.trace().picks().stream()
                .map(each -> each.point().option(each.option()))
                .toList();
    }

    private static long started(RunResult run) {
        return run.history().events().stream()
                .filter(MemberEvent.Started.class::isInstance)
                .count();
    }

    @Test
    void faultsThatAreNotNeededGo() {
        RunResult found = struckBy("crash", 2, 9, 20);
        assertThat(crashes(found)).isEqualTo(3);
        RunResult told = shrunk(new FewerPicks(), found, run -> crashes(run) >= 1);
        assertThat(picks(told)).containsExactly("crash");
    }

    @Test
    void aPickThatOnlyTogetherWithAnotherIsNotNeededGoesWithIt() {
        RunResult found = struckBy("crash", 2, 9, 20);
        RunResult told = shrunk(new FewerPicks(), found, run -> crashes(run) % 2 == 1);
        assertThat(crashes(told)).isEqualTo(1);
    }

    @Test
    void faultsThatAreNeededStay() {
        RunResult found = struckBy("crash", 2, 9, 20);
        assertThat(shrunk(new FewerPicks(), found, run -> crashes(run) == 3)).isSameAs(found);
    }

    @Test
    void recordsThatAreNotNeededGo() {
        RunResult told =
                shrunk(new FewerRecords(), plain(), run -> run.traffic().containsAll(List.of(2, 5)));
        assertThat(told.traffic()).containsExactly(2, 5);
        assertThat(told.trims().records()).containsExactly(0, 1, 3, 4, 6, 7);
    }

    @Test
    void aLongLogShrinksInFewRuns() {
        Runs many = new Runs(Small.counting().records(512).experiment());
        Attempts attempts = new Attempts(many, run -> run.traffic().contains(200), PLENTY);
        RunResult told = new FewerRecords().shrink(many.make(Choices.DULLEST, Trims.NONE), attempts);
        assertThat(told.traffic()).containsExactly(200);
        // Two chunks of each size from 256 down to 1, and the last record once more.
        assertThat(attempts.made()).isLessThanOrEqualTo(2 * 9 + 1);
    }

    @Test
    void recordsThatAreNeededStay() {
        RunResult found = plain();
        assertThat(shrunk(new FewerRecords(), found, run -> run.traffic().size() == 8))
                .isSameAs(found);
    }

    @Test
    void aFaultStaysWithItsRecordWhenOthersGo() {
        boolean[] struck = {false};
        RunResult found = runs.make(
                point -> {
                    boolean here = !struck[0] && point.place().startsWith("after-effect of orders-2@1");
                    struck[0] |= here;
                    return here ? 1 : 0;
                },
                Trims.NONE);
        assertThat(picks(found)).containsExactly("crash");
        RunResult told = shrunk(new FewerRecords(), found, ShrinkPassesTest::strikesTheSixth);
        assertThat(told.traffic()).containsExactly(5);
        assertThat(told.trace().picks())
                .singleElement()
                .satisfies(pick -> assertThat(pick.point().place()).startsWith("after-effect of orders-2@0"));
    }

    private static boolean strikesTheSixth(RunResult run) {
        return run.trace().picks().stream()
                .anyMatch(each -> each.point().place().contains("\"v5\""));
    }

    @Test
    void membersThatAreNotNeededGo() {
        RunResult told = shrunk(new FewerMembers(), plain(), run -> started(run) >= 2);
        assertThat(started(told)).isEqualTo(2);
        assertThat(told.trims().membersOf(0)).containsExactly(3, 4);
    }

    @Test
    void oneMemberOfEachGroupStays() {
        RunResult told = shrunk(new FewerMembers(), plain(), run -> true);
        assertThat(started(told)).isEqualTo(1);
        assertThat(told.trims().membersOf(0)).hasSize(3);
    }

    @Test
    void membersThatAreNeededStay() {
        RunResult found = plain();
        assertThat(shrunk(new FewerMembers(), found, run -> started(run) == 4)).isSameAs(found);
    }

    private static boolean isAssigned(RunResult run, String partition) {
        return run.history().events().stream()
                .filter(GroupEvent.Assigned.class::isInstance)
                .anyMatch(each -> each.toString().contains(partition));
    }

    @Test
    void partitionsThatAreNotNeededGoAndTheirRecordsStay() {
        RunResult told = shrunk(new FewerPartitions(), plain(), run -> isAssigned(run, "orders-1"));
        assertThat(told.trims().partitions()).containsExactly(Map.entry(0, 1));
        assertThat(told.traffic()).hasSize(8);
        assertThat(isAssigned(told, "orders-2")).isFalse();
    }

    @Test
    void partitionsThatAreNeededStay() {
        RunResult found = plain();
        assertThat(shrunk(new FewerPartitions(), found, run -> isAssigned(run, "orders-2")))
                .isSameAs(found);
    }

    /** The fault-free run, but at the choice where the most may strike: there the last option is taken. */
    private RunResult highest() {
        RecordedChoices dullest = plain().trace();
        int most = 0;
        for (int i = 0; i < dullest.size(); i++) {
            most = dullest.at(i).options() > dullest.at(most).options() ? i : most;
        }
        int where = most;
        int[] index = {0};
        return runs.make(point -> index[0]++ == where ? point.options() - 1 : 0, Trims.NONE);
    }

    @Test
    void aChoiceIsLoweredAsFarAsItGoes() {
        RunResult found = highest();
        assertThat(option(found)).isGreaterThan(2);
        RunResult told = shrunk(new LowerPicks(), found, run -> option(run) >= 2);
        assertThat(option(told)).isEqualTo(2);
        assertThat(told.trace().picks().get(0).index())
                .isEqualTo(found.trace().picks().get(0).index());
    }

    private static int option(RunResult run) {
        return run.trace().picks().get(0).option();
    }

    @Test
    void aChoiceThatCannotBeLoweredStays() {
        RunResult found = highest();
        int option = option(found);
        assertThat(shrunk(new LowerPicks(), found, run -> option(run) == option))
                .isSameAs(found);
    }

    @Test
    void whatIsLeftOutIsSaid() {
        assertThat(LeftOut.sentence(plain())).isEmpty();
        Trims trims = Trims.NONE.withoutMember(0, 2).withFewerPartitions(0, 2).withoutRecords(List.of(1));
        assertThat(LeftOut.sentence(runs.make(Choices.DULLEST, trims)))
                .isEqualTo("needs only 3 of the 4 members of billing and 1 of the 3 partitions of orders");
    }

    @Test
    void noPassGoesBeyondItsRuns() {
        for (ShrinkPass each : ShrinkPasses.all()) {
            Attempts attempts = new Attempts(runs, run -> true, 3);
            each.shrink(struckBy("crash", 2, 9, 20), attempts);
            assertThat(attempts.made()).as(each.toString()).isLessThanOrEqualTo(3);
        }
    }

    @Test
    void whatIsShrunkTwiceIsAsSmallAsWhatIsShrunkOnce() {
        Predicate<RunResult> shows = run -> crashes(run) >= 1 && run.traffic().contains(4) && started(run) > 2;
        RunResult found = struckBy("crash", 2, 9, 20);
        RunResult once = new Shrinker(runs, shows, ShrinkPasses.all()).shrink(found);
        assertThat(new Shrinker(runs, shows, ShrinkPasses.all()).shrink(once)).isSameAs(once);
        assertThat(new Shrinker(runs, shows, ShrinkPasses.all()).shrink(found).plan())
                .isEqualTo(once.plan());
        assertThat(once.traffic()).containsExactly(4);
    }
}
