package io.consumerproof.explore.cases;

import static io.consumerproof.explore.cases.One.id;
import static io.consumerproof.explore.cases.One.key;
import static io.consumerproof.explore.cases.One.value;
import static io.consumerproof.explore.cases.Traffic.revision;
import static io.consumerproof.explore.cases.Traffic.traffic;
import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.check.Verdict;
import io.consumerproof.explore.Exploration;
import io.consumerproof.explore.Finding;
import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.scenario.GroupSettings;
import io.consumerproof.scenario.OnFailure.Then;
import java.util.List;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What policy excuses of a consumer, and what it does not. */
class PolicyCasesTest {

    private static final UnaryOperator<GroupSettings> SKIPPING = each -> each.onFailure(Study.then(Then.SKIP, 1));
    private static final UnaryOperator<GroupSettings> QUARANTINING = each -> each.onFailure(Study.deadLetter(1));
    private static final FaultBudget FAILING = Study.only(FaultKind.EFFECT_FAILURE, 1);

    /** The call may be done and reported as failed: then the row never comes. */
    private static One callThenRow(Outside outside) {
        return each -> {
            outside.absorber().put(id(each), value(each));
            outside.store().put("seen", id(each), "yes");
        };
    }

    @Test
    void aCallThatWasDoneAndARowThatWasNotAreWhatPolicyAllows() {
        traffic().consumer(SKIPPING, PolicyCasesTest::callThenRow).survives(FAILING);
        traffic().consumer(QUARANTINING, PolicyCasesTest::callThenRow).survives(FAILING);
        traffic()
                .consumer(SKIPPING, PolicyCasesTest::callThenRow)
                .survives(Study.only(FaultKind.EFFECT_FAILURE, 2).together(2));
    }

    @Test
    void aRowWithoutTheOtherOfItsRecordIsTheStateOfNoReference() {
        traffic()
                .consumer(SKIPPING, outside -> (One) each -> {
                    outside.store().put("debit", id(each), "yes");
                    outside.store().put("credit", id(each), "yes");
                })
                .finds(FAILING, "same-state", 4);
    }

    /** The mark makes the second try return, so the record counts as handled: no reference is without it. */
    @Test
    void aRecordThatIsHandledInTheEndIsNotGivenUp() {
        Study broken = traffic().consumer(SKIPPING, outside -> (One) each -> {
            if (outside.store().read("marks", id(each)) == null) {
                outside.store().put("marks", id(each), "done");
                outside.absorber().put(id(each), value(each));
            }
        });
        broken.survives(FAILING, "no-lost-effect");
        broken.finds(FAILING.with(FaultKind.REDELIVERY, 1).together(2), "no-lost-effect", 29);
    }

    private static UnaryOperator<GroupSettings> standing(Then then) {
        return each -> each.onFailure(Study.then(then, 2));
    }

    /** Throws for ever where what it inserts is there. */
    private static One inserting(Outside outside) {
        return each -> outside.store().transact(tx -> tx.insert("seen", id(each), "yes"));
    }

    /** Knows in memory alone what it has begun with. */
    private static One remembering(Outside outside) {
        TreeSet<String> known = new TreeSet<>();
        return each -> {
            if (revision(each) > 1 && !known.contains(key(each))) {
                throw new IllegalStateException("unknown " + key(each));
            }
            known.add(key(each));
            outside.absorber().put(id(each), value(each));
        };
    }

    @ParameterizedTest
    @EnumSource(
            value = Then.class,
            names = {"STOP", "BLOCK"})
    void whoThrowsForARecordThatComesAgainStandsStillForGood(Then then) {
        Study inserting = traffic().consumer(standing(then), PolicyCasesTest::inserting);
        Finding finding = inserting.finds(FaultBudget.DEFAULT, "no-lost-effect", 11);
        assertThat(finding.violation().why())
                .startsWith("member-")
                .contains(" throws IllegalStateException for orders-", ", no fault was injected into that try, and ");
        inserting.finds(FaultBudget.DEFAULT, "lag-drains", 11);
        Study remembering = traffic().consumer(standing(then), PolicyCasesTest::remembering);
        for (FaultKind each : List.of(FaultKind.CRASH, FaultKind.REBALANCE)) {
            Exploration found = remembering.explore(Study.only(each, 1), "no-lost-effect");
            assertThat(found.outcome()).isEqualTo(Verdict.Outcome.VIOLATED);
        }
    }

    @Test
    void whoGoesOnBehindSuchARecordIsExcused() {
        Study skipping = traffic().consumer(SKIPPING, PolicyCasesTest::inserting);
        assertThat(remarks(skipping, FaultBudget.DEFAULT))
                .containsExactly(
                        "policy gave up orders-0@0 in a run though nothing was injected into its handling: skipped"
                                + " (IllegalStateException)");
        Study quarantining = traffic().consumer(QUARANTINING, PolicyCasesTest::remembering);
        assertThat(remarks(quarantining, FaultBudget.DEFAULT))
                .containsExactly("policy gave up orders-0@1 in a run though nothing was injected into its handling:"
                        + " quarantined (IllegalStateException)");
        assertThat(remarks(traffic().consumer(SKIPPING, PolicyCasesTest::callThenRow), FAILING))
                .isEmpty();
    }

    /** What the statement says of policy, where everything holds. */
    private static List<String> remarks(Study study, FaultBudget faults) {
        Exploration exploration = study.explore(faults);
        assertThat(exploration.finding()).isNull();
        return exploration.statement().remarks().stream()
                .filter(each -> each.startsWith("policy"))
                .toList();
    }

    /** Every record asks for the first one of partition 0, wherever it is itself. */
    private static One waiting(Outside outside) {
        return each -> {
            if (!key(each).equals("o-1") && outside.store().read("orders", "o-1") == null) {
                throw new IllegalStateException("no order yet");
            }
            outside.store().put("orders", key(each), "yes");
        };
    }

    @ParameterizedTest
    @EnumSource(
            value = Then.class,
            names = {"STOP", "BLOCK"})
    void whoStandsStillForALateRecordOrForPoisonIsExcused(Then then) {
        traffic()
                .consumer(standing(then), PolicyCasesTest::waiting)
                .survives(FaultBudget.DEFAULT.with(FaultKind.STALL, 1).with(FaultKind.SLOW_FETCH, 1));
        Study.orders(2)
                .record(0, "o-1", "e1:1")
                .record(0, "o-1", "poison")
                .record(0, "o-1", "e2:2")
                .record(1, "o-2", "e3:1")
                .consumer(standing(then), outside -> (One) each -> {
                    revision(each);
                    outside.absorber().put(id(each), value(each));
                })
                .survives(FaultBudget.DEFAULT.with(FaultKind.STALL, 1).with(FaultKind.HANDLER_FAILURE, 1));
    }

    @Test
    void whatFaultsAppendedIsNotHeldAgainstWhoStopsAtIt() {
        traffic()
                .consumer(
                        standing(Then.STOP),
                        outside -> (One) each -> outside.store().transact(tx -> {
                            if (tx.number("seen", key(each)) > revision(each)) {
                                throw new IllegalStateException("older than what is there");
                            }
                            tx.put("seen", key(each), revision(each));
                        }))
                .survives(Study.only(FaultKind.LATE_EVENT, 1).with(FaultKind.DUPLICATE_SEND, 1));
    }
}
