package io.consumerproof.check;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.history.RunEvent;
import java.util.List;
import org.junit.jupiter.api.Test;

final class SameStateTest {

    private final Judging judging = new Judging(new SameState());
    private final HistoryDraft reference = draft().state(1, "orders-0@0").ends("orders", "order=o-1, cents=50");

    private static HistoryDraft draft() {
        return HistoryDraft.committing("after-record").log("paid").assigned(1, "orders-0");
    }

    @Test
    void equalTablesAreFine() {
        judging.of(reference).holds(1);
    }

    @Test
    void anAdditionMadeTwiceNamesTheRowAndTheSecondChange() {
        HistoryDraft run =
                draft().state(1, "orders-0@0").assigned(2, "orders-0").state(2, "orders-0@0");
        int again = run.last();
        run.ends("orders", "order=o-1, cents=100");
        judging.of(run, reference)
                .isViolated(
                        "At the end table 'orders' holds 'order=o-1, cents=100' where the reference run holds 'order=o-1, cents=50'.",
                        List.of(again),
                        "orders-0@0");
        assertThat(judging.of(run, reference).isViolated().why())
                .isEqualTo("orders-0@0 changed the state 2 times, and nothing in the state tells that it is done.");
    }

    @Test
    void aChangeThatIsMissingNamesTheRowAndTheRecord() {
        HistoryDraft run = draft().delivered(1, "orders-0@0").handled(1, "orders-0@0");
        int handled = run.last();
        run.ends("orders");
        judging.of(run, reference)
                .isViolated(
                        "At the end table 'orders' lacks 'order=o-1, cents=50', which the reference run holds.",
                        List.of(handled),
                        "orders-0@0");
    }

    @Test
    void aRowTooManyAndAnotherOrderAreToldToo() {
        HistoryDraft run = draft().state(1, "orders-0@0").ends("orders", "order=o-1, cents=50", "order=o-2, cents=1");
        int end = run.last();
        judging.of(run, reference)
                .isViolated(
                        "At the end table 'orders' holds 'order=o-2, cents=1', which the reference run does not.",
                        List.of(end));
    }

    @Test
    void aTableWithoutRowsEqualsNoTable() {
        judging.of(
                        draft().state(1, "orders-0@0").ends("orders"),
                        draft().state(1, "orders-0@0").ends("payments"))
                .holds(1);
    }

    @Test
    void onlyTheStateAtTheEndCounts() {
        HistoryDraft run = draft().captured(RunEvent.Moment.BEFORE_REPLAY, "orders", "order=o-1, cents=100")
                .ends("orders", "order=o-1, cents=50");
        judging.of(run, reference).holds(1);
    }

    @Test
    void noTableAnywhereIsNothingToJudge() {
        judging.of(draft().drained()).isVacuous();
    }

    @Test
    void tablesThatStayEmptyAreNothingToJudge() {
        judging.of(draft().ends("orders")).isVacuous();
    }

    @Test
    void tablesThatNoRunChangesAreJudgedByTheirRows() {
        judging.of(draft().ends("orders", "order=o-1, cents=50")).holds(1);
    }

    @Test
    void aTableThatIsEmptyAgainIsJudged() {
        judging.of(draft().state(1, "orders-0@0").ends("orders")).holds(1);
    }

    @Test
    void aRunWithoutItsFinalStateIsUndecided() {
        judging.of(draft().drained(), reference).isUndecided();
    }

    @Test
    void rowsOfDifferentKeysAreNotPaired() {
        HistoryDraft both = draft().ends("stock", "sku=\"s, 1\", n=5", "sku=\"s-2\", n=1");
        judging.of(draft().ends("stock", "sku=\"s, 1\", n=7", "sku=\"a\", n=1"), both)
                .isViolated(
                        "At the end table 'stock' holds 'sku=\"s, 1\", n=7' where the reference run holds"
                                + " 'sku=\"s, 1\", n=5'.",
                        List.of(4));
        judging.of(draft().ends("stock", "sku=\"a\", n=5", "sku=\"s-2\", n=1"), both)
                .isViolated(
                        "At the end table 'stock' lacks 'sku=\"s, 1\", n=5', which the reference run holds.",
                        List.of(4));
    }

    @Test
    void ofSeveralRowsTheOneThatHasMostOfTheKeyIsPaired() {
        HistoryDraft lines = draft().ends("lines", "order=o-1, line=2, n=5");
        judging.of(draft().ends("lines", "order=o-1, line=1, n=5", "order=o-1, line=2, n=6"), lines)
                .isViolated(
                        "At the end table 'lines' holds 'order=o-1, line=2, n=6' where the reference run holds"
                                + " 'order=o-1, line=2, n=5'.",
                        List.of(4));
    }
}
