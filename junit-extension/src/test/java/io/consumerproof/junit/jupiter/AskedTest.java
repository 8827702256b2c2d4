package io.consumerproof.junit.jupiter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.consumerproof.explore.Experiment.Promise;
import io.consumerproof.history.Point;
import io.consumerproof.history.RecordId;
import io.consumerproof.history.TopicPartition;
import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.scenario.PinnedFault;
import java.time.Duration;
import java.util.Arrays;
import java.util.EnumSet;
import org.junit.jupiter.api.Test;

class AskedTest {

    @Topic(name = "orders", partitions = 2)
    @Topic(name = "payments")
    static class Sample {
        void plain() {}

        @Crash(point = Point.AFTER_EFFECT, record = "orders-0@1", member = 2)
        @Rebalance(variant = "same member")
        @Replay
        void pinned() {}

        @Crash
        @Faults(stall = 1, commitLost = 2, together = 3)
        void pinnedAndCounted() {}

        @Crash(record = "orders@1")
        void badRecord() {}

        @Crash(record = "order-0@1")
        void unknownTopic() {}

        @Crash(point = {Point.AFTER_EFFECT, Point.BEFORE_EFFECT})
        void twoPoints() {}

        @Rebalance(point = Point.AFTER_EFFECT)
        void impossible() {}

        @Rebalance(variant = "other member")
        void noSuchVariant() {}

        @Checks(
                value = {"idempotency", "no-lost-effect"},
                mayBeVacuous = "same-state")
        void checked() {}

        @Checks("idempotence")
        void misspelled() {}

        @io.consumerproof.junit.jupiter.Search(
                budget = "500ms",
                limit = "1m",
                seed = 7,
                sample = 200,
                gaps = true,
                watchdog = "3s")
        void searched() {}

        @io.consumerproof.junit.jupiter.Search(budget = "soon")
        void unclear() {}

        @io.consumerproof.junit.jupiter.Search(sample = -3)
        void belowNothing() {}

        @Topic(name = "orders", partitions = 5)
        void declaredAnew() {}

        @Topic(name = "orders", partitions = 5)
        @Topic(name = "refunds")
        @Topic(name = "orders")
        void declaredTwice() {}

        @Crash(record = "orders@1", member = -1)
        @Crash(record = "order-0@1")
        @Replay(point = Point.AFTER_EFFECT)
        @Faults(crash = -1, together = 0)
        @Checks(
                value = {"no-lost-effekt", "order-per-key"},
                mayBeVacuous = "lag")
        @io.consumerproof.junit.jupiter.Search(budget = "soon", limit = "1w", sample = -3, watchdog = "never")
        void wrongAllOver() {}
    }

    private static Asked asked(String method) {
        try {
            return new Asked(new Declared(Sample.class, Sample.class.getDeclaredMethod(method)));
        } catch (NoSuchMethodException missing) {
            throw new IllegalStateException(missing);
        }
    }

    @Test
    void a_test_that_asks_for_nothing_gets_a_crash_and_a_rebalance_and_every_check_unnamed() {
        assertThat(asked("plain").faults()).isEqualTo(FaultBudget.DEFAULT);
        assertThat(asked("plain").pinned()).isEmpty();
        assertThat(asked("plain").promises())
                .hasSameSizeAs(io.consumerproof.check.Checks.all())
                .noneMatch(Promise::named);
    }

    @Test
    void pinned_faults_are_taken_over_in_the_words_of_the_model() {
        RecordId record = new RecordId(new TopicPartition("orders", 0), 1);

        assertThat(asked("pinned").pinned())
                .containsExactly(
                        new PinnedFault(FaultKind.CRASH, Point.AFTER_EFFECT, record, 2, null),
                        new PinnedFault(FaultKind.REBALANCE, null, null, null, "same member"),
                        new PinnedFault(FaultKind.REPLAY, null, null, null, null));
    }

    @Test
    void where_faults_are_pinned_no_others_are_placed_unless_they_are_counted() {
        assertThat(asked("pinned").faults()).isEqualTo(FaultBudget.NONE);
        assertThat(asked("pinnedAndCounted").faults())
                .isEqualTo(FaultBudget.NONE
                        .with(FaultKind.STALL, 1)
                        .with(FaultKind.COMMIT_LOST, 2)
                        .together(3));
    }

    @Test
    void every_kind_of_fault_can_be_counted() {
        assertThat(EnumSet.allOf(FaultKind.class)).allSatisfy(kind -> assertThat(
                        Arrays.stream(Faults.class.getMethods()).map(method -> method.getName()))
                .contains(Asked.attribute(kind)));
    }

    @Test
    void a_record_that_is_none_is_told_with_how_it_is_written() {
        assertThatThrownBy(() -> asked("badRecord").pinned())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(
                        "a pinned crash names record 'orders@1', a record is written as topic, partition and offset:"
                                + " 'orders-0@1'");
    }

