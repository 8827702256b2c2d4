package io.consumerproof.report;

import static io.consumerproof.report.Told.M1;
import static io.consumerproof.report.Told.M2;
import static io.consumerproof.report.Told.P0;
import static io.consumerproof.report.Told.P1;
import static io.consumerproof.report.Told.id;
import static io.consumerproof.report.Told.record;
import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.history.Claim;
import io.consumerproof.history.GroupEvent.Assigned;
import io.consumerproof.history.GroupEvent.Lost;
import io.consumerproof.history.GroupEvent.OffsetReset;
import io.consumerproof.history.GroupEvent.Reset;
import io.consumerproof.history.GroupEvent.Revoked;
import io.consumerproof.history.HandlingEvent.Failed;
import io.consumerproof.history.LogRecord;
import io.consumerproof.history.MemberEvent.Resumed;
import io.consumerproof.history.Point;
import java.util.List;
import org.junit.jupiter.api.Test;

class StandingsTest {

    private static final LogRecord PAID = record(P0, 0, "o-1", "paid");
    private static final LogRecord SENT = record(P0, 1, "o-1", "sent");

    private static Standing last(Told told) {
        List<Standing> standings = Standings.of(told.history()).at(told.size() - 1);
        assertThat(standings).hasSize(1);
        return standings.get(0);
    }

    @Test
    void aDeliveryMovesThePositionAndIsInFlight() {
        Standing standing = last(Told.billing().settled().deliver(M1, 1, PAID));
        assertThat(standing).isEqualTo(new Standing("billing", P0, M1, 1, 1, 0, List.of(PAID.id()), 0));
    }

    @Test
    void aFailedRecordStaysInFlightUntilItIsFinished() {
        Told told = Told.billing()
                .settled()
                .deliver(M1, 1, PAID)
                .then(new Failed(0, M1, PAID.id(), 1, "IOException", false, false));
        assertThat(last(told).inFlight()).containsExactly(PAID.id());
        assertThat(last(told.handle(M1, PAID.id())).inFlight()).isEmpty();
    }

    @Test
    void aCommitMovesTheRestartPosition() {
        Told told = Told.billing().settled().deliver(M1, 1, PAID).handle(M1, PAID.id());
        assertThat(last(told).restart()).isEqualTo(0);
        told.commit(M1, 1, P0, 1);
        assertThat(last(told).committed()).isEqualTo(1);
        assertThat(last(told).restart()).isEqualTo(1);
        assertThat(Standings.of(told.history()).before(told.size() - 1).get(0).committed())
                .isEqualTo(0);
    }

    @Test
    void aDeadMemberOwnsUntilItIsEjectedButHoldsNothing() {
        Told told = Told.billing().settled().deliver(M1, 1, PAID).crash(M1, Point.AFTER_HANDLING, PAID.id());
        assertThat(last(told).owner()).isEqualTo(M1);
        assertThat(last(told).inFlight()).isEmpty();
        int ejected = told.size();
        told.at(45_000).takeover(0, Claim.NONE);
        assertThat(Standings.of(told.history()).at(ejected).get(0).owner()).isNull();
    }

    @Test
    void aTakeoverIsOneStandingAPartitionInOrder() {
        Told told = Told.billing().settled().crash(M1, Point.BEFORE_POLL, null).takeover(1, Claim.NONE);
        List<Standing> standings = Standings.of(told.history()).at(told.size() - 1);
        assertThat(standings)
                .containsExactly(
                        new Standing("billing", P0, M2, 2, 1, 1, List.of(), 1),
                        new Standing("billing", P1, M2, 2, 0, Claim.NONE, List.of(), 0));
    }

    @Test
    void aZombieReadsOnAtItsOwnPositionWhileAnotherOwns() {
        Told told = Told.billing()
                .settled()
                .deliver(M1, 1, PAID)
                .takeover(0, Claim.NONE)
                .deliver(M1, 1, SENT);
        assertThat(last(told).owner()).isEqualTo(M2);
        assertThat(last(told).position()).isEqualTo(2);
        assertThat(last(told).inFlight()).containsExactly(PAID.id(), SENT.id());
        assertThat(last(told.then(new Resumed(0, M1))).generation()).isEqualTo(2);
        assertThat(last(told.then(new Lost(0, M1, 1, List.of(P0)))).owner()).isEqualTo(M2);
    }

    @Test
    void aMemberThatGivesSomeBackKeepsTheRest() {
        Told told = Told.billing()
                .then(new Assigned(0, M1, 1, List.of(new Claim(P0, 0, 0), new Claim(P1, 4, 4))))
                .then(new Revoked(0, M1, 1, List.of(P1)));
        assertThat(last(told).owner()).isNull();
        told.then(new Assigned(0, M1, 2, List.of())).deliver(M1, 1, PAID);
        assertThat(last(told)).isEqualTo(new Standing("billing", P0, M1, 1, 1, 0, List.of(PAID.id()), 0));
    }

    @Test
    void aMemberThatGetsMoreKeepsWhatItHas() {
        Told told = Told.billing()
                .settled()
                .deliver(M1, 1, PAID)
                .then(new Assigned(0, M1, 2, List.of(new Claim(P1, 4, 4))))
                .handle(M1, PAID.id());
        assertThat(last(told)).isEqualTo(new Standing("billing", P0, M1, 1, 1, 0, List.of(), 0));
    }

    @Test
    void aRecordHeldTwiceIsInFlightUntilBothAreDone() {
        Told told = Told.billing()
                .settled()
                .deliver(M1, 1, PAID)
                .takeover(0, Claim.NONE)
                .deliver(M2, 2, PAID);
        assertThat(last(told.handle(M2, PAID.id())).inFlight()).containsExactly(PAID.id());
        assertThat(last(told.handle(M1, PAID.id())).inFlight()).isEmpty();
    }

    @Test
    void aReplayMovesWhatIsCommittedAndARedeliveryThePosition() {
        Told replay = Told.billing().settled().commit(M1, 1, P0, 5);
        assertThat(last(replay.then(new OffsetReset(0, "billing", P0, 5, 2, Reset.REPLAY)))
                        .committed())
                .isEqualTo(2);
        Told again = Told.billing().settled().deliver(M1, 1, SENT);
        Standing standing = last(again.then(new OffsetReset(0, "billing", P0, 2, 0, Reset.REDELIVERY)));
        assertThat(standing.position()).isEqualTo(0);
        assertThat(standing.committed()).isEqualTo(0);
    }

    @Test
    void groupsDoNotSeeEachOther() {
        Told told = Told.billing().settled().deliver(M1, 1, PAID);
        var other = new io.consumerproof.history.MemberId("audit", 1);
        told.then(new Assigned(0, other, 1, List.of(new Claim(P0, 7, 7))));
        assertThat(last(told)).isEqualTo(new Standing("audit", P0, other, 1, 7, 7, List.of(), 7));
        assertThat(last(told.handle(M1, PAID.id())).committed()).isEqualTo(0);
    }

    @Test
    void whatConcernsNoPartitionHasNoStanding() {
        assertThat(Standings.of(Told.billing().drain().history()).at(0)).isEmpty();
        assertThat(Standings.of(Told.billing().drain().history()).at(3)).isEmpty();
        assertThat(id(P0, 3)).hasToString("payments-0@3");
    }
}
