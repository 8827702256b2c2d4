package io.consumerproof.explore.cases;

import static io.consumerproof.explore.cases.One.key;
import static io.consumerproof.explore.cases.One.value;
import static io.consumerproof.explore.cases.Study.only;

import io.consumerproof.scenario.Append;
import io.consumerproof.scenario.Cleanup;
import io.consumerproof.scenario.CommitMode;
import io.consumerproof.scenario.Delivery;
import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.scenario.GroupSettings;
import io.consumerproof.scenario.Handler;
import io.consumerproof.scenario.TopicSettings;
import java.time.Duration;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Consumers of a compacted topic, which promises the latest value of each key and no other. */
class CompactionCasesTest {

    private static final UnaryOperator<GroupSettings> PLAIN = each -> each;

    private static FaultBudget compactionAnd(FaultKind other) {
        return FaultBudget.NONE.with(FaultKind.COMPACTION, 1).with(other, 1).together(2);
    }

    private static TopicSettings compacted(TopicSettings topic) {
        return topic.name().equals("orders") ? topic.cleanup(Cleanup.COMPACT.tombstoneRetention(Duration.ZERO)) : topic;
    }

    /** One key changes, one is deleted. */
    private static Study prices() {
        return Study.orders(1)
                .topics(CompactionCasesTest::compacted)
                .record(0, "a", "1")
                .record(0, "b", "2")
                .tombstone(0, "b")
                .record(0, "a", "3")
                .record(0, "c", "4");
    }

    private static One latest(Outside outside) {
        return each -> outside.store().transact(tx -> {
            if (each.record().value() == null) {
                tx.remove("prices", key(each));
            } else {
                tx.put("prices", key(each), value(each));
            }
        });
    }

    @ParameterizedTest
    @EnumSource(names = {"CRASH", "REBALANCE", "REDELIVERY", "REPLAY", "COMMIT_LOST"})
    void theLatestValueByKeySurvives(FaultKind other) {
        for (CommitMode mode : List.of(CommitMode.AFTER_RECORD, CommitMode.AFTER_BATCH, CommitMode.AUTO)) {
            prices().consumer(each -> each.commit(mode), CompactionCasesTest::latest)
                    .survives(compactionAnd(other));
        }
    }

    @Test
    void aDedupTableBesideTheLatestValueSurvives() {
        prices().consumer(PLAIN, outside -> (One) each -> outside.store().transact(tx -> {
                    String event = each.record().id().toString();
                    if (tx.read("seen", event) == null) {
                        tx.insert("seen", event, "1");
                        tx.put("prices", key(each), String.valueOf(each.record().value()));
                    }
                }))
                .survives(compactionAnd(FaultKind.CRASH));
    }

    @Test
    void aReceiverThatAbsorbsRepeatsMissesNothingButWhatIsGone() {
        prices().consumer(PLAIN, outside ->
                        (One) each -> outside.absorber().put(each.record().id().toString(), key(each)))
                .survives(compactionAnd(FaultKind.STALL));
    }

    @Test
    void whoAddsUpChangesIsFound() {
        Function<Outside, Handler> adding =
                outside -> (One) each -> outside.store().transact(tx -> {
                    String event = each.record().id().toString();
                    if (tx.read("seen", event) == null) {
                        tx.insert("seen", event, "1");
                        tx.put("total", key(each), "" + (tx.number("total", key(each)) + amount(each)));
                    }
                });
        prices().consumer(PLAIN, adding).finds(only(FaultKind.COMPACTION, 1), "same-state", 2);
        prices().topics(each -> each.cleanup(Cleanup.DELETE))
                .consumer(PLAIN, adding)
                .survives(only(FaultKind.CRASH, 1));
    }

    private static long amount(Delivery delivery) {
        return delivery.record().value() == null ? 0 : Long.parseLong(value(delivery));
    }

    @Test
    void whoOnlyUpdatesWhatAnOlderRecordCreatedIsFound() {
        Function<Outside, Handler> updating =
                outside -> (One) each -> outside.store().transact(tx -> {
                    boolean creates = value(each).startsWith("created");
                    if (creates || tx.read("orders", key(each)) != null) {
                        tx.put("orders", key(each), value(each));
                    }
                });
        Study study = Study.orders(1)
                .topics(CompactionCasesTest::compacted)
                .record(0, "a", "created")
                .record(0, "a", "paid")
                .append(Append.record("orders", "b", "created").in(0));
        study.consumer(PLAIN, updating).finds(only(FaultKind.COMPACTION, 1), "same-state", 2);
    }
}