    @Test
    void a_topic_that_is_not_declared_is_told_with_those_that_are() {
        String message = "no topic 'order'; declared by @Topic: 'orders', 'payments'; did you mean 'orders'?";
        assertThatThrownBy(() -> asked("unknownTopic").pinned())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
        assertThatThrownBy(() -> asked("plain").topics().record("order", "o-1", "value"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
    }

    @Test
    void a_pinned_fault_strikes_only_where_it_can() {
        assertThatThrownBy(() -> asked("impossible").pinned())
                .hasMessage("a pinned rebalance cannot strike at after-effect, it can at [before-poll, in-retry,"
                        + " when-drained]");
        assertThatThrownBy(() -> asked("noSuchVariant").pinned())
                .hasMessage("a pinned rebalance has no variant 'other member', there are [join, leave, same member]");
    }

    @Test
    void a_pinned_fault_has_one_point_at_most() {
        assertThatThrownBy(() -> asked("twoPoints").pinned())
                .hasMessage("a pinned crash names 2 points [after-effect, before-effect], it may name 1: repeat the"
                        + " annotation");
    }

    @Test
    void named_checks_are_judged_alone_and_may_not_be_vacuous_unless_allowed() {
        assertThat(asked("checked").promises())
                .extracting(promise -> promise.check().name(), Promise::named, Promise::mayBeVacuous)
                .containsExactlyInAnyOrder(
                        org.assertj.core.groups.Tuple.tuple("no-lost-effect", true, false),
                        org.assertj.core.groups.Tuple.tuple("no-duplicate-effect", true, false),
                        org.assertj.core.groups.Tuple.tuple("same-state", true, true));
    }

    @Test
    void a_check_that_does_not_exist_is_told_with_those_that_do() {
        assertThatThrownBy(() -> asked("misspelled").promises())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith(
                        "@Checks names 'idempotence', which is no check; there are 'attempts-bounded', ")
                .hasMessageEndingWith("; did you mean 'idempotency'?");
    }

    @Test
    void the_search_is_taken_over_with_its_durations() {
        assertThat(asked("searched").search())
                .isEqualTo(io.consumerproof.explore.Search.DEFAULT
                        .budget(Duration.ofMillis(500))
                        .limit(Duration.ofMinutes(1))
                        .seed(7)
                        .sample(200)
                        .gaps(true));
        assertThat(asked("searched").watchdog()).contains(Duration.ofSeconds(3));
    }

    @Test
    void a_duration_that_is_none_is_told() {
        assertThatThrownBy(() -> asked("unclear").search())
                .hasMessage(
                        "@Search has budget 'soon', allowed is a whole number with one of the units ms, s, m, h, d, such as"
                                + " '100ms' or '2m'");
    }

    @Test
    void a_sample_below_nothing_is_told() {
        assertThatThrownBy(() -> asked("belowNothing").search())
                .hasMessage("sample is -3, the least is 0: every placement");
    }

    @Test
    void a_method_declares_a_topic_of_its_class_anew() {
        assertThat(asked("plain").topics().partitions()).hasSize(3);
        assertThat(asked("declaredAnew").topics().partitions()).hasSize(6);
    }

    @Test
    void a_topic_that_stands_twice_is_refused() {
        assertThatThrownBy(() -> asked("declaredTwice").topics())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("@Topic 'orders' stands twice on one test or class, so that one of them would not count:"
                        + " remove one");
    }

    @Test
    void all_mistakes_are_told_at_once_each_on_its_line() {
        assertThatThrownBy(() -> asked("wrongAllOver").requireSound())
                .isInstanceOf(IllegalArgumentException.class)
                .message()
                .satisfies(message -> assertThat(message.lines())
                        .satisfiesExactly(
                                line -> assertThat(line).startsWith("a pinned crash is for member -1"),
                                line -> assertThat(line).startsWith("  a pinned crash names record 'orders@1'"),
                                line -> assertThat(line).startsWith("  no topic 'order'"),
                                line -> assertThat(line).startsWith("  a pinned replay cannot strike at after-effect"),
                                line -> assertThat(line).isEqualTo("  @Faults has together 0, the least is 1"),
                                line -> assertThat(line).isEqualTo("  @Faults has crash -1, the least is 0"),
                                line -> assertThat(line).startsWith("  @Checks names 'no-lost-effekt'"),
                                line -> assertThat(line).startsWith("  @Checks names 'lag'"),
                                line -> assertThat(line).startsWith("  @Search has budget 'soon'"),
                                line -> assertThat(line).startsWith("  @Search has limit '1w'"),
                                line -> assertThat(line).startsWith("  sample is -3"),
                                line -> assertThat(line).startsWith("  @Search has watchdog 'never'")));
        assertThatCode(() -> asked("plain").requireSound()).doesNotThrowAnyException();
        assertThatCode(() -> asked("pinnedAndCounted").requireSound()).doesNotThrowAnyException();
    }
}
