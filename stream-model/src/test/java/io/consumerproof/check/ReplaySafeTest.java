package io.consumerproof.check;

import io.consumerproof.history.RunEvent.Moment;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ReplaySafeTest {

    private static final String MAIL = "Mailer.send(\"o-1\")";
    private final Judging judging = new Judging(new ReplaySafe());

    private static HistoryDraft replayed() {
        return HistoryDraft.committing("after-record")
                .log("paid", "shipped")
                .assigned(1, "orders-0")
                .delivered(1, "orders-0@0")
                .state(1, "orders-0@0")
                .effect(1, "orders-0@0", MAIL)
                .handled(1, "orders-0@0")
                .captured(Moment.BEFORE_REPLAY, "orders", "order=o-1, cents=50")
                .replayed("orders-0", 0)
                .assigned(2, "orders-0")
                .delivered(2, "orders-0@0");
    }

    @Test
    void aReplayThatIsAbsorbedIsFine() {
        HistoryDraft run = replayed().absorbed(2, "orders-0@0", MAIL).handled(2, "orders-0@0");
        judging.of(run.ends("orders", "order=o-1, cents=50")).holds(1);
    }

    @Test
    void anEffectThatHappensAgainIsTold() {
        HistoryDraft run = replayed().effect(2, "orders-0@0", MAIL);
        judging.of(run)
                .isViolated(
                        "Mailer.send(\"o-1\") happened again in the replay of orders-0@0.",
                        List.of(run.last()),
                        "orders-0@0");
    }

    @Test
    void aStateThatChangesIsTold() {
        HistoryDraft run = replayed().state(2, "orders-0@0");
        int change = run.last();
        judging.of(run.handled(2, "orders-0@0").ends("orders", "order=o-1, cents=100"))
                .isViolated(
                        "The replay changed the state: table 'orders' holds 'order=o-1, cents=100' where the state before it holds"
                                + " 'order=o-1, cents=50'.",
                        List.of(change),
                        "orders-0@0");
    }

    @Test
    void recordsThatWereNotHandledBeforeAreNewWork() {
        HistoryDraft run = replayed().handled(2, "orders-0@0").works(2, "orders-0@1", MAIL);
        judging.of(run.ends("orders", "order=o-1, cents=70"))
                .holds(1)
                .notes("states not compared: records came first after the replay");
    }

    @Test
    void aReplayThatReadsNothingAgainAndNoReplayAreNothingToJudge() {
        judging.of(HistoryDraft.committing("auto").log("paid").replayed("orders-0", 0))
                .isVacuous();
        judging.of(HistoryDraft.committing("auto").log("paid").redelivered("orders-0", 0))
                .isVacuous();
    }
}
