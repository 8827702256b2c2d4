package io.consumerproof.check;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.history.LogRecord;
import io.consumerproof.history.Point;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class OrderPerKeyTest {

    private final Judging judging = new Judging(new OrderPerKey());

    private static HistoryDraft draft() {
        return HistoryDraft.committing("after-record")
                .record("orders-0@0", "o-1", "created")
                .record("orders-0@1", "o-1", "paid")
                .record("orders-0@2", "o-2", "created")
                .record("orders-0@3", null, "keyless")
                .assigned(1, "orders-0");
    }

    @Test
    void effectsInLogOrderAreFine() {
        judging.of(draft().does(1, "orders-0@0", "a").does(1, "orders-0@1", "b").does(1, "orders-0@2", "c"))
                .holds(1);
    }

    @Test
    void aLaterRecordOfTheKeyThatComesFirstIsOutOfOrder() {
        HistoryDraft run =
                draft().delivered(1, "orders-0@0").delivered(1, "orders-0@1").state(1, "orders-0@1");
        int leader = run.last();
        run.effect(1, "orders-0@0", "a");
        judging.of(run)
                .isViolated(
                        "The effect of orders-0@0 happened after that of orders-0@1, which follows it in the log of key"
                                + " o-1.",
                        List.of(leader, leader + 1),
                        "orders-0@0",
                        "orders-0@1");
    }

    @Test
    void aRedeliveryIsAside() {
        HistoryDraft run = draft().delivered(1, "orders-0@0")
                .crashed(1, Point.BEFORE_EFFECT)
                .assigned(2, "orders-0")
                .works(2, "orders-0@1", "b")
                .works(2, "orders-0@0", "a");
        judging.of(run).holds(1);
    }

    @Test
    void anotherTryOfTheSameDeliveryIsNoRedelivery() {
        HistoryDraft run = draft().delivered(1, "orders-0@0")
                .failed(1, "orders-0@0", 1)
                .works(1, "orders-0@1", "b")
                .delivered(1, "orders-0@0", 2)
                .effect(1, "orders-0@0", "a");
        judging.of(run).isViolated();
    }

    @Test
    void aRepeatedEffectIsNotAFirstOne() {
        judging.of(draft().works(1, "orders-0@0", "a")
                        .works(1, "orders-0@1", "b")
                        .effect(1, "orders-0@0", "a"))
                .holds(1);
    }

    @Test
    void otherKeysAndRecordsWithoutKeyAreNothingToJudge() {
        judging.of(draft().works(1, "orders-0@3", "d")
                        .works(1, "orders-0@2", "c")
                        .works(1, "orders-0@0", "a"))
                .isVacuous();
    }

    private static HistoryDraft oneByOne() {
        return draft().works(1, "orders-0@0", "send(a)")
                .works(1, "orders-0@1", "send(b)")
                .works(1, "orders-0@2", "send(a)");
    }

    private static HistoryDraft batch() {
        return draft().delivered(1, "orders-0@0").delivered(1, "orders-0@1").delivered(1, "orders-0@2");
    }

    @Test
    void insideABatchACallIsOfTheRecordThatHasItAlone() {
        HistoryDraft single = draft().works(1, "orders-0@0", "send(a)").works(1, "orders-0@1", "send(b)");
        HistoryDraft run = batch().effect(1, "orders-0@0", "send(b)");
        int leader = run.last();
        run.effect(1, "orders-0@0", "send(a)");
        judging.tracing(run, single)
                .isViolated(
                        "The effect of orders-0@0 happened after that of orders-0@1, which follows it in the log of key"
                                + " o-1.",
                        List.of(leader, leader + 1),
                        "orders-0@0",
                        "orders-0@1");
        judging.tracing(batch().effect(1, "orders-0@0", "send(a)").effect(1, "orders-0@0", "send(b)"), single)
                .holds(1);
    }

    @Test
    void aCallThatSeveralRecordsOfABatchHaveAlikeIsNobodys() {
        judging.tracing(batch().effect(1, "orders-0@0", "send(b)").effect(1, "orders-0@0", "send(a)"), oneByOne())
                .isVacuous();
    }

    @Test
    void aBatchThatComesAgainIsARedelivery() {
        HistoryDraft single = draft().works(1, "orders-0@0", "send(a)").works(1, "orders-0@1", "send(b)");
        HistoryDraft run = batch().effect(1, "orders-0@0", "send(b)")
                .crashed(1, Point.BEFORE_EFFECT)
                .assigned(2, "orders-0")
                .delivered(2, "orders-0@0")
                .delivered(2, "orders-0@1")
                .effect(2, "orders-0@0", "send(a)");
        judging.tracing(run, single).holds(1);
    }

    /** The revision of an event is its value. */
    private record Revised() implements EventFields {

        @Override
        public Optional<String> id(LogRecord record) {
            return Optional.empty();
        }

        @Override
        public Optional<String> revision(LogRecord record) {
            return Optional.of(String.valueOf(record.value()));
        }
    }

    private static HistoryDraft revised(String first, String second) {
        return HistoryDraft.committing("after-record")
                .record("orders-0@0", "o-1", first)
                .record("orders-0@1", "o-1", second)
                .assigned(1, "orders-0");
    }

    @ParameterizedTest
    @CsvSource({"3, 2, false", "10, 9, false", "2, 2, true", "2, 10, true"})
    void aBatchMayBePutInTheOrderOfItsRevisions(String first, String second, boolean violated) {
        HistoryDraft single =
                revised(first, second).works(1, "orders-0@0", "send(a)").works(1, "orders-0@1", "send(b)");
        HistoryDraft run = revised(first, second)
                .delivered(1, "orders-0@0")
                .delivered(1, "orders-0@1")
                .effect(1, "orders-0@0", "send(b)")
                .effect(1, "orders-0@0", "send(a)");
        Judging.Judged judged = judging.tracing(run, single, new Revised());
        assertThat(judged.verdict().outcome()).isEqualTo(violated ? Verdict.Outcome.VIOLATED : Verdict.Outcome.HOLDS);
    }
}
