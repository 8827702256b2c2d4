package io.consumerproof.check;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.history.Bytes;
import io.consumerproof.history.Header;
import io.consumerproof.history.Point;
import java.util.List;
import org.junit.jupiter.api.Test;

final class PoisonContainedTest {

    private final Judging judging = new Judging(new PoisonContained());
    private final HistoryDraft nothing = HistoryDraft.deadLettering();

    /** The first record always fails; the second is fine. */
    private static HistoryDraft poisoned(String then) {
        HistoryDraft draft = then.equals("dead-letter")
                ? HistoryDraft.deadLettering()
                : HistoryDraft.formed("after-record", 2, then, null);
        return draft.record("orders-0@0", "o-1", "not json", HistoryDraft.header("trace", "t1"))
                .record("orders-0@1", "o-1", "fine")
                .assigned(1, "orders-0")
                .delivered(1, "orders-0@0")
                .failed(1, "orders-0@0", 1)
                .delivered(1, "orders-0@0", 2)
                .failed(1, "orders-0@0", 2);
    }

    private static HistoryDraft quarantined() {
        return poisoned("dead-letter").quarantined(1, "orders-0@0", "orders.dlt-0@0");
    }

    @Test
    void quarantinedOnceAndWholeIsFine() {
        HistoryDraft run = quarantined().committed(1, "orders-0", 1).does(1, "orders-0@1", "a");
        judging.of(run.drained(), nothing).holds(1);
    }

    @Test
    void neverQuarantinedIsToldWhereThePolicyIsDeadLetter() {
        HistoryDraft run = poisoned("dead-letter");
        int last = run.last();
        judging.of(run.committed(1, "orders-0", 1).does(1, "orders-0@1", "a").drained(), nothing)
                .isViolated(
                        "orders-0@0 always fails: it was tried 2 times and is never quarantined.",
                        List.of(last),
                        "orders-0@0");
    }

    @Test
    void aPartitionBlockedForEverIsToldIfTheCheckWasNamed() {
        HistoryDraft run = poisoned("block").blocked(1, "orders-0@0");
        judging.named(run.drained(), nothing)
                .isViolated(
                        "orders-0@0 always fails: it blocks orders-0 and is never quarantined; orders-0@1 waits behind it.",
                        List.of(run.last() - 1),
                        "orders-0@0",
                        "orders-0@1");
        judging.of(run, nothing).isVacuous().notes("given up by policy: orders-0@0 blocks orders-0");
    }

    @Test
    void skippedAndStoppedAreJudgedOnlyIfNamed() {
        HistoryDraft skipped = poisoned("skip").skipped(1, "orders-0@0").committed(1, "orders-0", 1);
        skipped.does(1, "orders-0@1", "a").drained();
        judging.of(skipped, nothing).isVacuous();
        assertThat(judging.named(skipped, nothing).isViolated().sentence())
                .isEqualTo("orders-0@0 always fails: it was skipped and is never quarantined.");
        judging.of(poisoned("stop").stopped(1, "orders-0@0").drained(), nothing)
                .isVacuous()
                .notes("given up by policy: orders-0@0 stopped member-1");
    }

    @Test
    void aRecordThatTheReferenceHandlesIsNoPoison() {
        HistoryDraft reference = HistoryDraft.deadLettering()
                .log("not json", "fine")
                .assigned(1, "orders-0")
                .does(1, "orders-0@0", "a");
        judging.of(poisoned("dead-letter").drained(), reference).isVacuous();
    }

    @Test
    void failuresThatAFaultMadeAreNoPoison() {
        HistoryDraft run = HistoryDraft.deadLettering()
                .log("fine")
                .assigned(1, "orders-0")
                .delivered(1, "orders-0@0")
                .failedByFault(1, "orders-0@0", 1)
                .drained();
        judging.named(run, nothing).isVacuous();
    }

