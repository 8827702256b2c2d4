package io.consumerproof.explore;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.choice.Prng;
import io.consumerproof.choice.RandomChoices;
import io.consumerproof.scenario.AssignorName;
import io.consumerproof.scenario.CommitMode;
import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.scenario.GroupSettings;
import io.consumerproof.scenario.OnFailure;
import io.consumerproof.scenario.Protocol;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** No false alarm under the protocols that leave members what they keep, and with static members. */
class CorrectUnderProtocolsTest {

    private static Arguments protocol(String name, CommitMode mode, UnaryOperator<GroupSettings> settings) {
        return Arguments.of(name + ", " + mode, mode, settings);
    }

    static Stream<Arguments> everyProtocol() {
        List<Arguments> all = new ArrayList<>();
        for (CommitMode mode : List.of(CommitMode.AFTER_RECORD, CommitMode.AFTER_BATCH, CommitMode.MANUAL)) {
            all.add(protocol("cooperative", mode, each -> each.assignor(AssignorName.COOPERATIVE_STICKY)));
            all.add(protocol("consumer", mode, each -> each.protocol(Protocol.CONSUMER)));
        }
        // Auto-commit at the close after an exception loses records: see decision 4.
        OnFailure skip = new OnFailure(1, Duration.ZERO, OnFailure.Then.SKIP, null);
        all.add(protocol("consumer", CommitMode.AUTO, each -> each.protocol(Protocol.CONSUMER)
                .onFailure(skip)));
        all.add(protocol("cooperative", CommitMode.AUTO, each -> each.assignor(AssignorName.COOPERATIVE_STICKY)
                .onFailure(skip)));
        all.add(protocol("static", CommitMode.AFTER_RECORD, each -> each.instances(List.of("a", "b"))));
        all.add(protocol("static consumer", CommitMode.AFTER_RECORD, each -> each.protocol(Protocol.CONSUMER)
                .instances(List.of("a", "b"))));
        return all.stream();
    }

    /** Where auto-commit may read ahead of the handler it loses records: see {@link RacesTest}. */
    static Stream<Arguments> whoeverRacesDoNotBreak() {
        return everyProtocol().filter(each -> !each.get()[0].equals("consumer, auto"));
    }

    private static Small correct(CommitMode mode, UnaryOperator<GroupSettings> settings) {
        Small small = Small.absorbing().partitions(3).records(5).restarting();
        return small.handlers(world -> deliveries -> deliveries.forEach(each -> {
                    small.receiver()
                            .put("" + each.record().key(), "" + each.record().value());
                    if (mode == CommitMode.MANUAL) {
                        each.commit(each.record().offset() + 1);
                    }
                }))
                .group(each -> settings.apply(each.commit(mode).members(2).maxPollRecords(2)));
    }

    /** Nobody starts anew at the end: whoever was put out of the group has to come back by itself. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("everyProtocol")
    void comesBackByItself(String name, CommitMode mode, UnaryOperator<GroupSettings> settings) {
        for (int members = 1; members <= 2; members++) {
            int count = members;
            UnaryOperator<GroupSettings> some = each -> {
                GroupSettings set = settings.apply(each);
                return set.members(count)
                        .instances(set.instances().stream().limit(count).toList());
            };
            survives(correct(mode, some).once().faults(Small.everyKind(1)));
            survives(correct(mode, some)
                    .once()
                    .faults(FaultBudget.NONE
                            .with(FaultKind.REBALANCE, 1)
                            .with(FaultKind.STALL, 1)
                            .together(2)));
        }
    }

    private static void survives(Small small) {
        Exploration exploration = small.explore();
        assertThat(exploration.finding()).isNull();
        assertThat(exploration.problems()).isEmpty();
        assertThat(exploration.statement().exhaustive()).isTrue();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("everyProtocol")
    void survivesEverySingleFault(String name, CommitMode mode, UnaryOperator<GroupSettings> settings) {
        survives(correct(mode, settings).faults(Small.everyKind(1)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("everyProtocol")
    void survivesEveryCrashWithEveryRebalance(String name, CommitMode mode, UnaryOperator<GroupSettings> settings) {
        FaultBudget faults = FaultBudget.NONE
                .with(FaultKind.CRASH, 1)
                .with(FaultKind.REBALANCE, 1)
                .together(2);
        survives(correct(mode, settings).faults(faults));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("whoeverRacesDoNotBreak")
    void survivesRandomRunsWithSwitches(String name, CommitMode mode, UnaryOperator<GroupSettings> settings) {
        Experiment experiment =
                correct(mode, settings).faults(Small.everyKind(3)).experiment();
        Runs runs = new Runs(experiment);
        Judge judge = new Judge(experiment, runs);
        for (int seed = 1; seed <= 100; seed++) {
            RunResult run = runs.make(new RandomChoices(new Prng(seed), 12), List.of());
            assertThat(run.thrown()).as("seed " + seed).isNull();
            assertThat(judge.violations(run)).as("seed " + seed).isEmpty();
        }
    }
}
