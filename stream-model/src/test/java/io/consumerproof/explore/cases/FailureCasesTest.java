package io.consumerproof.explore.cases;

import static io.consumerproof.explore.cases.One.id;
import static io.consumerproof.explore.cases.One.key;
import static io.consumerproof.explore.cases.One.value;

import io.consumerproof.history.Bytes;
import io.consumerproof.history.Header;
import io.consumerproof.scenario.Append;
import io.consumerproof.scenario.CommitMode;
import io.consumerproof.scenario.Delivery;
import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.scenario.GroupSettings;
import io.consumerproof.scenario.OnFailure.Then;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Real bugs about records that fail. */
class FailureCasesTest {

    private static final UnaryOperator<GroupSettings> MANUAL = each -> each.commit(CommitMode.MANUAL);

    private static Study traffic() {
        return Study.orders(2)
                .record(0, "k1", "A")
                .record(0, "k2", "BAD")
                .record(0, "k3", "C")
                .record(1, "k4", "D");
    }

    private static Study good() {
        return Study.orders(2).record(0, "k1", "A").record(0, "k2", "B").record(1, "k4", "D");
    }

    private static void handle(Outside outside, Delivery each) {
        if (value(each).startsWith("BAD")) {
            throw new IllegalArgumentException("bad bytes");
        }
        outside.absorber().put(id(each), value(each));
    }

    private static void done(Delivery each) {
        each.commit(each.record().offset() + 1);
    }

    private static void letter(Outside outside, Delivery each, boolean whole) {
        Map<String, Object> headers = new LinkedHashMap<>();
        each.record().headers().forEach(header -> headers.put(header.name(), String.valueOf(header.value())));
        headers.put("dlt-topic", each.record().partition().topic());
        headers.put("dlt-partition", "" + each.record().partition().partition());
        headers.put("dlt-offset", "" + each.record().offset());
        headers.put("dlt-exception", "bad bytes");
        outside.sender().send("orders.dlt", whole ? key(each) : null, value(each), headers);
    }

    @Test
    void case007NamesOneFailedRecordAndCommitsUnfinishedEarlierOnes() {
        Study broken = good().consumer(
                        each -> MANUAL.apply(each).onFailure(Study.then(Then.BLOCK, 1)), outside -> (Batch) poll -> {
                            for (int i = poll.size() - 1; i >= 0; i--) {
                                try {
                                    handle(outside, poll.get(i));
                                } catch (RuntimeException failure) {
                                    poll.get(i).commit(poll.get(i).record().offset());
                                    throw failure;
                                }
                            }
                            poll.forEach(FailureCasesTest::done);
                        });
        broken.finds(
                Study.only(FaultKind.EFFECT_FAILURE, 1).with(FaultKind.CRASH, 1).together(2), "no-lost-effect", 6);
    }

    @Test
    void case023RetriesUndecodableBytesForEver() {
        Study broken = traffic().consumer(each -> each.onFailure(Study.then(Then.BLOCK, 3)), outside ->
                (One) each -> handle(outside, each));
        broken.finds(FaultBudget.NONE, "poison-contained", 1);
        traffic()
                .consumer(each -> each.onFailure(Study.deadLetter(3)), outside -> (One) each -> handle(outside, each))
                .survivesAllPairs();
    }

    @Test
    void case024EndsItsThreadAtUndecodableBytes() {
        Study broken = traffic().consumer(each -> each.onFailure(Study.then(Then.STOP, 1)), outside ->
                (One) each -> handle(outside, each));
        broken.finds(FaultBudget.NONE, "poison-contained", 1);
        traffic()
                .consumer(each -> each.onFailure(Study.deadLetter(1)), outside -> (One) each -> handle(outside, each))
                .survivesAllPairs();
    }

    private static Study letters(boolean whole) {
        Append bad = Append.record("orders", "k2", "BAD").in(0).headers(List.of(new Header("trace", Bytes.utf8("t1"))));
        return good().append(bad).consumer(each -> each.onFailure(Study.deadLetter(1)), outside -> (One) each -> {
            if (value(each).startsWith("BAD")) {
                letter(outside, each, whole);
            } else {
                handle(outside, each);
            }
        });
    }

    @Test
    void case025LosesTheKeyInTheDeadLetter() {
        letters(false).finds(FaultBudget.NONE, "poison-contained", 1);
        letters(true).survivesAllPairs();
    }

