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

    /** A consumer that forgets to commit leaves the first rows of the schema as they are, with faults and without. */
    @Test
    void rowsThatNoRunChangesAreNothingToJudge() {
        judging.of(draft().executed(1, "orders-0@0").ends("orders", "order=o-1, cents=50"))
                .isVacuous();
    }

    @Test
    void rowsOfASinkThatTellsNothingButEffectsAreJudged() {
        judging.of(draft().ends("orders", "order=o-1, cents=50")).holds(1);
    }

    @Test
    void aChangeOfABatchIsOfEachOfItsRecords() {
        HistoryDraft both = batch("orders-0@0", "orders-0@1").ends("seen", "id=e2");
        HistoryDraft single = batch("orders-0@0")
                .delivered(1, "orders-0@1")
                .state(1, "orders-0@1")
                .handled(1, "orders-0@1")
                .ends("seen", "id=e1", "id=e2");
        assertThat(judging.of(single, both).isViolated().why())
                .isEqualTo("what the state becomes depends on when, and in which order, records are handled,"
                        + " or on which of them come in one call.");
    }

    @Test
    void aBatchThatChangesTheStateAgainIsToldByItsFirstRecord() {
        HistoryDraft once = batch("orders-0@0", "orders-0@1").ends("orders", "order=o-1, cents=50");
        HistoryDraft again = batch("orders-0@0", "orders-0@1")
                .delivered(1, "orders-0@0")
                .delivered(1, "orders-0@1")
                .state(1, "orders-0@0");
        int second = again.last();
        again.ends("orders", "order=o-1, cents=100");
        judging.of(again, once)
                .isViolated(
                        "At the end table 'orders' holds 'order=o-1, cents=100' where the reference run holds 'order=o-1, cents=50'.",
                        List.of(second),
                        "orders-0@0");
    }

    private static HistoryDraft batch(String... records) {
        HistoryDraft draft =
                HistoryDraft.committing("after-record").log("paid", "paid").assigned(1, "orders-0");
        for (String each : records) {
            draft.delivered(1, each);
        }
        draft.state(1, records[0]);
        for (String each : records) {
            draft.handled(1, each);
        }
        return draft;
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
