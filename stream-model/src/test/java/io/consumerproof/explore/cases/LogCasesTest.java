package io.consumerproof.explore.cases;

import static io.consumerproof.explore.cases.One.key;
import static io.consumerproof.explore.cases.One.value;

import io.consumerproof.scenario.Append;
import io.consumerproof.scenario.CommitMode;
import io.consumerproof.scenario.Delivery;
import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.scenario.Handler;
import io.consumerproof.scenario.OffsetReset;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Real bugs about what a log does: where reading begins, partitions that are added, how much a poll returns. */
class LogCasesTest {

    private static Study absorbing(OffsetReset reset, Study traffic) {
        return traffic.appendedAfterTheStart().consumer(each -> each.reset(reset), outside ->
                (One) each -> outside.absorber().put(key(each) + value(each), ""));
    }

    @Test
    void case034StartsAtTheEndAsLongAsNothingIsCommitted() {
        absorbing(OffsetReset.LATEST, Traffic.traffic()).finds(FaultBudget.DEFAULT, "no-lost-effect", 12);
        absorbing(OffsetReset.EARLIEST, Traffic.traffic()).survives(FaultBudget.DEFAULT);
    }

    private static Study keyed() {
        return Study.orders(1)
                .append(Append.record("orders", "o-1", "1"))
                .append(Append.record("orders", "o-2", "1"))
                .append(Append.record("orders", "o-1", "2"))
                .append(Append.record("orders", "o-2", "2"));
    }

    @Test
    void case042StartsAtTheEndOfPartitionsThatAreAdded() {
        FaultBudget growth = Study.only(FaultKind.PARTITION_GROWTH, 1);
        absorbing(OffsetReset.LATEST, keyed()).finds(growth, "no-lost-effect", 2);
        absorbing(OffsetReset.EARLIEST, keyed())
                .survives(growth.with(FaultKind.CRASH, 1)
                        .with(FaultKind.REBALANCE, 1)
                        .together(2));
    }

    private static Study recreated() {
        return Study.orders(1).record(0, "o-1", "1").tombstone(0, "o-1").record(0, "o-1", "2");
    }

    private static void apply(Outside outside, Delivery each) {
        if (each.record().value() == null) {
            outside.store().transact(tx -> tx.remove("orders", key(each)));
        } else {
            outside.store().put("orders", key(each), value(each));
        }
    }

    /** Two statements, one after the other. */
    private static Handler updatesThenDeletes(Outside outside) {
        return (Batch) poll -> {
            List<Delivery> deletes = new ArrayList<>();
            for (Delivery each : poll) {
                if (each.record().value() == null) {
                    deletes.add(each);
                } else {
                    apply(outside, each);
                }
            }
            deletes.forEach(each -> apply(outside, each));
        };
    }

    private static Handler lastOfEachKey(Outside outside) {
        return (Batch) poll -> {
            TreeMap<String, Delivery> last = new TreeMap<>();
            poll.forEach(each -> last.put(key(each), each));
            last.values().forEach(each -> apply(outside, each));
        };
    }

    @Test
    void case063FlushesAllUpdatesBeforeAllDeletes() {
        recreated()
                .consumer(each -> each.commit(CommitMode.AFTER_BATCH), LogCasesTest::updatesThenDeletes)
                .beyondTheBound(1_000)
                .finds(FaultBudget.NONE, "same-state", 2);
        recreated()
                .consumer(each -> each.commit(CommitMode.AFTER_BATCH), LogCasesTest::lastOfEachKey)
                .beyondTheBound(1_000)
                .survives(FaultBudget.NONE);
    }
}
