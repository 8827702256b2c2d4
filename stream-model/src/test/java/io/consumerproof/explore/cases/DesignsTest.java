package io.consumerproof.explore.cases;

import static io.consumerproof.explore.cases.One.id;
import static io.consumerproof.explore.cases.One.key;
import static io.consumerproof.explore.cases.One.value;
import static io.consumerproof.explore.cases.Study.every;
import static io.consumerproof.explore.cases.Study.only;
import static io.consumerproof.explore.cases.Traffic.event;
import static io.consumerproof.explore.cases.Traffic.revision;
import static io.consumerproof.explore.cases.Traffic.traffic;

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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Legitimate designs: none of them is called wrong under all pairs of all faults. */
class DesignsTest {

    private static final UnaryOperator<GroupSettings> PLAIN = each -> each;

    @ParameterizedTest
    @EnumSource(
            value = CommitMode.class,
            names = {"AFTER_RECORD", "AFTER_BATCH"})
    void aDedupTableInTheTransactionOfTheChange(CommitMode mode) {
        traffic()
                .consumer(
                        each -> each.commit(mode),
                        outside -> (One) each -> outside.store().transact(tx -> {
                            if (tx.read("seen", event(each)) == null) {
                                tx.insert("seen", event(each), "1");
                                tx.put("total", key(each), "" + (tx.number("total", key(each)) + 1));
                            }
                        }))
                .survivesAllPairs();
    }

    @Test
    void anUpsertByRevision() {
        traffic()
                .consumer(PLAIN, outside -> (One) each -> outside.store().transact(tx -> {
                    if (tx.number("orders", key(each)) < revision(each)) {
                        tx.put("orders", key(each), revision(each));
                    }
                }))
                .survivesAllPairs();
    }

    @Test
    void aReceiverWithAnIdempotencyKey() {
        traffic()
                .consumer(PLAIN, outside -> (One) each -> outside.absorber().put(event(each), key(each)))
                .survivesAllPairs();
    }

    @Test
    void offsetsInTheDatabaseWithTheData() {
        traffic()
                .consumer(PLAIN, outside -> (One) each -> outside.store().transact(tx -> {
                    String partition = each.record().partition().toString();
                    if (tx.number("offsets", partition) <= each.record().offset()) {
                        tx.put("total", key(each), "" + (tx.number("total", key(each)) + 1));
                        tx.put("offsets", partition, "" + (each.record().offset() + 1));
                    }
                }))
                .survivesAllPairs();
    }

    @Test
    void generationFencingByALockTable() {
        traffic()
                .consumer(PLAIN, outside -> (One) each -> outside.store().transact(tx -> {
                    String partition = each.record().partition().toString();
                    if (tx.number("fence", partition) > each.generation()) {
                        throw new IllegalStateException("fenced");
                    }
                    tx.put("fence", partition, "" + each.generation());
                    if (tx.number("orders", key(each)) < revision(each)) {
                        tx.put("orders", key(each), revision(each));
                    }
                }))
                .survives(
                        every(2),
                        "no-lost-effect",
                        "no-stale-overwrite",
                        "no-zombie-effect",
                        "order-per-key",
                        "commit-not-past-unfinished",
                        "lag-drains",
                        "finished-work-committed");
    }

    @Test
    void aBatchWithATransactionForEachRecordAndManualCommits() {
        traffic()
                .consumer(each -> each.commit(CommitMode.MANUAL), outside -> (Batch) poll -> {
                    for (Delivery each : poll) {
                        outside.store().transact(tx -> {
                            if (tx.number("orders", key(each)) < revision(each)) {
                                tx.put("orders", key(each), revision(each));
                            }
                        });
                        each.commit(each.record().offset() + 1);
                    }
                })
                .survivesAllPairs();
    }

    @Test
    void manualCommitsEveryTwoRecordsAndAtTheEndOfABatch() {
        traffic()
                .record(0, "o-1", "e4:3")
                .consumer(each -> each.commit(CommitMode.MANUAL), outside -> (Batch) poll -> {
                    int done = 0;
                    Map<String, Delivery> last = new TreeMap<>();
                    for (Delivery each : poll) {
                        outside.absorber().put(event(each), key(each));
                        last.put(each.record().partition().toString(), each);
                        if (++done % 2 == 0) {
                            last.values().forEach(it -> it.commit(it.record().offset() + 1));
                            last.clear();
                        }
                    }
                    last.values().forEach(it -> it.commit(it.record().offset() + 1));
                })
                .survivesAllPairs();
    }

    @Test
    void aBatchInOneTransactionCommittedAtItsEnd() {
        traffic()
                .consumer(
                        each -> each.commit(CommitMode.AFTER_BATCH),
                        outside -> (Batch) poll -> outside.store().transact(tx -> {
                            for (Delivery each : poll) {
                                if (tx.number("orders", key(each)) < revision(each)) {
                                    tx.put("orders", key(each), revision(each));
                                }
                            }
                        }))
                .survivesAllPairs();
    }

