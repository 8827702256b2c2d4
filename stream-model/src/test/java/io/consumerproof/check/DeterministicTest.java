package io.consumerproof.check;

import io.consumerproof.check.Judging.Judged;
import java.util.List;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;

final class DeterministicTest {

    private final Check check = new Deterministic();

    private static HistoryDraft draft() {
        return HistoryDraft.committing("auto").log("a").assigned(1, "orders-0");
    }

    private Judged judged(HistoryDraft run, HistoryDraft again) {
        return new Judged(check.judge(Evidence.of(run.history(), run.history()).repeated(again.history())));
    }

    @Test
    void theSameEventsAreFine() {
        judged(draft(), draft()).holds(4);
    }

    @Test
    void theFirstEventThatDiffersIsNamed() {
        HistoryDraft run = draft().effect(1, "orders-0@0", "Mailer.send(1)").drained();
        HistoryDraft again = draft().effect(1, "orders-0@0", "Mailer.send(2)").drained();
        Violation violation = judged(run, again).isViolated();
        Assertions.assertThat(violation.marks()).isEqualTo(List.of(4));
        Assertions.assertThat(violation.sentence())
                .startsWith("Two runs of one schedule differ at event 5: first 'Applied[")
                .contains("Mailer.send(1)", ", then 'Applied[", "Mailer.send(2)")
                .endsWith(".");
    }

    @Test
    void ofTwoStatesTheRowsThatDifferAreNamedAndTheirColumns() {
        HistoryDraft run = draft().ends("stamped", "id=\"e1\", at=1", "id=\"e2\", at=5");
        HistoryDraft again = draft().ends("stamped", "id=\"e1\", at=1", "id=\"e2\", at=6");
        Violation violation = judged(run, again).isViolated();
        Assertions.assertThat(violation.sentence())
                .isEqualTo(
                        "Two runs of one schedule differ at event 5: table 'stamped' holds 'id=\"e2\", at=5' in one and"
                                + " 'id=\"e2\", at=6' in the other.");
        Assertions.assertThat(violation.cure()).contains("'world.database.ignore: [stamped.at]'");
    }

    @Test
    void rowsOfRandomKeysArePairedByWhatTheyHaveInCommon() {
        HistoryDraft run = draft().ends("rows", "row=7, id=\"e1\"", "row=9, id=\"e2\"");
        HistoryDraft again = draft().ends("rows", "row=3, id=\"e2\"", "row=4, id=\"e1\"");
        Violation violation = judged(run, again).isViolated();
        Assertions.assertThat(violation.sentence()).contains("holds 'row=7, id=\"e1\"' in one and 'row=4, id=\"e1\"'");
        Assertions.assertThat(violation.cure()).contains("[rows.row]");
        Assertions.assertThat(judged(run, draft().ends("rows")).isViolated().sentence())
                .endsWith("holds 'row=7, id=\"e1\"' in one and no such row in the other.");
    }

    @Test
    void aRunThatEndsEarlierDiffersAtItsEnd() {
        Violation violation = judged(draft().drained(), draft()).isViolated();
        Assertions.assertThat(violation.sentence()).endsWith(", then the end.");
        Assertions.assertThat(violation.marks()).isEqualTo(List.of(4));
    }

    @Test
    void valuesWithoutAnEqualityOfTheirOwnAreComparedByStructure() {
        judged(passing(new int[] {1}), passing(new int[] {1})).holds(2);
        judged(passing(new int[] {1}), passing(new int[] {2})).isViolated();
    }

    private static HistoryDraft passing(Object value) {
        return HistoryDraft.committing("auto").record("orders-0@0", "o-1", value);
    }

    @Test
    void aRunThatWasNotRepeatedIsNothingToJudge() {
        new Judging(check).of(draft().drained(), draft()).isVacuous();
    }
}
