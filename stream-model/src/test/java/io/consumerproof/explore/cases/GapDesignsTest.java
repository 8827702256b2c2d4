package io.consumerproof.explore.cases;

import static io.consumerproof.explore.cases.One.id;
import static io.consumerproof.explore.cases.One.key;
import static io.consumerproof.explore.cases.One.value;

import io.consumerproof.history.TopicPartition;
import io.consumerproof.scenario.CommitMode;
import io.consumerproof.scenario.Delivery;
import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.GroupSettings;
import io.consumerproof.scenario.Handler;
import io.consumerproof.scenario.OnFailure.Then;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.LongPredicate;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Legitimate designs that look at offsets: none of them is called wrong over a log with gaps. */
class GapDesignsTest {

    private static final UnaryOperator<GroupSettings> PLAIN = each -> each;

    private static Study traffic() {
        Study study = Study.orders(2).overGaps();
        for (int i = 0; i < 8; i++) {
            study.record(0, "o-" + i % 3, "e" + i).record(1, "p-" + i % 2, "f" + i);
        }
        return study;
    }

    private static void put(Outside outside, Delivery each) {
        outside.absorber().put(value(each), key(each));
    }

    private static long offset(Delivery each) {
        return each.record().offset();
    }

    /** Something is done where the offset says so, beside what is done for every record or instead of it. */
    private static Handler where(LongPredicate offsets, boolean always, Outside outside) {
        return (One) each -> {
            if (always) {
                put(outside, each);
            }
            if (offsets.test(offset(each))) {
                outside.absorber().put("snapshot " + value(each), key(each));
            }
        };
    }

    /** A snapshot as soon as so many offsets have passed since the last. */
    private static Handler snapshots(int distance, boolean fromZero, Outside outside) {
        Map<TopicPartition, Long> last = new LinkedHashMap<>();
        return (One) each -> {
            long before = last.computeIfAbsent(each.record().partition(), any -> fromZero ? 0 : offset(each));
            if (offset(each) - before >= distance) {
                outside.absorber().put("snapshot " + value(each), key(each));
                last.put(each.record().partition(), offset(each));
            }
        };
    }

    private static Handler segments(int size, Outside outside) {
        Map<TopicPartition, Long> open = new LinkedHashMap<>();
        return (One) each -> {
            Long before = open.put(each.record().partition(), offset(each) / size);
            if (before != null && before != offset(each) / size) {
                outside.absorber().put("closed before " + value(each), key(each));
            }
        };
    }

    private static Handler highestSeen(Outside outside) {
        Map<TopicPartition, Long> highest = new LinkedHashMap<>();
        return (One) each -> {
            if (offset(each) > highest.getOrDefault(each.record().partition(), -1L)) {
                put(outside, each);
                highest.put(each.record().partition(), offset(each));
            }
        };
    }

    private static Handler offsetsInTheStore(Outside outside) {
        return (One) each -> outside.store().transact(tx -> {
            String partition = each.record().partition().toString();
            if (tx.number("next", partition) <= offset(each)) {
                tx.put("orders", value(each), key(each));
                tx.put("next", partition, "" + (offset(each) + 1));
            }
        });
    }

    private static Handler alarmsAtAGapAndGoesOn(Outside outside) {
        Map<TopicPartition, Long> last = new LinkedHashMap<>();
        return (One) each -> {
            Long before = last.put(each.record().partition(), offset(each));
            if (before != null && before + 1 != offset(each)) {
                outside.absorber().put("gap before " + value(each), key(each));
            }
            put(outside, each);
        };
    }

    /** One effect for as many records as follow each other. */
    private static Handler ranges(Outside outside) {
        return (Batch) poll -> {
            List<String> range = new ArrayList<>();
            for (int i = 0; i < poll.size(); i++) {
                range.add(value(poll.get(i)));
                boolean goesOn = i + 1 < poll.size()
                        && poll.get(i + 1)
                                .record()
                                .partition()
                                .equals(poll.get(i).record().partition())
                        && offset(poll.get(i + 1)) == offset(poll.get(i)) + 1;
                if (!goesOn) {
                    outside.absorber().put(range.toString(), "");
                    range.clear();
                }
            }
        };
    }

    private static Handler buffer(int size, Outside outside) {
        List<Delivery> buffer = new ArrayList<>();
        return (One) each -> {
            buffer.add(each);
            if (buffer.size() == size) {
                buffer.forEach(one -> put(outside, one));
                buffer.clear();
            }
        };
    }

    private static Handler committingByHand(Outside outside) {
        return (Batch) poll -> {
            for (Delivery each : poll) {
                put(outside, each);
                each.commit(offset(each) + 1);
            }
        };
    }

