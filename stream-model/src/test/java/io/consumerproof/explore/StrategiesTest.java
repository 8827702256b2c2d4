package io.consumerproof.explore;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.choice.Choices;
import io.consumerproof.choice.Schedule;
import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.Protocol;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

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
        assertThat(beyond.walk().runs()).isEqualTo(rounds);
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

    /** Also where a strategy learns from its runs. */
    @ParameterizedTest
    @EnumSource
    void shardsHaveTheLegsOfTheWholeInTurn(Strategies strategy) {
        int leg = (int) Walk.ROUNDS;
        List<Schedule> whole = schedules(strategy, experiment(1, Shard.WHOLE), 2 * leg + ROUNDS);
        List<Schedule> first = schedules(strategy, experiment(1, new Shard(1, 2)), leg + ROUNDS);
        List<Schedule> second = schedules(strategy, experiment(1, new Shard(2, 2)), leg);
        assertThat(whole.subList(0, leg)).isEqualTo(first.subList(0, leg));
        assertThat(whole.subList(leg, 2 * leg)).isEqualTo(second);
        assertThat(whole.subList(2 * leg, whole.size())).isEqualTo(first.subList(leg, first.size()));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void whatAShardHasMadeBeforeARunIsWhatItWouldHaveCounted(int of) {
        int leg = (int) Walk.ROUNDS * Strategies.values().length;
        for (long until : new long[] {0, 1, leg - 1, leg, leg + 2, 3L * leg - 1, 3L * leg + 5, 7L * leg}) {
            for (int number = 1; number <= of; number++) {
                Shard shard = new Shard(number, of);
                long before = LongStream.range(0, until)
                        .filter(each -> shard.has(each / leg))
                        .count();
                assertThat(new Walk(shard, Long.MAX_VALUE).before(until).runs()).isEqualTo(before);
                assertThat(new Walk(shard, 2).before(until).runs()).isEqualTo(Math.min(2, before));
            }
        }
    }

    @Test
    void strategiesHaveEquallyManyRunsAndTheFirstOneMore() {
        Walk walk = new Walk(new Shard(2, 3), 3 * 400 + 1);
        assertThat(walk.runsOf(Strategies.RANDOM)).isEqualTo(401);
        assertThat(walk.runsOf(Strategies.PRIORITY)).isEqualTo(400);
        assertThat(walk.runsOf(Strategies.COVERAGE_GUIDED)).isEqualTo(400);
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