    @Test
    void aSecondCopyNeedsAFaultSinceTheFirst() {
        HistoryDraft run = quarantined();
        int first = run.last() - 1;
        run.delivered(1, "orders-0@0").failed(1, "orders-0@0", 1).quarantined(1, "orders-0@0", "orders.dlt-0@1");
        judging.of(run.committed(1, "orders-0", 1), nothing)
                .isViolated(
                        "orders-0@0 was quarantined again, with no fault since the first time.",
                        List.of(first, run.last() - 2),
                        "orders-0@0");
        HistoryDraft struck = quarantined().crashed(1, Point.BEFORE_COMMIT).assigned(2, "orders-0");
        struck.delivered(2, "orders-0@0")
                .failed(2, "orders-0@0", 1)
                .quarantined(2, "orders-0@0", "orders.dlt-0@1")
                .committed(2, "orders-0", 1)
                .does(2, "orders-0@1", "a");
        judging.of(struck.drained(), nothing).holds(1);
    }

    @Test
    void aHandWrittenCopyWithoutKeyAndOffsetIsIncomplete() {
        Header[] headers = {
            HistoryDraft.header("trace", "t1"),
            HistoryDraft.header("dlt-topic", "orders"),
            HistoryDraft.header("dlt-partition", "0"),
            HistoryDraft.header("dlt-error", "no")
        };
        HistoryDraft run = poisoned("dead-letter").sent(1, "orders-0@0", "orders.dlt-0@0", null, "not json", headers);
        judging.of(run.handled(1, "orders-0@0"), nothing)
                .isViolated(
                        "The dead letter of orders-0@0 lacks its key and offset.",
                        List.of(run.last() - 1),
                        "orders-0@0");
    }

    @Test
    void aHandWrittenCopyOfAnotherRecordsPlaceAndBytesIsIncomplete() {
        HistoryDraft run = poisoned("dead-letter")
                .sent(1, "orders-0@0", "orders.dlt-0@0", "o-1", "{}", HistoryDraft.provenance("payments-3@7"));
        assertThat(judging.of(run, nothing).isViolated().sentence())
                .isEqualTo(
                        "The dead letter of orders-0@0 lacks its value, header 'trace', topic, partition and offset.");
    }

    @Test
    void theHeadersOfSpringAndOfConnectNamePlaceAndCause() {
        Header[] spring = {
            HistoryDraft.header("trace", "t1"),
            HistoryDraft.header("kafka_dlt-original-topic", "orders"),
            new Header("kafka_dlt-original-partition", Bytes.of(new byte[4])),
            new Header("kafka_dlt-original-offset", Bytes.of(new byte[8])),
            HistoryDraft.header("kafka_dlt-exception-fqcn", "E")
        };
        Header[] connect = {
            HistoryDraft.header("trace", "t1"),
            HistoryDraft.header("__connect.errors.topic", "orders"),
            HistoryDraft.header("__connect.errors.partition", "0"),
            HistoryDraft.header("__connect.errors.offset", "0"),
            HistoryDraft.header("__connect.errors.exception.class.name", "E")
        };
        for (Header[] headers : List.of(spring, connect)) {
            HistoryDraft run = poisoned("dead-letter")
                    .sent(1, "orders-0@0", "orders.dlt-0@0", "o-1", "not json", headers)
                    .handled(1, "orders-0@0")
                    .committed(1, "orders-0", 1);
            judging.of(run.drained(), nothing).holds(1);
        }
        connect[4] = HistoryDraft.header("__connect.errors.stage", "VALUE_CONVERTER");
        HistoryDraft causeless =
                poisoned("dead-letter").sent(1, "orders-0@0", "orders.dlt-0@0", "o-1", "not json", connect);
        assertThat(judging.of(causeless, nothing).isViolated().sentence())
                .isEqualTo("The dead letter of orders-0@0 lacks its cause.");
    }

    @Test
    void aNeighbourThatWaitsBehindAQuarantinedRecordIsTold() {
        HistoryDraft run = quarantined();
        assertThat(judging.of(run.drained(), nothing).isViolated().sentence())
                .isEqualTo("orders-0@0 always fails: it is quarantined; orders-0@1 waits behind it.");
    }

    @Test
    void noFailureIsNothingToJudge() {
        judging.of(HistoryDraft.deadLettering().log("a").assigned(1, "orders-0").does(1, "orders-0@0", "a"))
                .isVacuous();
    }
}
