package io.consumerproof.check;

import io.consumerproof.history.Point;
import java.util.List;
import org.junit.jupiter.api.Test;

final class AttemptsBoundedTest {

    private final Judging judging = new Judging(new AttemptsBounded());

    /** Two attempts are declared, and both failed. */
    private static HistoryDraft exhausted() {
        return HistoryDraft.formed("after-record", 2, "skip", null)
                .log("a")
                .assigned(1, "orders-0")
                .delivered(1, "orders-0@0")
                .failed(1, "orders-0@0", 1)
                .delivered(1, "orders-0@0", 2)
                .failed(1, "orders-0@0", 2);
    }

    @Test
    void asManyCallsAsDeclaredAreFine() {
        judging.of(exhausted().skipped(1, "orders-0@0")).holds(1);
    }

    @Test
    void oneCallMoreIsTooMany() {
        HistoryDraft run = exhausted().delivered(1, "orders-0@0", 3);
        judging.of(run)
                .isViolated(
                        "orders-0@0 was handed to the handler 3 times in 1 delivery; 2 attempts each allow 2.",
                        List.of(run.last()),
                        "orders-0@0");
    }

    @Test
    void callsThatCountAnewWithoutADeliveryAreTooMany() {
        judging.of(exhausted().delivered(1, "orders-0@0", 2)).isViolated();
    }

    @Test
    void anotherDeliveryAllowsAsManyAgain() {
        HistoryDraft run = exhausted().crashed(1, Point.IN_RETRY).assigned(2, "orders-0");
        judging.of(run.delivered(2, "orders-0@0")
                        .failed(2, "orders-0@0", 1)
                        .delivered(2, "orders-0@0", 2)
                        .failed(2, "orders-0@0", 2))
                .holds(1);
    }

    @Test
    void noFailureIsNothingToJudge() {
        judging.of(HistoryDraft.deadLettering().log("a").assigned(1, "orders-0").does(1, "orders-0@0", "a"))
                .isVacuous();
    }
}
