package io.consumerproof.check;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.history.EffectEvent;
import io.consumerproof.history.Point;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A record that changes the state twice, in two transactions, and only once where something comes between. */
final class HalfDoneTest {

    private static final String GENERIC =
            "what the state becomes depends on when, and in which order, records are handled.";

    private final Judging judging = new Judging(new SameState());
    private final HistoryDraft reference = draft().delivered(1, "orders-0@0")
            .state(1, "orders-0@0")
            .state(1, "orders-0@0")
            .handled(1, "orders-0@0")
            .ends("orders", "order=o-1, cents=50");

    private static HistoryDraft draft() {
        return HistoryDraft.committing("after-record").log("paid").assigned(1, "orders-0");
    }

    private static HistoryDraft half() {
        return draft().delivered(1, "orders-0@0").state(1, "orders-0@0");
    }

    private Violation told(HistoryDraft run) {
        return judging.of(run.ends("orders"), reference).isViolated();
    }

    @Test
    void aMarkOfATryThatCrashedStandsForItsEffect() {
        HistoryDraft run = half();
        int mark = run.last();
        run.crashed(1, Point.AFTER_SQL_COMMIT)
                .assigned(2, "orders-0")
                .delivered(2, "orders-0@0")
                .stateUnchanged(2, "orders-0@0")
                .handled(2, "orders-0@0");
        Violation violation = told(run);
        assertThat(violation.why())
                .isEqualTo("only 1 of the 2 changes of orders-0@0 took hold: the try that made it so ended early, and"
                        + " what it left, such as a mark, stood for the rest.");
        assertThat(violation.cure()).startsWith("Write the mark in one transaction with the effect,");
        assertThat(violation.marks()).isEqualTo(List.of(mark));
        assertThat(violation.records()).containsExactly(HistoryDraft.at("orders-0@0"));
    }

    @Test
    void aMarkOfATryThatFailedDoesToo() {
        HistoryDraft run = half().failedByFault(1, "orders-0@0", 1)
                .delivered(1, "orders-0@0", 2)
                .handled(1, "orders-0@0");
        assertThat(told(run).why()).contains("what it left, such as a mark, stood for the rest");
    }

    @Test
    void aFailureThatIsSwallowedIsToldAsOne() {
        HistoryDraft run = half();
        run.add(new EffectEvent.EffectFailed(
                        0, HistoryDraft.member(1), HistoryDraft.at("orders-0@0"), "SQL commit", false))
                .handled(1, "orders-0@0");
        assertThat(told(run).why()).endsWith("took hold: a call failed, and the handler returned all the same.");
    }

    @Test
    void aRecordThatNobodyReadsAgainNeedsNoMark() {
        HistoryDraft run = half().crashed(1, Point.AFTER_SQL_COMMIT).assigned(2, "orders-0");
        assertThat(told(run).why()).endsWith("the try that made it so ended early, and there is no other.");
        assertThat(told(run).cure()).contains("commit its offset after them");
    }

    @Test
    void laterTriesThatFailBeforeTheyBeginMakeUpForNothing() {
        HistoryDraft run = half().crashed(1, Point.AFTER_SQL_COMMIT)
                .assigned(2, "orders-0")
                .delivered(2, "orders-0@0")
                .failedByFault(2, "orders-0@0", 1)
                .skipped(2, "orders-0@0");
        assertThat(told(run).why())
                .isEqualTo(
                        "only 1 of the 2 changes of orders-0@0 took hold: the try that made it so ended early, and none"
                                + " behind it came to its end.");
    }

    @Test
    void aTryThatCommitsAsOftenAndChangesLessWasOvertakenByOthers() {
        HistoryDraft run = half().crashed(1, Point.AFTER_SQL_COMMIT)
                .assigned(2, "orders-0")
                .delivered(2, "orders-0@0")
                .stateUnchanged(2, "orders-0@0")
                .stateUnchanged(2, "orders-0@0")
                .handled(2, "orders-0@0");
        assertThat(told(run).why()).isEqualTo(GENERIC);
    }

    @Test
    void aRecordThatChangesLessWithoutAnyTroubleIsNoHalf() {
        assertThat(told(half().handled(1, "orders-0@0")).why()).isEqualTo(GENERIC);
    }

    @Test
    void aTryThatMakesUpForTheRestIsFine() {
        HistoryDraft run = half().crashed(1, Point.AFTER_SQL_COMMIT)
                .assigned(2, "orders-0")
                .delivered(2, "orders-0@0")
                .stateUnchanged(2, "orders-0@0")
                .state(2, "orders-0@0")
                .handled(2, "orders-0@0")
                .ends("orders", "order=o-1, cents=50");
        judging.of(run, reference).holds(1);
    }
}
