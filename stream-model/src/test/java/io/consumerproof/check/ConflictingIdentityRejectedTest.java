package io.consumerproof.check;

import io.consumerproof.check.Judging.Judged;
import io.consumerproof.history.Bytes;
import io.consumerproof.history.LogRecord;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class ConflictingIdentityRejectedTest {

    private final Check check = new ConflictingIdentityRejected();

    /** The id is what stands before the first space. */
    private Judged judged(HistoryDraft run) {
        return new Judged(check.judge(new Evidence(
                run.history(), run.history(), ConflictingIdentityRejectedTest::id, Collections.emptySortedSet())));
    }

    private static Optional<String> id(LogRecord record) {
        return Optional.ofNullable(record.value())
                .filter(Bytes.class::isInstance)
                .map(value -> value.toString().split(" ", 2)[0]);
    }

    private static HistoryDraft draft(String... values) {
        return HistoryDraft.deadLettering().log(values).assigned(1, "orders-0").does(1, "orders-0@0", "a");
    }

    @Test
    void theSamePayloadAgainIsARepeat() {
        judged(draft("e1 paid 50", "e1 paid 50").does(1, "orders-0@1", "a")).isVacuous();
    }

    @Test
    void anotherPayloadThatIsHandledWasTaken() {
        HistoryDraft run =
                draft("e1 paid 50", "e1 paid 99").delivered(1, "orders-0@1").handled(1, "orders-0@1");
        judged(run)
                .isViolated(
                        "orders-0@1 carries the event id 'e1' of orders-0@0 with another payload, and was taken all"
                                + " the same.",
                        List.of(run.last()),
                        "orders-0@0",
                        "orders-0@1");
    }

    @Test
    void anotherPayloadThatFailsIsRefused() {
        HistoryDraft run =
                draft("e1 paid 50", "e1 paid 99").delivered(1, "orders-0@1").failed(1, "orders-0@1", 1);
        judged(run.quarantined(1, "orders-0@1", "orders.dlt-0@0")).holds(1);
    }

    @Test
    void anotherPayloadThatTheHandlerSetsAsideIsRefused() {
        HistoryDraft run = draft("e1 paid 50", "e1 paid 99").delivered(1, "orders-0@1");
        judged(run.sent(1, "orders-0@1", "orders.dlt-0@0", "o-1", "e1 paid 99").handled(1, "orders-0@1"))
                .holds(1);
    }

    @Test
    void aReceiverThatMeetsItsKeyWithAnotherPayloadIsToldWithoutAnyEventId() {
        HistoryDraft run = draft("a").conflicted(1, "orders-0@0", "Psp.charge(50)", "Psp.charge(99)");
        new Judging(check)
                .of(run)
                .isViolated(
                        "Psp got its key \"p-1\" again with another payload: Psp.charge(99) after Psp.charge(50).",
                        List.of(run.last()),
                        "orders-0@0");
    }

    @Test
    void noDeclaredIdIsNothingToJudge() {
        new Judging(check)
                .of(draft("e1 paid 50", "e1 paid 99").does(1, "orders-0@1", "a"))
                .isVacuous();
    }
}
