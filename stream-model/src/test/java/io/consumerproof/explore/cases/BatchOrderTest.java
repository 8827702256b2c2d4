package io.consumerproof.explore.cases;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.explore.Finding;
import io.consumerproof.history.RecordId;
import io.consumerproof.scenario.CommitMode;
import io.consumerproof.scenario.Delivery;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.scenario.Handler;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The order of effects inside one call for all records of a poll. */
final class BatchOrderTest {

    private static Study traffic() {
        return Study.orders(2)
                .record(0, "o-1", "created:1")
                .record(0, "o-2", "created:2")
                .record(0, "o-1", "paid:3")
                .record(0, "o-1", "shipped:4")
                .record(1, "o-3", "created:5");
    }

    private static String key(Delivery each) {
        return String.valueOf(each.record().key());
    }

    private static String value(Delivery each) {
        return String.valueOf(each.record().value());
    }

    private static boolean is(Delivery each, String kind) {
        return value(each).startsWith(kind);
    }

    private static void put(Outside outside, Delivery each) {
        outside.absorber().put(value(each), key(each));
    }

    private static Handler backwards(Outside outside) {
        return (Batch) poll -> {
            List<Delivery> all = new ArrayList<>(poll);
            Collections.reverse(all);
            all.forEach(each -> put(outside, each));
        };
    }

    /** What is paid goes first. */
    private static Handler byUrgency(Outside outside) {
        return (Batch) poll -> poll.stream()
                .sorted(Comparator.comparing(each -> is(each, "paid") ? 0 : 1))
                .forEach(each -> put(outside, each));
    }

    /** What is not understood at once is put off to the end of the batch. */
    private static Handler puttingOff(Outside outside) {
        return (Batch) poll -> {
            ArrayDeque<Delivery> later = new ArrayDeque<>();
            for (Delivery each : poll) {
                if (is(each, "created")) {
                    later.add(each);
                } else {
                    put(outside, each);
                }
            }
            later.forEach(each -> put(outside, each));
        };
    }

    private static Handler sendingBackwards(Outside outside) {
        return (Batch) poll -> {
            for (int i = poll.size() - 1; i >= 0; i--) {
                outside.sender().send("orders.dlt", key(poll.get(i)), value(poll.get(i)), Map.of());
            }
        };
    }

    static Stream<Arguments> mistakes() {
        return Stream.of(
                design("backwards", BatchOrderTest::backwards),
                design("by urgency", BatchOrderTest::byUrgency),
                design("putting off", BatchOrderTest::puttingOff),
                design("sending backwards", BatchOrderTest::sendingBackwards));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("mistakes")
    void aMixedUpBatchIsFoundInTheVeryFirstRun(String name, Function<Outside, Handler> code) {
        Study study = traffic().consumer(each -> each.commit(CommitMode.AFTER_BATCH), code);
        Finding finding = study.finds(Study.every(1), "order-per-key", 1);
        List<RecordId> records = Objects.requireNonNull(finding.violation()).records();
        assertThat(records).as(name).hasSize(2);
        assertThat(records.get(0).offset()).isLessThan(records.get(1).offset());
        assertThat(finding.plan().trims().records()).hasSize(3);
    }

    private static Handler oneByOne(Outside outside) {
        return (Batch) poll -> poll.forEach(each -> put(outside, each));
    }

    private static Handler byKey(Outside outside) {
        return (Batch) poll -> {
            Map<String, List<Delivery>> keys = new LinkedHashMap<>();
            poll.forEach(each ->
                    keys.computeIfAbsent(key(each), any -> new ArrayList<>()).add(each));
            List<List<Delivery>> latestFirst = new ArrayList<>(keys.values());
            Collections.reverse(latestFirst);
            latestFirst.forEach(ofOneKey -> ofOneKey.forEach(each -> put(outside, each)));
        };
    }

    /** A message for what is paid, then a row in the ledger for everything. */
    private static Handler inTwoPasses(Outside outside) {
        return (Batch) poll -> {
            for (Delivery each : poll) {
                if (is(each, "paid")) {
                    put(outside, each);
                }
            }
            outside.store().transact(tx -> poll.forEach(each -> tx.put("ledger", value(each), 1)));
        };
    }

    private static Handler latestOfEachKey(Outside outside) {
        return (Batch) poll -> {
            Map<String, Delivery> latest = new LinkedHashMap<>();
            poll.forEach(each -> latest.put(key(each), each));
            outside.store()
                    .transact(tx -> latest.forEach(
                            (key, each) -> tx.put("orders", key, each.record().offset())));
        };
    }

    /** The same call for several records is nobody's in particular. */
    private static Handler touchingKeys(Outside outside) {
        return (Batch) poll -> {
            for (int i = poll.size() - 1; i >= 0; i--) {
                outside.absorber().put(key(poll.get(i)), "touched");
            }
        };
    }

    static Stream<Arguments> designs() {
        return Stream.of(
                design("one by one", BatchOrderTest::oneByOne),
                design("by key", BatchOrderTest::byKey),
                design("in two passes", BatchOrderTest::inTwoPasses),
                design("latest of each key", BatchOrderTest::latestOfEachKey),
                design("touching keys", BatchOrderTest::touchingKeys));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("designs")
    void whatKeepsTheOrderOfEachKeyIsFine(String name, Function<Outside, Handler> code) {
        assertThat(name).isNotEmpty();
        traffic().consumer(each -> each.commit(CommitMode.AFTER_BATCH), code).survives(Study.every(1));
    }

    /** Who takes over leaves out the last of several records. */
    private static Handler forgettingTheLast(Outside outside) {
        return (Batch) poll -> {
            boolean forgets =
                    poll.size() > 1 && !poll.get(0).member().toString().endsWith("-1");
            poll.subList(0, poll.size() - (forgets ? 1 : 0)).forEach(each -> put(outside, each));
        };
    }

    @Test
    void aLostEffectIsToldOfTheRecordThatHasItAndNotOfTheFirstOfItsBatch() {
        Study study = Study.orders(1)
                .record(0, "o-1", "created:1")
                .record(0, "o-1", "paid:2")
                .withoutRestart()
                .consumer(each -> each.members(1).commit(CommitMode.AFTER_BATCH), BatchOrderTest::forgettingTheLast);
        Finding finding = Objects.requireNonNull(
                study.explore(Study.only(FaultKind.CRASH, 1), "no-lost-effect").finding());
        assertThat(finding.violation().sentence()).contains("paid:2");
        assertThat(finding.violation().records()).extracting(RecordId::toString).containsExactly("orders-0@1");
    }

    private static Arguments design(String name, Function<Outside, Handler> code) {
        return Arguments.of(name, code);
    }
}
