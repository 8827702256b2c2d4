package io.consumerproof.explore.cases;

import static io.consumerproof.explore.cases.One.id;
import static io.consumerproof.explore.cases.One.key;
import static io.consumerproof.explore.cases.One.value;

import io.consumerproof.scenario.CommitMode;
import io.consumerproof.scenario.Delivery;
import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.scenario.GroupSettings;
import io.consumerproof.scenario.Handler;
import io.consumerproof.scenario.OnFailure.Then;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Real bugs about what receivers and tables hold: repeated, stale, lost on a rebalance, wrong after a replay. */
class StateCasesTest {

    private static final UnaryOperator<GroupSettings> PLAIN = each -> each;
    private static final UnaryOperator<GroupSettings> MANUAL = each -> each.commit(CommitMode.MANUAL);

    private static Study traffic() {
        return Study.orders(2).record(0, "o-1", "1").record(0, "o-1", "2").record(1, "o-2", "1");
    }

    private static long revision(Delivery each) {
        return Long.parseLong(value(each));
    }

    private static void upsert(Outside outside, Delivery each) {
        outside.store().transact(tx -> {
            if (tx.number("orders", key(each)) < revision(each)) {
                tx.put("orders", key(each), revision(each));
            }
        });
    }

    private static Handler upserting(Outside outside) {
        return (One) each -> upsert(outside, each);
    }

    @Test
    void case020PausesForEverAtTheInboxsUniqueKey() {
        Study broken = traffic().consumer(MANUAL, outside -> (One) each -> {
            if (outside.store().read("inbox", id(each)) == null) {
                outside.store().put("inbox", id(each), key(each));
                each.commit(each.record().offset() + 1);
            }
        });
        broken.finds(FaultBudget.DEFAULT, "lag-drains", 22);
        traffic()
                .consumer(MANUAL, outside -> (One) each -> {
                    if (outside.store().read("inbox", id(each)) == null) {
                        outside.store().put("inbox", id(each), key(each));
                    }
                    each.commit(each.record().offset() + 1);
                })
                .survivesAllPairs();
    }

    private static Handler watermark(Outside outside, boolean neverBack) {
        return (One) each -> outside.store().transact(tx -> {
            String partition = each.record().partition().toString();
            long mark = tx.number("marks", partition);
            if (each.record().offset() >= mark) {
                tx.put("total", key(each), "" + (tx.number("total", key(each)) + 1));
            }
            long next = each.record().offset() + 1;
            tx.put("marks", partition, "" + (neverBack ? Math.max(mark, next) : next));
        });
    }

    @Test
    void case021LetsItsReplayWatermarkMoveBackwards() {
        Study broken =
                traffic().consumer(each -> each.commit(CommitMode.AFTER_BATCH), outside -> watermark(outside, false));
        broken.finds(FaultBudget.DEFAULT, "same-state", 35);
        traffic()
                .consumer(each -> each.commit(CommitMode.AFTER_BATCH), outside -> watermark(outside, true))
                .survivesAllPairs();
    }

    private static Handler window(Outside outside, Duration window) {
        return (One) each -> outside.store().transact(tx -> {
            Instant now = outside.world().clock().instant();
            String seen = tx.read("ignored_seen", id(each));
            if (seen == null || Instant.parse(seen).plus(window).isBefore(now)) {
                tx.put("ignored_seen", id(each), now.toString());
                tx.put("total", key(each), "" + (tx.number("total", key(each)) + 1));
            }
        });
    }

    @Test
    void case022ForgetsItsMarksSoonerThanASessionTimesOut() {
        Study broken = traffic().consumer(PLAIN, outside -> window(outside, Duration.ofSeconds(30)));
        broken.finds(FaultBudget.DEFAULT, "same-state", 13);
        // Its repaired twin is that of case 021.
    }

    private static Handler flushing(Outside outside, boolean clears) {
        List<String> buffer = new ArrayList<>();
        return (Batch) poll -> {
            if (clears) {
                buffer.clear();
            }
            poll.forEach(each -> buffer.add(id(each)));
            outside.store()
                    .transact(tx -> buffer.forEach(
                            each -> tx.put("lines", each, "" + (clears ? 1 : tx.number("lines", each) + 1))));
            buffer.clear();
        };
    }

    @Test
    void case026KeepsItsBufferBehindAFailedFlush() {
        UnaryOperator<GroupSettings> retrying =
                each -> each.commit(CommitMode.AFTER_BATCH).onFailure(Study.then(Then.BLOCK, 2));
        Study broken = traffic().consumer(retrying, outside -> flushing(outside, false));
        broken.finds(Study.only(FaultKind.EFFECT_FAILURE, 1), "same-state", 2);
        traffic().consumer(retrying, outside -> flushing(outside, true)).survivesAllPairs();
    }