    @ParameterizedTest
    @EnumSource(
            value = CommitMode.class,
            names = {"AFTER_RECORD", "AFTER_BATCH", "AUTO"})
    void tombstonesAreSkipped(CommitMode mode) {
        traffic()
                .tombstone(0, "o-1")
                .tombstone(1, "o-2")
                .consumer(each -> each.commit(mode).onFailure(Study.deadLetter(2)), outside -> (One) each -> {
                    if (each.record().value() != null) {
                        outside.absorber().put(event(each), key(each));
                    }
                })
                .survivesAllPairs();
    }

    @Test
    void tombstonesDeleteAndTheKeyRemembersItsRevision() {
        Study.orders(2)
                .record(0, "o-1", "e1:1")
                .tombstone(0, "o-1")
                .record(1, "o-2", "e3:1")
                .consumer(PLAIN, outside -> (One) each -> outside.store().transact(tx -> {
                    long next = each.record().offset() + 1;
                    if (tx.number("versions", key(each)) >= next) {
                        return;
                    }
                    tx.put("versions", key(each), "" + next);
                    if (each.record().value() == null) {
                        tx.remove("orders", key(each));
                    } else {
                        tx.put("orders", key(each), value(each));
                    }
                }))
                .survivesAllPairs();
    }

    private static Map<String, Object> letterHeaders(Delivery each, String prefix, Exception cause) {
        Map<String, Object> headers = new LinkedHashMap<>();
        each.record().headers().forEach(header -> headers.put(header.name(), String.valueOf(header.value())));
        headers.put(prefix + "topic", each.record().partition().topic());
        headers.put(prefix + "partition", "" + each.record().partition().partition());
        headers.put(prefix + "offset", "" + each.record().offset());
        headers.put(prefix + "exception", cause.toString());
        return headers;
    }

    @Test
    void aDeadLetterByHandWithPlainHeaders() {
        traffic()
                .record(0, "o-3", "poison")
                .record(0, "o-1", "e5:3")
                .consumer(each -> each.onFailure(Study.deadLetter(1)), outside -> (One) each -> {
                    try {
                        outside.absorber().put(event(each), key(each) + revision(each));
                    } catch (ArrayIndexOutOfBoundsException | NumberFormatException cause) {
                        outside.sender()
                                .send(
                                        "orders.dlt",
                                        key(each),
                                        value(each),
                                        letterHeaders(each, "dlt-", new Exception("bad")));
                    }
                })
                .survivesAllPairs();
    }

    @Test
    void aDeadLetterByHandWithBinaryHeaders() {
        traffic()
                .record(0, "o-3", "poison")
                .consumer(each -> each.onFailure(Study.deadLetter(1)), outside -> (One) each -> {
                    try {
                        outside.absorber().put(event(each), key(each) + revision(each));
                    } catch (ArrayIndexOutOfBoundsException cause) {
                        Map<String, Object> headers = letterHeaders(each, "kafka_dlt-original-", new Exception("bad"));
                        headers.put(
                                "kafka_dlt-original-partition",
                                java.nio.ByteBuffer.allocate(4)
                                        .putInt(each.record().partition().partition())
                                        .array());
                        headers.put(
                                "kafka_dlt-original-offset",
                                java.nio.ByteBuffer.allocate(8)
                                        .putLong(each.record().offset())
                                        .array());
                        headers.put("kafka_dlt-exception-fqcn", "java.lang.Exception");
                        outside.sender().send("orders.dlt", key(each), value(each), headers);
                    }
                })
                .survivesAllPairs();
    }

    @Test
    void effectsThatCarryTimeAndFreshIds() {
        traffic()
                .consumer(PLAIN, outside ->
                        (One) each -> outside.store().transact(tx -> tx.put("orders", event(each), key(each))))
                .consumer("mails", "orders", each -> each.members(1), outside ->
                        (One) each -> outside.absorber().put(event(each), "at fixed"))
                .consumer("ids", "orders", each -> each.members(1), outside -> (One) each ->
                        outside.counter().put(outside.world().ids().get().toString(), event(each)))
                .survives(
                        FaultBudget.NONE.with(FaultKind.REBALANCE, 2).together(2),
                        "no-lost-effect",
                        "no-duplicate-effect",
                        "same-state");
    }

    @ParameterizedTest
    @EnumSource(
            value = FaultKind.class,
            names = {"REDELIVERY", "REPLAY"},
            mode = EnumSource.Mode.EXCLUDE)
    void atMostOnceByChoice(FaultKind kind) {
        traffic()
                .consumer(
                        each -> each.commit(CommitMode.BEFORE_HANDLING).onFailure(Study.then(Then.SKIP, 1)),
                        outside -> (One) each -> outside.counter().put(id(each), key(each)))
                .survives(only(kind, 2), "no-duplicate-effect");
    }

    @Test
    void aBufferThatCommitsOnlyBehindItsFlush() {
        traffic()
                .consumer(each -> each.commit(CommitMode.MANUAL), outside -> (Batch) poll -> {
                    List<Delivery> buffer = new ArrayList<>(poll);
                    outside.store().transact(tx -> buffer.forEach(each -> tx.put("lines", event(each), key(each))));
                    Map<String, Delivery> last = new TreeMap<>();
                    buffer.forEach(each -> last.put(each.record().partition().toString(), each));
                    last.values().forEach(each -> each.commit(each.record().offset() + 1));
                })
                .survivesAllPairs();
    }
}
