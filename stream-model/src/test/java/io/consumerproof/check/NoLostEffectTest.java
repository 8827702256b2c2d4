package io.consumerproof.check;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.history.Point;
import java.util.List;
import org.junit.jupiter.api.Test;

final class NoLostEffectTest {

    private static final String MAIL = "Mailer.send(\"o-1\")";
    private final Judging judging = new Judging(new NoLostEffect());
    private final HistoryDraft reference = draft().does(1, "orders-0@0", MAIL).drained();

    private static HistoryDraft draft() {
        return HistoryDraft.committing("after-record").log("paid").assigned(1, "orders-0");
    }

    @Test
    void everyEffectOfTheReferenceIsApplied() {
        HistoryDraft run = draft().works(1, "orders-0@0", MAIL)
                .crashed(1, Point.BEFORE_COMMIT)
                .assigned(2, "orders-0")
                .does(2, "orders-0@0", MAIL)
                .drained();
        judging.of(run, reference).holds(1);
    }

    @Test
    void aCommitBeforeTheEffectLosesIt() {
        HistoryDraft run = draft().committed(1, "orders-0", 1);
        int commit = run.last();
        run.delivered(1, "orders-0@0")
                .crashed(1, Point.BEFORE_EFFECT)
                .assigned(2, "orders-0")
                .drained();
        judging.of(run, reference)
                .isViolated(
                        "Mailer.send(\"o-1\") never happened; the reference run does it once.",
                        List.of(commit),
                        "orders-0@0");
        Violation violation = judging.of(run, reference).isViolated();
        assertThat(violation.why())
                .isEqualTo("the commit that passes orders-0@0 comes before its effect, so nobody reads it again.");
    }

    @Test
    void aMarkWithoutItsEffectLosesIt() {
        HistoryDraft run = draft().delivered(1, "orders-0@0")
                .crashed(1, Point.AFTER_SQL_COMMIT)
                .assigned(2, "orders-0")
                .delivered(2, "orders-0@0")
                .handled(2, "orders-0@0");
        int handled = run.last();
        run.committed(2, "orders-0", 1);
        int commit = run.last();
        run.drained();
        judging.of(run, reference)
                .isViolated(
                        "Mailer.send(\"o-1\") never happened; the reference run does it once.",
                        List.of(handled, commit),
                        "orders-0@0");
    }

    @Test
    void oneOfTwoEqualEffectsIsMissed() {
        HistoryDraft twice = HistoryDraft.committing("after-record")
                .log("paid", "paid")
                .assigned(1, "orders-0")
                .does(1, "orders-0@0", MAIL)
                .does(1, "orders-0@1", MAIL)
                .drained();
        HistoryDraft once = HistoryDraft.committing("after-record")
                .log("paid", "paid")
                .assigned(1, "orders-0")
                .does(1, "orders-0@0", MAIL)
                .drained();
        assertThat(judging.of(once, twice).isViolated().sentence())
                .isEqualTo("Mailer.send(\"o-1\") happened once only; the reference run does it 2 times.");
    }

    @Test
    void whatPolicySkippedIsExcusedAndNamed() {
        HistoryDraft run = draft().delivered(1, "orders-0@0")
                .failedByFault(1, "orders-0@0", 1)
                .skipped(1, "orders-0@0")
                .committed(1, "orders-0", 1)
                .drained();
        judging.of(run, reference).isVacuous().notes("excused by policy: the effects of orders-0@0");
    }

    @Test
    void aReferenceWithoutEffectsIsNothingToJudge() {
        HistoryDraft silent =
                draft().delivered(1, "orders-0@0").handled(1, "orders-0@0").drained();
        judging.of(silent, silent).isVacuous();
    }

    @Test
    void aRunThatDidNotDrainIsUndecided() {
        judging.of(draft(), reference).isUndecided();
    }
}