    /** Drops the first record behind an assignment, since its worker is not made yet; the one at the start is made in time. */
    private static Handler lookingUp(Outside outside) {
        int[] generation = {1};
        return (One) each -> {
            boolean ready = generation[0] == each.generation();
            generation[0] = each.generation();
            if (ready) {
                outside.absorber().put(id(each), value(each));
            }
        };
    }

    @Test
    void case031ThrowsAwayWhatArrivesBeforeItsWorkerExists() {
        Study broken = traffic().consumer(PLAIN, StateCasesTest::lookingUp);
        broken.finds(FaultBudget.DEFAULT, "no-lost-effect", 2);
        traffic()
                .consumer(PLAIN, outside -> (One) each -> outside.absorber().put(id(each), value(each)))
                .survivesAllPairs();
    }

    @Test
    void case032LosesTheBatchOfAPartitionThatStays() {
        Study broken = traffic().consumer(each -> each.members(1), StateCasesTest::lookingUp);
        broken.finds(Study.only(FaultKind.REBALANCE, 1), "no-lost-effect", 2);
    }

    /** Keeps the last record of a partition back until the next one comes. */
    private static Handler prefetching(Outside outside, boolean empties) {
        List<Delivery> queue = new ArrayList<>();
        return (Batch) poll -> {
            if (empties) {
                queue.removeIf(each -> each.generation() != poll.get(0).generation());
            }
            poll.forEach(queue::add);
            for (Delivery each : List.copyOf(queue)) {
                if (empties) {
                    upsert(outside, each);
                } else {
                    outside.store().transact(tx -> tx.put("orders", key(each), revision(each)));
                }
            }
            queue.removeIf(each -> empties || each.record().offset() > 0);
        };
    }

    @Test
    void case037HandsOutWhatItQueuedBeforeARebalance() {
        Study broken = traffic().consumer(each -> each.maxPollRecords(1), outside -> prefetching(outside, false));
        broken.finds(FaultBudget.DEFAULT, "no-stale-overwrite", 16);
        traffic()
                .consumer(each -> each.maxPollRecords(1), outside -> prefetching(outside, true))
                .survivesAllPairs();
    }

    @Test
    void case038AppliesWhatARelaySentInTheWrongOrder() {
        Study broken = Study.orders(1)
                .record(0, "acct", "2")
                .record(0, "acct", "1")
                .consumer(PLAIN, outside ->
                        (One) each -> outside.store().transact(tx -> tx.put("orders", key(each), revision(each))));
        broken.finds(FaultBudget.NONE, "no-stale-overwrite", 1);
        Study.orders(1)
                .record(0, "acct", "2")
                .record(0, "acct", "1")
                .consumer(PLAIN, StateCasesTest::upserting)
                .survivesAllPairs();
    }

    @Test
    void case053CallsOutBeforeItLooksAtItsIdempotencyRow() {
        Study broken = traffic().consumer(PLAIN, outside -> (One) each -> {
            outside.counter().put(id(each), value(each));
            outside.store().transact(tx -> tx.put("paid", id(each), "1"));
        });
        broken.finds(Study.only(FaultKind.REPLAY, 1), "replay-safe", 2);
        traffic()
                .consumer(each -> each.onFailure(Study.then(Then.BLOCK, 3)), outside -> (One) each -> {
                    if (outside.store().read("paid", id(each)) == null) {
                        outside.absorber().put(id(each), value(each));
                        outside.store().transact(tx -> tx.put("paid", id(each), "1"));
                    }
                })
                .survives(Study.every(2).with(FaultKind.HANDLER_FAILURE, 0));
    }

    /** Two partitions; values are commit times. */
    private static Study tableOfTimes(boolean perKey) {
        return Study.orders(2)
                .record(0, "id6", "55")
                .record(1, "id7", "56")
                .consumer(
                        each -> each.members(1),
                        outside -> (One) each -> outside.store().transact(tx -> {
                            String mark = perKey ? key(each) : "all";
                            if (tx.number("marks", mark) < revision(each)) {
                                tx.put("marks", mark, value(each));
                                tx.put("rows", key(each), value(each));
                            }
                        }));
    }

    @Test
    void case057DropsValidRowsByOneHighWaterMarkForATable() {
        tableOfTimes(false).finds(FaultBudget.DEFAULT, "same-state", 3);
        tableOfTimes(true).survivesAllPairs();
    }

    private static Handler retrying(Outside outside, boolean absorbs) {
        return (One) each -> {
            if (absorbs) {
                outside.absorber().put(id(each), value(each));
            } else {
                outside.counter().put(id(each), value(each));
            }
        };
    }

    @Test
    void case070GoesOnAfterItsPartitionIsElsewhere() {
        Study broken = traffic().consumer(PLAIN, outside -> retrying(outside, false));
        broken.finds(Study.only(FaultKind.STALL, 1), "no-duplicate-effect", 2);
        broken.finds(Study.only(FaultKind.STALL, 1), "no-zombie-effect", 2);
        traffic().consumer(PLAIN, outside -> retrying(outside, true)).survivesAllPairs();
    }
}