    private static Handler refusingEvery(int nth, Outside outside) {
        return (One) each -> {
            if (offset(each) % nth == nth - 1) {
                throw new IllegalStateException("not at this offset");
            }
            put(outside, each);
        };
    }

    private static Arguments design(
            String name, UnaryOperator<GroupSettings> settings, Function<Outside, Handler> code) {
        return Arguments.of(name, settings, code);
    }

    static Stream<Arguments> designs() {
        return Stream.of(
                design("the offset is the key of the effect", PLAIN, outside ->
                        (One) each -> outside.absorber().put(id(each), value(each))),
                design("the offset is part of the effect", PLAIN, outside ->
                        (One) each -> outside.absorber().put(value(each), "at " + offset(each))),
                design("the offset is stored", PLAIN, outside ->
                        (One) each -> outside.store().put("orders", key(each), "" + offset(each))),
                design("a row may stay as it is", PLAIN, outside -> (One) each -> outside.store()
                        .transact(
                                tx -> tx.put("parity", each.record().partition().toString(), offset(each) % 2))),
                design("only what is newer is taken", PLAIN, GapDesignsTest::highestSeen),
                design("the next offset is in a table", PLAIN, GapDesignsTest::offsetsInTheStore),
                design("a gap is told", PLAIN, GapDesignsTest::alarmsAtAGapAndGoesOn),
                design("ranges", each -> each.commit(CommitMode.AFTER_BATCH), GapDesignsTest::ranges),
                design(
                        "ranges of small polls",
                        each -> each.commit(CommitMode.AFTER_BATCH).maxPollRecords(3),
                        GapDesignsTest::ranges),
                design("a buffer", PLAIN, outside -> buffer(3, outside)),
                design("commits by hand", each -> each.commit(CommitMode.MANUAL), GapDesignsTest::committingByHand),
                design(
                        "commits by hand in small polls",
                        each -> each.commit(CommitMode.MANUAL).maxPollRecords(2),
                        GapDesignsTest::committingByHand),
                design(
                        "a batch that snapshots",
                        each -> each.commit(CommitMode.AFTER_BATCH),
                        outside -> (Batch) poll -> {
                            for (Delivery each : poll) {
                                where(any -> any % 3 == 0, false, outside).handle(List.of(each));
                            }
                        }));
    }

    /** For every divisor and every rest. */
    static Stream<Arguments> arithmetic() {
        return IntStream.rangeClosed(2, 12)
                .boxed()
                .flatMap(nth -> Stream.of(
                        design("closes segments of " + nth, PLAIN, outside -> segments(nth, outside)),
                        design("snapshots after " + nth, PLAIN, outside -> snapshots(nth, true, outside)),
                        design("snapshots after " + nth + " more", PLAIN, outside -> snapshots(nth, false, outside)),
                        design(
                                "skips every " + nth,
                                each -> each.onFailure(Study.then(Then.SKIP, 1)),
                                outside -> refusingEvery(nth, outside)),
                        design(
                                "stops at every " + nth,
                                each -> each.onFailure(Study.then(Then.STOP, 1)),
                                outside -> refusingEvery(nth, outside)),
                        design(
                                "all but every " + nth,
                                PLAIN,
                                outside -> where(any -> any % nth != nth - 1, false, outside)),
                        design("every " + nth, PLAIN, outside -> where(any -> any % nth == 0, false, outside)),
                        design(
                                "every " + nth + ", the second",
                                PLAIN,
                                outside -> where(any -> any % nth == 1, false, outside)),
                        design("all, and every " + nth, PLAIN, outside -> where(any -> any % nth == 0, true, outside)),
                        design("below " + nth, PLAIN, outside -> where(any -> any < nth, false, outside)),
                        design("from " + nth + " on", PLAIN, outside -> where(any -> any >= nth, false, outside))));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource({"designs", "arithmetic"})
    void isNotCalledWrong(String name, UnaryOperator<GroupSettings> settings, Function<Outside, Handler> code) {
        traffic().consumer(settings, code).survives(FaultBudget.NONE, "no-lost-effect", "same-state");
    }

    /** Gaps of all sizes, as of records that were captured. */
    @ParameterizedTest(name = "{0}")
    @MethodSource({"designs", "arithmetic"})
    void isNotCalledWrongWhereItsRecordsDeclareGaps(
            String name, UnaryOperator<GroupSettings> settings, Function<Outside, Handler> code) {
        Study study = Study.orders(2);
        for (int i = 0; i < 8; i++) {
            study.gap(0, 1 + i * 5 % 7).record(0, "o-" + i % 3, "e" + i);
            study.record(1, "p-" + i % 2, "f" + i).gap(1, 1 + i * 3 % 11);
        }
        study.consumer(settings, code).survives(FaultBudget.NONE, "no-lost-effect", "same-state");
    }
}
