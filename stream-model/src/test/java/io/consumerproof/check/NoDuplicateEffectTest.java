package io.consumerproof.check;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.history.Effect;
import io.consumerproof.history.EffectEvent;
import io.consumerproof.history.Point;
import java.util.List;
import org.junit.jupiter.api.Test;

final class NoDuplicateEffectTest {

    private static final String MAIL = "Mailer.send(\"o-1\", \"paid\")";
    private final Judging judging = new Judging(new NoDuplicateEffect());
    private final HistoryDraft reference = draft().does(1, "orders-0@0", MAIL).drained();

    private static HistoryDraft draft() {
        return HistoryDraft.deadLettering().log("paid").assigned(1, "orders-0");
    }

    private static HistoryDraft crashedAfterEffect() {
        return draft().delivered(1, "orders-0@0")
                .effect(1, "orders-0@0", MAIL)
                .crashed(1, Point.AFTER_EFFECT)
                .assigned(2, "orders-0")
                .delivered(2, "orders-0@0");
    }

    @Test
    void oneEffectAsInTheReferenceIsFine() {
        judging.of(reference).holds(1);
    }

    @Test
    void aRepeatAfterACrashIsADuplicate() {
        HistoryDraft run = crashedAfterEffect().effect(2, "orders-0@0", MAIL);
        int again = run.last();
        run.handled(2, "orders-0@0").drained();
        judging.of(run, reference)
                .isViolated(
                        "Mailer.send(\"o-1\", \"paid\") happened 2 times; the reference run does it once.",
                        List.of(again),
                        "orders-0@0");
        Violation violation = judging.of(run, reference).isViolated();
        assertThat(violation.why())
                .isEqualTo("the commit follows the effect, and the receiver does not absorb repeats.");
        assertThat(violation.cure())
                .isEqualTo(
                        "Give the receiver an idempotency key, or record orders-0@0 in one transaction with the effect.");
    }

    @Test
    void aTopicHasNoReceiverToBeGivenAKey() {
        Effect send = new Effect("topic out", "send(\"out\", \"o-1\", \"e1\")", null);
        HistoryDraft once = draft().delivered(1, "orders-0@0").add(sent(1, send));
        HistoryDraft twice = draft().delivered(1, "orders-0@0")
                .add(sent(1, send))
                .crashed(1, Point.AFTER_EFFECT)
                .assigned(2, "orders-0")
                .delivered(2, "orders-0@0")
                .add(sent(2, send));
        assertThat(judging.of(twice, once).isViolated().cure())
                .isEqualTo("Let readers of 'out' absorb repeats and declare it, 'ports: [{type:"
                        + " io.consumerproof.scenario.Sender, idempotent-by: value}]', or send in one transaction with"
                        + " the offsets.");
        judging.of(once).holds(1);
    }

    private static EffectEvent.Applied sent(int member, Effect effect) {
        return new EffectEvent.Applied(0, HistoryDraft.member(member), HistoryDraft.at("orders-0@0"), effect);
    }

    @Test
    void anAbsorbedRepeatIsFine() {
        judging.of(crashedAfterEffect().absorbed(2, "orders-0@0", MAIL).drained(), reference)
                .holds(1);
    }

    @Test
    void aSecondRecordOfTheSameEventSaysSo() {
        HistoryDraft run = HistoryDraft.deadLettering()
                .log("paid", "paid")
                .assigned(1, "orders-0")
                .does(1, "orders-0@0", MAIL)
                .does(1, "orders-0@1", MAIL);
        Violation violation = judging.of(run, reference).isViolated();
        assertThat(violation.why()).isEqualTo("several records carry it, and nobody recognises the second.");
        assertThat(violation.records()).hasSize(2);
    }

    @Test
    void anEffectThatTheReferenceDoesNotKnowMayHappenOnce() {
        HistoryDraft once = draft().delivered(1, "orders-0@0").effect(1, "orders-0@0", "Alarm.raise()");
        judging.of(once, reference).holds(1);
        assertThat(judging.of(once.effect(1, "orders-0@0", "Alarm.raise()"), reference)
                        .isViolated()
                        .sentence())
                .isEqualTo("Alarm.raise() happened 2 times; the reference run never does it.");
    }

    @Test
    void dyingTwiceInARetrySaysThatTheHandlingIsRepeated() {
        HistoryDraft run = draft().delivered(1, "orders-0@0")
                .effect(1, "orders-0@0", MAIL)
                .failedByFault(1, "orders-0@0", 1)
                .delivered(1, "orders-0@0", 2)
                .effect(1, "orders-0@0", MAIL);
        assertThat(judging.of(run, reference).isViolated().why())
                .isEqualTo(
                        "a failed handling is tried again from its start, and the receiver does not absorb repeats.");
    }

    @Test
    void noEffectAnywhereIsNothingToJudge() {
        judging.of(draft().drained()).isVacuous();
    }
}