    @Test
    void case047NeverAcknowledgesARecordItDeadLettersEarly() {
        Study broken = traffic().consumer(MANUAL, outside -> {
            Map<String, Long> next = new TreeMap<>();
            return (One) each -> {
                String partition = each.record().partition().toString();
                if (value(each).startsWith("BAD")) {
                    letter(outside, each, true);
                    return;
                }
                handle(outside, each);
                long expected = next.getOrDefault(partition, 0L);
                if (each.record().offset() == expected) {
                    next.put(partition, expected + 1);
                    done(each);
                }
            };
        });
        broken.finds(FaultBudget.NONE, "lag-drains", 1);
        traffic()
                .consumer(each -> MANUAL.apply(each).onFailure(Study.deadLetter(1)), outside -> (One) each -> {
                    if (value(each).startsWith("BAD")) {
                        letter(outside, each, true);
                    } else {
                        handle(outside, each);
                    }
                    done(each);
                })
                .survivesAllPairs();
    }

    private final List<Exception> reported = new ArrayList<>();

    @Test
    void case049IgnoresWhetherTheHandlerSucceeded() {
        Study broken = good().consumer(each -> each, outside -> (One) each -> {
            try {
                handle(outside, each);
            } catch (RuntimeException failure) {
                reported.add(failure);
            }
        });
        broken.finds(Study.only(FaultKind.EFFECT_FAILURE, 1), "no-lost-effect", 2);
        good().consumer(each -> each, outside -> (One) each -> handle(outside, each))
                .survivesAllPairs();
    }

    @Test
    void case016TakesAPositiveAcknowledgementBehindANegativeOne() {
        Study broken = good().consumer(MANUAL, outside -> (Batch) poll -> {
            for (Delivery each : poll) {
                try {
                    handle(outside, each);
                } catch (RuntimeException failure) {
                    reported.add(failure);
                }
                done(each);
            }
        });
        broken.finds(Study.only(FaultKind.EFFECT_FAILURE, 1), "no-lost-effect", 2);
        good().consumer(MANUAL, outside -> (Batch) poll -> {
                    for (Delivery each : poll) {
                        handle(outside, each);
                        done(each);
                    }
                })
                .survivesAllPairs();
    }

    @Test
    void case054CommitsTheOffsetOfAnotherPartition() {
        Study broken = Study.orders(2)
                .record(0, "k1", "A")
                .record(0, "k2", "B")
                .record(1, "k4", "D")
                .record(1, "k5", "E")
                .consumer(each -> MANUAL.apply(each).members(1), outside -> {
                    long[] last = new long[1];
                    return (One) each -> {
                        try {
                            handle(outside, each);
                            last[0] = each.record().offset() + 1;
                            done(each);
                        } catch (RuntimeException failure) {
                            each.commit(last[0]);
                            throw failure;
                        }
                    };
                });
        broken.finds(Study.only(FaultKind.EFFECT_FAILURE, 1), "commit-not-past-unfinished", 6);
        good().consumer(each -> MANUAL.apply(each).members(1), outside -> (One) each -> {
                    handle(outside, each);
                    done(each);
                })
                .survivesAllPairs();
    }

    @Test
    void case055SeeksOnlyTheFailedPartitionAndDropsTheRestOfThePoll() {
        Study broken = good().consumer(
                        each -> each.members(1).commit(CommitMode.AFTER_BATCH), outside -> (Batch) poll -> {
                            for (Delivery each : poll) {
                                try {
                                    handle(outside, each);
                                } catch (RuntimeException failure) {
                                    handle(outside, each);
                                    return;
                                }
                            }
                        });
        broken.finds(Study.only(FaultKind.EFFECT_FAILURE, 1), "no-lost-effect", 2);
        good().consumer(each -> each.members(1).commit(CommitMode.AFTER_BATCH), outside ->
                        (Batch) poll -> poll.forEach(each -> handle(outside, each)))
                .survivesAllPairs();
    }

    @Test
    void case062DiesOfANullValueAgainAfterEveryRestart() {
        Study broken = Study.orders(1)
                .record(0, "k1", "A")
                .tombstone(0, "k1")
                .record(0, "k2", "B")
                .consumer(each -> each, outside -> (One) each -> {
                    Object value = each.record().value();
                    if (value == null) {
                        throw new IllegalStateException("no schema");
                    }
                    handle(outside, each);
                });
        broken.finds(FaultBudget.NONE, "poison-contained", 1);
        Study.orders(1)
                .record(0, "k1", "A")
                .tombstone(0, "k1")
                .record(0, "k2", "B")
                .consumer(each -> each, outside -> (One) each -> {
                    if (each.record().value() != null) {
                        handle(outside, each);
                    }
                })
                .survivesAllPairs();
    }
}
