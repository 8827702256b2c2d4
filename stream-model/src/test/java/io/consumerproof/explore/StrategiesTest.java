package io.consumerproof.explore;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.choice.Choices;
import io.consumerproof.choice.Schedule;
import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.Protocol;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The catalogue of ways to pick schedules beyond the bound. */
class StrategiesTest {

    private static final int ROUNDS = 60;

    private static Experiment experiment(long seed, Shard shard) {
        return Small.absorbing()
                .partitions(3)
                .records(9)
                .group(each -> each.protocol(Protocol.CONSUMER).members(3))
                .faults(Small.everyKind(2))
                .search(Search.DEFAULT.seed(seed).shard(shard))
                .experiment();
    }

    /** What {@code rounds} runs of one strategy picked. */
    private static List<Schedule> schedules(Strategies strategy, Experiment experiment, int rounds) {
        Runs runs = new Runs(experiment);
        Beyond beyond = new Beyond(experiment, runs.plain(List.of()), List.of(strategy));
        List<Schedule> picked = new ArrayList<>();
        for (int i = 0; i < rounds; i++) {
            Choices decider = beyond.next();
            RunResult run = runs.make(decider, List.of());
            beyond.learn(run);
            picked.add(run.trace().schedule());
        }
        assertThat(beyond.shares()).containsExactly(new Statement.Share(strategy.toString(), rounds));
        return picked;
    }

    @ParameterizedTest
    @EnumSource
    void theSameSeedGivesTheSameSchedules(Strategies strategy) {
        List<Schedule> first = schedules(strategy, experiment(5, Shard.WHOLE), ROUNDS);
        assertThat(schedules(strategy, experiment(5, Shard.WHOLE), ROUNDS)).isEqualTo(first);
        assertThat(schedules(strategy, experiment(6, Shard.WHOLE), ROUNDS)).isNotEqualTo(first);
    }

    @ParameterizedTest
    @EnumSource
    void mostSchedulesAreBeyondTheBound(Strategies strategy) {
        List<Schedule> picked = schedules(strategy, experiment(1, Shard.WHOLE), ROUNDS);
        assertThat(picked.stream().distinct().count()).isGreaterThan(ROUNDS / 2);
        assertThat(picked).anyMatch(each -> each.size() > 2);
    }

    @ParameterizedTest
    @EnumSource(names = "COVERAGE_GUIDED", mode = EnumSource.Mode.EXCLUDE)
    void shardsHaveTheRoundsOfTheWholeInTurn(Strategies strategy) {
        List<Schedule> whole = schedules(strategy, experiment(1, Shard.WHOLE), ROUNDS);
        List<Schedule> first = schedules(strategy, experiment(1, new Shard(1, 2)), ROUNDS / 2);
        List<Schedule> second = schedules(strategy, experiment(1, new Shard(2, 2)), ROUNDS / 2);
        for (int round = 0; round < ROUNDS; round++) {
            assertThat((round % 2 == 0 ? first : second).get(round / 2)).isEqualTo(whole.get(round));
        }
    }

    @ParameterizedTest
    @EnumSource
    void oneMemberIsEnough(Strategies strategy) {
        Experiment alone = Small.absorbing()
                .records(2)
                .group(each -> each.members(1))
                .faults(FaultBudget.DEFAULT)
                .experiment();
        assertThat(schedules(strategy, alone, ROUNDS)).anyMatch(each -> each.size() > 0);
    }

    @ParameterizedTest
    @EnumSource
    void whatIsPickedIsWhatIsReplayed(Strategies strategy) {
        Experiment experiment = experiment(2, Shard.WHOLE);
        Runs runs = new Runs(experiment);
        Beyond beyond = new Beyond(experiment, runs.plain(List.of()), List.of(strategy));
        for (int i = 0; i < ROUNDS; i++) {
            RunResult run = runs.make(beyond.next(), List.of());
            beyond.learn(run);
            assertThat(runs.make(run.plan()).history().text())
                    .isEqualTo(run.history().text());
        }
    }
}
