package io.consumerproof.explore;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.choice.Prng;
import io.consumerproof.choice.RandomChoices;
import io.consumerproof.scenario.CommitMode;
import io.consumerproof.scenario.OnFailure;
import io.consumerproof.scenario.OnFailure.Then;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** No false alarm: a consumer whose receiver absorbs repeats keeps its promises under all pairs of all faults. */
class CorrectConsumersTest {

    static Stream<Arguments> everyModeAndPolicy() {
        List<Arguments> all = new ArrayList<>();
        for (CommitMode mode : CommitMode.values()) {
            for (Then then : Then.values()) {
                // Committing ahead loses records, and so does auto-commit at the close after an exception: see decision
                // 4.
                boolean isCorrect =
                        mode != CommitMode.BEFORE_HANDLING && (mode != CommitMode.AUTO || then != Then.STOP);
                for (int attempts = 1; isCorrect && attempts <= 2; attempts++) {
                    all.add(Arguments.of(mode, then, attempts));
                }
            }
        }
        return all.stream();
    }

    private static Small correct(int partitions, int records, CommitMode mode, Then then, int attempts) {
        Small small = Small.absorbing().partitions(partitions).records(records).restarting();
        String topic = then == Then.DEAD_LETTER ? "orders.dlt" : null;
        OnFailure policy = new OnFailure(attempts, Duration.ofMillis(100), then, topic);
        return small.handlers(world -> deliveries -> deliveries.forEach(each -> {
                    small.receiver()
                            .put("" + each.record().key(), "" + each.record().value());
                    if (mode == CommitMode.MANUAL) {
                        each.commit(each.record().offset() + 1);
                    }
                }))
                .group(each ->
                        each.commit(mode).onFailure(policy).members(partitions).maxPollRecords(2));
    }

    @ParameterizedTest
    @MethodSource("everyModeAndPolicy")
    void survivesAllPairsOfAllFaults(CommitMode mode, Then then, int attempts) {
        Exploration exploration =
                correct(2, 3, mode, then, attempts).faults(Small.everyKind(2)).explore();

        assertThat(exploration.finding()).isNull();
        assertThat(exploration.problems()).isEmpty();
        assertThat(exploration.statement().exhaustive()).isTrue();
    }

    @ParameterizedTest
    @MethodSource("everyModeAndPolicy")
    void survivesRandomRunsWithSwitches(CommitMode mode, Then then, int attempts) {
        Experiment experiment =
                correct(3, 7, mode, then, attempts).faults(Small.everyKind(3)).experiment();
        Runs runs = new Runs(experiment);
        Judge judge = new Judge(experiment, runs);
        for (int seed = 1; seed <= 300; seed++) {
            RunResult run = runs.make(new RandomChoices(new Prng(seed), 12), List.of());
            assertThat(judge.violations(run)).as("seed " + seed).isEmpty();
        }
    }
}
