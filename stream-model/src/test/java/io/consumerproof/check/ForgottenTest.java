package io.consumerproof.check;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.history.EffectEvent;
import io.consumerproof.history.Point;
import org.junit.jupiter.api.Test;

/** The second record has an effect only for who has seen the first. */
final class ForgottenTest {

    private static final String ALARM = "Alerts.dropped(\"s-1\")";

    private final Judging judging = new Judging(new NoLostEffect());
    private final HistoryDraft reference = seen().delivered(1, "orders-0@1")
            .effect(1, "orders-0@1", ALARM)
            .handled(1, "orders-0@1")
            .drained();

    private static HistoryDraft seen() {
        return HistoryDraft.committing("after-record")
                .log("500", "400")
                .assigned(1, "orders-0")
                .delivered(1, "orders-0@0")
                .handled(1, "orders-0@0")
                .committed(1, "orders-0", 1);
    }

    private static HistoryDraft taken() {
        return seen().crashed(1, Point.AFTER_COMMIT).assigned(2, "orders-0").delivered(2, "orders-0@1");
    }

    private String why(HistoryDraft run) {
        return judging.of(run.drained(), reference).isViolated().why();
    }

    private static HistoryDraft handled(HistoryDraft run) {
        return run.handled(2, "orders-0@1").committed(2, "orders-0", 2);
    }

    @Test
    void anotherMemberDoesNotKnowWhatTheFirstKeptInMemory() {
        assertThat(why(handled(taken())))
                .isEqualTo(
                        "the handler returned for orders-0@1 without the effect: member-2 does not know what member-1"
                                + " kept in memory.");
        assertThat(judging.of(handled(taken()).drained(), reference)
                        .isViolated()
                        .cure())
                .isEqualTo(Forgotten.CURE);
    }

    @Test
    void aMemberThatRebuiltItLosesNothing() {
        judging.of(handled(taken().effect(2, "orders-0@1", ALARM)).drained(), reference)
                .holds(1);
    }

    @Test
    void anEarlierTryOfTheRecordMayHaveLeftAMark() {
        HistoryDraft run = seen().delivered(1, "orders-0@1")
                .crashed(1, Point.BEFORE_EFFECT)
                .assigned(2, "orders-0")
                .delivered(2, "orders-0@1");
        assertThat(why(handled(run))).contains("a mark of an earlier try, or a swallowed failure");
    }

    @Test
    void durableStateMayStandForTheEffect() {
        HistoryDraft run = seen().state(1, "orders-0@0")
                .crashed(1, Point.AFTER_COMMIT)
                .assigned(2, "orders-0")
                .delivered(2, "orders-0@1");
        assertThat(why(handled(run))).contains("a mark of an earlier try, or a swallowed failure");
    }

    @Test
    void aFailureInTheTryMayBeSwallowed() {
        HistoryDraft run = taken().add(new EffectEvent.EffectFailed(
                0, HistoryDraft.member(2), HistoryDraft.at("orders-0@1"), ALARM, false));
        assertThat(why(handled(run))).contains("a mark of an earlier try, or a swallowed failure");
    }

    @Test
    void aMemberThatHasHandledTheFirstAgainKnowsIt() {
        HistoryDraft run = seen().crashed(1, Point.BEFORE_COMMIT)
                .assigned(2, "orders-0")
                .delivered(2, "orders-0@0")
                .handled(2, "orders-0@0")
                .delivered(2, "orders-0@1");
        assertThat(why(handled(run))).contains("a mark of an earlier try, or a swallowed failure");
    }
}
