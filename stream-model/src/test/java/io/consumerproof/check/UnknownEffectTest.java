package io.consumerproof.check;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.history.Effect;
import io.consumerproof.history.EffectEvent;
import io.consumerproof.history.Point;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class UnknownEffectTest {

    private static final String MAIL = "Mailer.send(\"o-1\")";
    private static final String REFUND = "Mailer.refund(\"o-1\")";
    private final HistoryDraft plain = draft().does(1, "orders-0@0", MAIL).drained();

    private static HistoryDraft draft() {
        return HistoryDraft.deadLettering().log("paid").assigned(1, "orders-0");
    }

    private static HistoryDraft takenOver() {
        return draft().delivered(1, "orders-0@0")
                .crashed(1, Point.BEFORE_HANDLING)
                .assigned(2, "orders-0");
    }

    private @Nullable String in(HistoryDraft run) {
        return UnknownEffect.in(run.history(), plain::history);
    }

    @Test
    void whatTheRunWithoutFaultsNeverDoesIsTold() {
        HistoryDraft run = takenOver()
                .delivered(2, "orders-0@0")
                .effect(2, "orders-0@0", REFUND)
                .effect(2, "orders-0@0", MAIL)
                .handled(2, "orders-0@0")
                .drained();
        assertThat(in(run))
                .isEqualTo(
                        "Mailer.refund(\"o-1\") for orders-0@0 happened in a run though the run without faults never does"
                                + " it: while it comes once, no check judges it");
    }

    @Test
    void whatItDoesTooIsNot() {
        assertThat(in(takenOver().does(2, "orders-0@0", MAIL).drained())).isNull();
        assertThat(in(takenOver().absorbed(2, "orders-0@0", REFUND).drained())).isNull();
        assertThat(in(draft())).isNull();
    }

    @Test
    void effectsMayDifferWherePolicyEndedARecord() {
        HistoryDraft run = takenOver()
                .delivered(2, "orders-0@0")
                .effect(2, "orders-0@0", REFUND)
                .failed(2, "orders-0@0", 1)
                .skipped(2, "orders-0@0");
        assertThat(in(run)).isNull();
    }

    @Test
    void aDeadLetterIsJudgedElsewhere() {
        Effect letter = new Effect("topic orders.dlt", "send(\"orders.dlt\", \"o-1\", \"paid\")", null);
        Effect other = new Effect("topic out", "send(\"out\", \"o-1\", \"paid\")", null);
        assertThat(in(takenOver().delivered(2, "orders-0@0").add(applied(letter))))
                .isNull();
        assertThat(in(takenOver().delivered(2, "orders-0@0").add(applied(other))))
                .startsWith("send(\"out\", \"o-1\", \"paid\") for orders-0@0 happened");
    }

    private static EffectEvent.Applied applied(Effect effect) {
        return new EffectEvent.Applied(0, HistoryDraft.member(2), HistoryDraft.at("orders-0@0"), effect);
    }
}
