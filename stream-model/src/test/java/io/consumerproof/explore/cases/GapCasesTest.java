package io.consumerproof.explore.cases;

import static io.consumerproof.explore.cases.One.id;
import static io.consumerproof.explore.cases.One.key;
import static io.consumerproof.explore.cases.One.value;
import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.explore.Finding;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.scenario.CommitMode;
import io.consumerproof.scenario.Delivery;
import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.GroupSettings;
import io.consumerproof.scenario.Handler;
import io.consumerproof.scenario.OnFailure.Then;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Consumers that count on offsets without gaps: whatever policy makes of it, what they leave undone is lost. */
class GapCasesTest {

    private static final UnaryOperator<GroupSettings> PLAIN = each -> each;

    /** The run that has gaps and no fault comes after all single faults of the log without them, of which there are none here. */
    private static final long FIRST_WITH_GAPS = 2;

    private static Study traffic() {
        return Study.orders(2)
                .record(0, "o-1", "e1")
                .record(1, "o-2", "e2")
                .record(0, "o-1", "e3")
                .record(0, "o-3", "e4")
                .record(1, "o-2", "e5")
                .overGaps();
    }

    /** Whether a record's offset is the one behind the last of its partition. */
    private static final class Sequence {
        private final Map<TopicPartition, Long> last = new LinkedHashMap<>();

        boolean isNext(Delivery each) {
            Long before = last.put(each.record().partition(), each.record().offset());
            return before == null || before + 1 == each.record().offset();
        }

        void require(Delivery each) {
            if (!isNext(each)) {
                throw new IllegalStateException("offset " + each.record().offset() + " is not the next one");
            }
        }
    }

    private static Handler silent(Outside outside) {
        Sequence sequence = new Sequence();
        return (One) each -> {
            if (sequence.isNext(each)) {
                outside.absorber().put(value(each), key(each));
            }
        };
    }

    private static Handler throwing(Outside outside) {
        Sequence sequence = new Sequence();
        return (One) each -> {
            sequence.require(each);
            outside.absorber().put(value(each), key(each));
        };
    }

    private static Handler throwingAfterAnEffect(Outside outside) {
        Sequence sequence = new Sequence();
        return (One) each -> {
            outside.absorber().put("seen " + value(each), key(each));
            sequence.require(each);
            outside.absorber().put(value(each), key(each));
        };
    }

    /** A table holds the offset that comes next, at first 0. */
    private static Handler nextInTheStore(Outside outside) {
        return (One) each -> outside.store().transact(tx -> {
            String partition = each.record().partition().toString();
            if (tx.number("next", partition) == each.record().offset()) {
                tx.put("orders", value(each), key(each));
                tx.put("next", partition, "" + (each.record().offset() + 1));
            }
        });
    }

    private static Handler countingFromZero(Outside outside) {
        Map<TopicPartition, Long> counts = new LinkedHashMap<>();
        return (One) each -> {
            long next = counts.merge(each.record().partition(), 1L, Long::sum) - 1;
            if (each.record().offset() != next) {
                throw new IllegalStateException("expected offset " + next);
            }
            outside.absorber().put(value(each), key(each));
        };
    }

    /** Only a record whose key has had one before has to follow it. */
    private static Handler byKey(Outside outside) {
        Map<String, Long> last = new LinkedHashMap<>();
        return (One) each -> {
            Long before = last.put(key(each), each.record().offset());
            if (before != null && before + 1 != each.record().offset()) {
                throw new IllegalStateException("a record of " + key(each) + " is missing");
            }
            outside.absorber().put(value(each), key(each));
        };
    }

    /** What does not follow waits for what is missing. */
    private static Handler waitingForTheMissing(Outside outside) {
        Map<TopicPartition, Long> next = new LinkedHashMap<>();
        Map<String, Delivery> waiting = new LinkedHashMap<>();
        return (One) each -> {
            TopicPartition partition = each.record().partition();
            next.putIfAbsent(partition, each.record().offset());
            waiting.put(id(each), each);
            Delivery ready = each;
            while ((ready = waiting.remove(partition + "@" + next.get(partition))) != null) {
                outside.absorber().put(value(ready), key(ready));
                next.merge(partition, 1L, Long::sum);
            }
        };
    }

    private static Handler letterByHand(Outside outside) {
        Sequence sequence = new Sequence();
        return (One) each -> {
            if (sequence.isNext(each)) {
                outside.absorber().put(value(each), key(each));
            } else {
                outside.sender().send("orders.dlt", key(each), value(each), Map.of());
            }
        };
    }

