package io.consumerproof.check;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.history.RunEvent;
import java.util.List;
import org.junit.jupiter.api.Test;

final class SameStateTest {

    private final Judging judging = new Judging(new SameState());
    private final HistoryDraft reference = draft().state(1, "orders-0@0").ends("orders", "o-1 | 50");

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
        run.ends("orders", "o-1 | 100");
        judging.of(run, reference)
                .isViolated(
                        "At the end table 'orders' holds 'o-1 | 100' where the reference run holds 'o-1 | 50'.",
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
                        "At the end table 'orders' lacks 'o-1 | 50', which the reference run holds.",
                        List.of(handled),
                        "orders-0@0");
    }

    @Test
    void aRowTooManyAndAnotherOrderAreToldToo() {
        HistoryDraft run = draft().state(1, "orders-0@0").ends("orders", "o-1 | 50", "o-2 | 1");
        int end = run.last();
        judging.of(run, reference)
                .isViolated(
                        "At the end table 'orders' holds 'o-2 | 1', which the reference run does not.", List.of(end));
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
        HistoryDraft run = draft().captured(RunEvent.Moment.BEFORE_REPLAY, "orders", "o-1 | 100")
                .ends("orders", "o-1 | 50");
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
        judging.of(draft().ends("orders", "o-1 | 50")).holds(1);
    }

    @Test
    void aTableThatIsEmptyAgainIsJudged() {
        judging.of(draft().state(1, "orders-0@0").ends("orders")).holds(1);
    }

    @Test
    void aRunWithoutItsFinalStateIsUndecided() {
        judging.of(draft().drained(), reference).isUndecided();
    }
}
