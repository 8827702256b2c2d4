package io.consumerproof.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Policy that stands still for good excuses nothing where the consumer has nobody but itself to blame. */
final class StandstillTest {

    private static HistoryDraft draft() {
        return HistoryDraft.committing("after-record").log("a", "b").assigned(1, "orders-0");
    }

    private static HistoryDraft reference() {
        return draft().state(1, "orders-0@0")
                .handled(1, "orders-0@0")
                .state(1, "orders-0@1")
                .handled(1, "orders-0@1")
                .committed(1, "orders-0", 2)
                .ends("seen", "a", "b");
    }

    private static HistoryDraft stopped() {
        return draft().state(1, "orders-0@0")
                .handled(1, "orders-0@0")
                .delivered(1, "orders-0@0")
                .failed(1, "orders-0@0", 2)
                .stopped(1, "orders-0@0");
    }

    private static Evidence evidence(boolean stops) {
        HistoryDraft run = stopped();
        int at = run.last();
        run.closed(1, io.consumerproof.history.MemberEvent.Close.POLICY).ends("seen", "a");
        Standstill still = new Standstill(
                HistoryDraft.member(1), HistoryDraft.at("orders-0@0"), "IllegalStateException", stops, at);
        return Evidence.of(run.history(), reference().history()).standing(still);
    }

    private static Violation violation(Check check, boolean stops) {
        Verdict verdict = check.judge(evidence(stops));
        assertThat(verdict.outcome()).isEqualTo(Verdict.Outcome.VIOLATED);
        return java.util.Objects.requireNonNull(verdict.violation());
    }

    @Test
    void aGroupThatStopsForGoodLosesWhatIsBehind() {
        Violation violation = violation(new NoLostEffect(), true);
        assertThat(violation.sentence())
                .isEqualTo("Group 'billing' stops for good at orders-0@0, which the run without faults handles.");
        assertThat(violation.why())
                .isEqualTo(
                        "member-1 throws IllegalStateException for orders-0@0, no fault was injected into that try, and"
                                + " every member stops there.");
        assertThat(violation.records()).isEqualTo(List.of(HistoryDraft.at("orders-0@0")));
        assertThat(violation(new LagDrains(), true).sentence()).isEqualTo(violation.sentence());
    }

    @Test
    void aPartitionThatIsBlockedForGoodDoesToo() {
        Violation violation = violation(new LagDrains(), false);
        assertThat(violation.sentence())
                .isEqualTo("orders-0 is blocked for good at orders-0@0, which the run without faults handles.");
        assertThat(violation.why()).endsWith("and nothing behind it is handled.");
    }

    @Test
    void theStateThatIsMissingIsToldWithItsCause() {
        Violation violation = violation(new SameState(), true);
        assertThat(violation.sentence()).startsWith("At the end table 'seen' lacks 'b'");
        assertThat(violation.why()).startsWith("member-1 throws IllegalStateException for orders-0@0");
    }

    @Test
    void withoutItTheSameRunIsExcused() {
        Evidence excused = evidence(true).standing(null);
        assertThat(new LagDrains().judge(excused).outcome()).isEqualTo(Verdict.Outcome.VACUOUS);
        assertThat(new NoLostEffect().judge(excused).outcome()).isEqualTo(Verdict.Outcome.VACUOUS);
    }
}