    private static Handler wholeBatches(Outside outside) {
        return (Batch) poll -> {
            for (int i = 1; i < poll.size(); i++) {
                boolean sameLane = poll.get(i)
                        .record()
                        .partition()
                        .equals(poll.get(i - 1).record().partition());
                if (sameLane
                        && poll.get(i).record().offset()
                                != poll.get(i - 1).record().offset() + 1) {
                    throw new IllegalStateException("the batch has a hole");
                }
            }
            poll.forEach(each -> outside.absorber().put(value(each), key(each)));
        };
    }

    private static Handler silentInBatches(Outside outside) {
        Sequence sequence = new Sequence();
        return (Batch) poll -> poll.stream().filter(sequence::isNext).forEach(each -> outside.absorber()
                .put(value(each), key(each)));
    }

    private static Arguments mistake(
            String name, UnaryOperator<GroupSettings> settings, Function<Outside, Handler> code) {
        return Arguments.of(name, settings, code);
    }

    static Stream<Arguments> mistakes() {
        return Stream.of(
                mistake("passes it over in silence", PLAIN, GapCasesTest::silent),
                mistake(
                        "throws, and policy skips",
                        each -> each.onFailure(Study.then(Then.SKIP, 2)),
                        GapCasesTest::throwing),
                mistake(
                        "throws, and policy quarantines",
                        each -> each.onFailure(Study.deadLetter(2)),
                        GapCasesTest::throwing),
                mistake(
                        "throws, and policy stops",
                        each -> each.onFailure(Study.then(Then.STOP, 1)),
                        GapCasesTest::throwing),
                mistake(
                        "throws, and policy blocks",
                        each -> each.onFailure(Study.then(Then.BLOCK, 1)),
                        GapCasesTest::throwing),
                mistake(
                        "throws after an effect",
                        each -> each.onFailure(Study.then(Then.SKIP, 3)),
                        GapCasesTest::throwingAfterAnEffect),
                mistake("keeps the next offset in a table", PLAIN, GapCasesTest::nextInTheStore),
                mistake(
                        "counts from 0",
                        each -> each.onFailure(Study.then(Then.SKIP, 1)),
                        GapCasesTest::countingFromZero),
                mistake("counts by key", each -> each.onFailure(Study.then(Then.SKIP, 1)), GapCasesTest::byKey),
                mistake("waits for what is missing", PLAIN, GapCasesTest::waitingForTheMissing),
                mistake(
                        "sets it aside by hand",
                        each -> each.onFailure(Study.deadLetter(1)),
                        GapCasesTest::letterByHand));
    }

    static Stream<Arguments> mistakesInBatches() {
        return Stream.of(
                mistake(
                        "refuses a batch with a hole",
                        each -> each.commit(CommitMode.AFTER_BATCH).onFailure(Study.then(Then.SKIP, 2)),
                        GapCasesTest::wholeBatches),
                mistake(
                        "passes some of a batch over",
                        each -> each.commit(CommitMode.AFTER_BATCH),
                        GapCasesTest::silentInBatches));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource({"mistakes", "mistakesInBatches"})
    void whoCountsOnTheNextOffsetLosesWhatComesBehindAGap(
            String name, UnaryOperator<GroupSettings> settings, Function<Outside, Handler> code) {
        Finding finding = traffic().consumer(settings, code).finds(FaultBudget.NONE, "no-lost-effect", FIRST_WITH_GAPS);
        assertThat(finding.kind()).isEqualTo(Finding.Kind.BROKEN_WITHOUT_FAULT);
        assertThat(finding.records()).isEqualTo(2);
        assertThat(finding.violation().why()).contains("counts on offset + 1");
    }

    @Test
    void gapsThatTheRecordsDeclareAreNoLessOfAReason() {
        Study declared =
                Study.orders(1).gap(0, 7).record(0, "o-1", "e1").gap(0, 3).record(0, "o-1", "e2");
        Finding finding = declared.consumer(PLAIN, GapCasesTest::silent).finds(FaultBudget.NONE, "no-lost-effect", 1);
        assertThat(finding.violation().sentence()).endsWith("; without the gap before orders-0@11 it does.");
        assertThat(finding.violation().why()).startsWith("no record is at orders-0@8 to orders-0@10: ");
    }

    @Test
    void whatIsMissingInATableIsToldBySameStateToo() {
        traffic().consumer(PLAIN, GapCasesTest::nextInTheStore).finds(FaultBudget.NONE, "same-state", FIRST_WITH_GAPS);
    }

    @Test
    void withoutGapsNothingIsWrong() {
        Study.orders(1)
                .record(0, "o-1", "e1")
                .record(0, "o-1", "e2")
                .consumer(PLAIN, GapCasesTest::silent)
                .survives(FaultBudget.NONE);
    }
}
