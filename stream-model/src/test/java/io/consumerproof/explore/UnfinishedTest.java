package io.consumerproof.explore;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.GroupSettings;
import io.consumerproof.scenario.HandlerFactory;
import io.consumerproof.scenario.OnFailure;
import io.consumerproof.scenario.OnFailure.Then;
import io.consumerproof.scenario.Scenario;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A group that fails without faults already breaks no promise under them, and does not pass unless that is what was asked. */
class UnfinishedTest {

    private static final HandlerFactory ALWAYS_FAILING = world -> deliveries -> {
        throw new IllegalStateException("always");
    };

    private static OnFailure then(Then then) {
        return new OnFailure(1, Duration.ZERO, then, then == Then.DEAD_LETTER ? "orders.dlt" : null);
    }

    private static Small failing() {
        return Small.absorbing()
                .records(2)
                .restarting()
                .handlers(ALWAYS_FAILING)
                .faults(FaultBudget.NONE);
    }

    private static Small failingAt(String value) {
        Small small = Small.absorbing().records(3).restarting().faults(FaultBudget.NONE);
        return small.handlers(world -> deliveries -> {
            String read = "" + deliveries.get(0).record().value();
            if (read.equals(value)) {
                throw new IllegalStateException("not " + value);
            }
            small.receiver().put("k", read);
        });
    }

    private static String nothing(String group, String ends) {
        return "group '" + group + "' finishes no record in the run without faults, so its work is not judged: " + ends
                + "; give it a record that it can handle, or name the check 'poison-contained' where that is what the"
                + " contract is about";
    }

    @ParameterizedTest
    @CsvSource({
        "STOP, 'stopped at orders-0@0 (IllegalStateException: always)'",
        "BLOCK, 'blocked at orders-0@0 (IllegalStateException: always)'",
        "SKIP, 'skipped orders-0@0 (IllegalStateException: always), skipped orders-0@1 (IllegalStateException: always)'",
        "DEAD_LETTER, 'quarantined orders-0@0 (IllegalStateException: always), quarantined orders-0@1"
                + " (IllegalStateException: always)'"
    })
    void whoFailsAtEveryRecordDoesNotPassWhateverPolicyMakesOfIt(Then then, String ends) {
        Exploration exploration =
                failing().group(each -> each.onFailure(then(then))).explore();
        assertThat(exploration.finding()).isNull();
        assertThat(exploration.problems()).containsExactly(nothing("billing", ends));
    }

    @Test
    void aPolicyThatNobodyDeclaredIsNoExcuse() {
        assertThat(failing().explore().problems())
                .containsExactly(nothing("billing", "stopped at orders-0@0 (IllegalStateException: always)"));
    }

    @ParameterizedTest
    @CsvSource({"poison-contained, DEAD_LETTER", "attempts-bounded, DEAD_LETTER", "attempts-bounded, STOP"})
    void whoNamesACheckOfPoisonMayHaveNothingElse(String check, Then then) {
        Exploration exploration =
                failing().group(each -> each.onFailure(then(then))).check(check).explore();
        assertThat(exploration.passed()).as(exploration.toString()).isTrue();
    }

    @Test
    void aCheckOfSomethingElseIsNoExcuse() {
        assertThat(failing().check("deterministic").explore().problems()).hasSize(1);
    }

    @Test
    void aTestBodyMayExpectJustThat() {
        Experiment contract = failing().experiment();
        Experiment body = new Experiment(
                contract.name(),
                contract.identity(),
                contract.program(),
                contract.faults(),
                contract.pinned(),
                contract.promises(),
                contract.event(),
                contract.search(),
                false,
                contract.remarks());
        assertThat(new Explorer(body, () -> Duration.ZERO).explore().passed()).isTrue();
    }

    @Test
    void eachGroupIsSeenByItself() {
        Experiment one = Small.absorbing().records(1).faults(FaultBudget.NONE).experiment();
        Scenario scenario = (Scenario) one.program();
        Scenario.Consumer failing =
                new Scenario.Consumer(GroupSettings.named("audit").topics(List.of("orders")), ALWAYS_FAILING);
        Scenario both = new Scenario(
                scenario.topics(),
                scenario.sinks(),
                List.of(scenario.groups().get(0), failing),
                scenario.records(),
                scenario.restarts());
        assertThat(new Explorer(one.program(both), () -> Duration.ZERO)
                        .explore()
                        .problems())
                .containsExactly(nothing("audit", "stopped at orders-0@0 (IllegalStateException: always)"));
    }

    @Test
    void whatEveryShardSeesIsToldOnce() {
        Search search = Search.DEFAULT.budget(Duration.ZERO);
        List<Exploration> parts = Stream.of(1, 2)
                .map(each -> failing().search(search.shard(new Shard(each, 2))).explore())
                .toList();
        assertThat(Portions.join(Shard.WHOLE, parts).problems()).hasSize(1);
    }

    @Test
    void whatWaitsBehindARecordThatStopsTheGroupIsToldWhereNobodySaidThatItMay() {
        assertThat(failingAt("v1").explore().problems())
                .containsExactly("group 'billing' is never handed orders-0@2 in the run without faults, so that is not"
                        + " judged: stopped at orders-0@1 (IllegalStateException: not v1); mend the record that fails, or"
                        + " declare what follows with 'on-failure', be it 'on-failure: {then: stop}'");
    }

    @Test
    void whoDeclaresToStopMayLeaveRecordsBehind() {
        Exploration exploration =
                failingAt("v1").group(each -> each.onFailure(OnFailure.DEFAULT)).explore();
        assertThat(exploration.passed()).as(exploration.toString()).isTrue();
    }

    @Test
    void whereNothingWaitsBehindTheRecordNothingIsLeftOut() {
        Exploration exploration = failingAt("v2").explore();
        assertThat(exploration.passed()).as(exploration.toString()).isTrue();
    }

    @Test
    void oneRecordThatPolicySetsAsideLeavesTheOthersToBeJudged() {
        Exploration exploration = failingAt("v0")
                .group(each -> each.onFailure(then(Then.DEAD_LETTER)))
                .explore();
        assertThat(exploration.passed()).as(exploration.toString()).isTrue();
    }
}
