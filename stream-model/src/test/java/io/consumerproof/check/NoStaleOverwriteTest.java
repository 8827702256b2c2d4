package io.consumerproof.check;

import io.consumerproof.history.Revision;
import java.util.List;
import org.junit.jupiter.api.Test;

final class NoStaleOverwriteTest {

    private final Judging judging = new Judging(new NoStaleOverwrite());

    private static HistoryDraft draft() {
        return HistoryDraft.committing("after-record").log("r1", "r2", "r1").assigned(1, "orders-0");
    }

    private static Revision revision(long number) {
        return new Revision("orders", "o-1", number);
    }

    @Test
    void revisionsThatGrowOrStayAreFine() {
        judging.of(draft().state(1, "orders-0@0", revision(1))
                        .state(1, "orders-0@1", revision(2))
                        .state(1, "orders-0@1", revision(2)))
                .holds(3);
    }

    @Test
    void aLateRevisionOverwritesANewerOne() {
        HistoryDraft run = draft().state(1, "orders-0@0", revision(1)).state(1, "orders-0@1", revision(2));
        int newest = run.last();
        run.state(1, "orders-0@2", revision(1));
        judging.of(run)
                .isViolated(
                        "Row 'o-1' of table 'orders' went back from revision 2 to 1.",
                        List.of(newest, newest + 1),
                        "orders-0@1",
                        "orders-0@2");
    }

    @Test
    void aTransactionThatChangesNothingOverwritesNothing() {
        judging.of(draft().state(1, "orders-0@1", revision(2)).stateUnchanged(1, "orders-0@2", revision(1)))
                .holds(1);
    }

    @Test
    void rowsAreJudgedEachByItself() {
        judging.of(draft().state(1, "orders-0@1", revision(2), new Revision("orders", "o-2", 1)))
                .holds(2);
    }

    @Test
    void aRowThatWasDeletedMayBeginAnew() {
        judging.of(draft().state(1, "orders-0@0", revision(2))
                        .state(1, "orders-0@1", Revision.gone("orders", "o-1"))
                        .state(1, "orders-0@2", revision(1)))
                .holds(2);
    }

    @Test
    void whatIsWrittenAfterADeletionMustNotGoBackEither() {
        HistoryDraft run = draft().state(1, "orders-0@0", revision(3), Revision.gone("orders", "o-2"))
                .state(1, "orders-0@0", Revision.gone("orders", "o-1"))
                .state(1, "orders-0@1", revision(2));
        int newest = run.last();
        run.state(1, "orders-0@2", revision(1));
        judging.of(run)
                .isViolated(
                        "Row 'o-1' of table 'orders' went back from revision 2 to 1.",
                        List.of(newest, newest + 1),
                        "orders-0@1",
                        "orders-0@2");
    }

    @Test
    void deletingARowToWriteItAgainOverwritesIt() {
        HistoryDraft run = draft().state(1, "orders-0@1", revision(2));
        int newest = run.last();
        run.state(1, "orders-0@2", Revision.gone("orders", "o-1")).state(1, "orders-0@2", revision(1));
        judging.of(run)
                .isViolated(
                        "Row 'o-1' of table 'orders' went back from revision 2 to 1.",
                        List.of(newest, newest + 2),
                        "orders-0@1",
                        "orders-0@2");
    }

    @Test
    void noDeclaredRevisionIsNothingToJudge() {
        judging.of(draft().state(1, "orders-0@0")).isVacuous();
    }
}
