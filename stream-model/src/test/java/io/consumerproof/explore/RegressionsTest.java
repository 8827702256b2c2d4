package io.consumerproof.explore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.consumerproof.scenario.CommitMode;
import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.FaultKind;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Runs that broke a promise once are tried before all others. */
class RegressionsTest {

    private static Finding found(Small small) {
        return Objects.requireNonNull(small.explore().finding(), "nothing was found");
    }

    private static Exploration explore(Experiment experiment, String... tokens) {
        List<Regression> kept = Arrays.stream(tokens)
                .map(each -> new Regression(each, "no-duplicate-effect", "small.regressions.yaml:1"))
                .toList();
        return new Explorer(experiment.regressions(kept), () -> Duration.ZERO).explore();
    }

    @Test
    void whatWasFoundIsFoundAgainInTheFirstRunAfterThePlainOne() {
        Finding before = found(Small.counting().records(4));
        Exploration exploration = explore(Small.counting().records(4).experiment(), before.token());
        Finding again = Objects.requireNonNull(exploration.finding());
        assertThat(again.run()).isEqualTo(2);
        assertThat(exploration.statement().runs()).isEqualTo(2);
        assertThat(again.token()).isEqualTo(before.token());
        assertThat(again.history().text()).isEqualTo(before.history().text());
        assertThat(again.again()).hasToString("small.regressions.yaml:1 (no-duplicate-effect)");
        assertThat(again.isWorthKeeping()).isFalse();
        assertThat(exploration.statement().remarks()).contains("1 regression run first");
    }

    @Test
    void aKeptRunIsMadeEvenWhereTheSearchWouldNotMakeIt() {
        Finding before = found(Small.counting().records(4).only(FaultKind.CRASH, 1));
        Small rare = Small.counting()
                .records(4)
                .only(FaultKind.CRASH, 1)
                .search(Search.DEFAULT.budget(Duration.ZERO).limit(Duration.ZERO));
        Exploration exploration =
                new Explorer(kept(rare.experiment(), before.token()), () -> Duration.ofSeconds(1)).explore();
        assertThat(Objects.requireNonNull(exploration.finding()).again()).isNotNull();
    }

    private static Experiment kept(Experiment experiment, String token) {
        return experiment.regressions(List.of(new Regression(token, "", "small.regressions.yaml:1")));
    }

    @Test
    void aRepairedConsumerIsSearchedAsEver() {
        String token = found(Small.counting().records(4)).token();
        Exploration alone = Small.absorbing().records(4).explore();
        Exploration exploration = explore(Small.absorbing().records(4).experiment(), token, token);
        assertThat(exploration.passed()).isTrue();
        assertThat(exploration.statement().runs()).isEqualTo(alone.statement().runs() + 2);
        assertThat(exploration.statement().remarks()).containsOnlyOnce("2 regressions run first");
    }

    @Test
    void aRunWhosePicksAreNoLongerOfferedIsSaidToBeOutdatedAndMadeAsNearAsPossible() {
        String token =
                found(Small.counting().records(4).only(FaultKind.CRASH, 1)).token();
        Exploration exploration =
                explore(Small.counting().records(4).faults(FaultBudget.NONE).experiment(), token);
        assertThat(exploration.passed()).isTrue();
        assertThat(exploration.statement().remarks())
                .anyMatch(each -> each.startsWith("regression small.regressions.yaml:1 (no-duplicate-effect) no longer"
                        + " applies, its nearest run was made: it diverged at choice "));
    }

    @Test
    void aRunOfAnotherContractIsNotMade() {
        Experiment small = Small.counting().records(4).experiment();
        Experiment other = new Experiment(
                "other",
                new Experiment.Identity("other", 1, 2),
                small.program(),
                small.faults(),
                small.pinned(),
                small.promises(),
                small.event(),
                small.search(),
                small.trims(),
                small.remarks());
        String token = found(Small.counting().records(4)).token();
        Exploration exploration = explore(other, token);
        assertThat(Objects.requireNonNull(exploration.finding()).again()).isNull();
        assertThat(exploration.statement().remarks())
                .noneMatch(each -> each.endsWith("run first"))
                .anyMatch(each -> each.endsWith("was not run: its token is of another contract; remove it"));
    }

    /** Its ordinals may be those of other records by now. */
    @Test
    void whatBreaksWithoutAnyFaultForLackOfRecordsIsNoRegression() {
        String token = found(Small.counting().records(4)).token();
        Experiment needingAll = Small.absorbing()
                .records(4)
                .group(each -> each.members(1).commit(CommitMode.MANUAL))
                .handlers(world -> deliveries -> deliveries.forEach(each -> {
                    if (each.record().offset() == 3) {
                        each.commit(4);
                    }
                }))
                .faults(FaultBudget.NONE)
                .check("finished-work-committed")
                .experiment();
        Exploration exploration = explore(needingAll, token);
        assertThat(exploration.finding()).isNull();
        assertThat(exploration.statement().remarks())
                .anyMatch(each -> each.endsWith(
                        "without what it leaves out finished-work-committed is violated" + " by the fault-free run"));
    }

    @Test
    void aDamagedTokenIsNoRegression() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Regression("c1.AAAA", "", ""))
                .withMessageStartingWith("token 'c1.AAAA' is damaged");
    }
}
