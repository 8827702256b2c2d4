package io.consumerproof.simulation;

import static io.consumerproof.simulation.Play.ORDERS_0;
import static io.consumerproof.simulation.Play.ORDERS_1;
import static io.consumerproof.simulation.Play.events;
import static io.consumerproof.simulation.Play.record;
import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.history.Claim;
import io.consumerproof.history.CommitEvent;
import io.consumerproof.history.GroupEvent.Assigned;
import io.consumerproof.history.GroupEvent.Ejected;
import io.consumerproof.history.GroupEvent.Ejection;
import io.consumerproof.history.GroupEvent.Lost;
import io.consumerproof.history.GroupEvent.Revoked;
import io.consumerproof.history.HandlingEvent.Delivered;
import io.consumerproof.history.HandlingEvent.Discarded;
import io.consumerproof.history.History;
import io.consumerproof.history.Point;
import io.consumerproof.history.VirtualTime;
import io.consumerproof.scenario.CommitMode;
import io.consumerproof.scenario.FaultKind;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class EagerGroupTest {

    private static Play threeAndOne() {
        return new Play().append(0, "a").append(0, "b").append(0, "c").append(1, "d");
    }

    private static String deliveries(History history) {
        return events(history, Delivered.class).stream()
                .map(each -> each.member() + ":" + each.record())
                .collect(Collectors.joining(" "));
    }

    @Test
    void theFirstRoundWaitsForEveryMemberThatStarts() {
        History run = threeAndOne().run(false);
        assertThat(events(run, Assigned.class)).extracting(Assigned::generation).containsExactly(1, 1);
    }

    @Test
    void membersGoInTurn() {
        History run = threeAndOne().run(false);
        assertThat(deliveries(run))
                .isEqualTo("member-1:orders-0@0 member-2:orders-1@0 member-1:orders-0@1 member-1:orders-0@2");
    }

    @Test
    void aCrashedMemberIsSucceededWhenItsSessionIsOver() {
        History run = threeAndOne()
                .pin(FaultKind.CRASH, Point.AFTER_EFFECT, record(0, 1), null)
                .run(false);
        Ejected ejected = events(run, Ejected.class).get(0);
        assertThat(ejected.why()).isEqualTo(Ejection.SESSION);
        assertThat(ejected.atMicros()).isEqualTo(45 * VirtualTime.SECOND);
        assertThat(events(run, Delivered.class).stream()
                        .filter(each -> each.record().equals(record(0, 1)))
                        .map(each -> each.member() + " at " + each.generation()))
                .containsExactly("member-1 at 1", "member-2 at 2");
    }

    @Test
    void aRestartedProcessIsANewMember() {
        History run = threeAndOne()
                .pin(FaultKind.CRASH, Point.BEFORE_HANDLING, record(0, 0), null)
                .run(false);
        List<Assigned> second = events(run, Assigned.class).stream()
                .filter(each -> each.generation() == 2)
                .toList();
        assertThat(second)
                .extracting(each -> each.member().toString())
                .containsExactlyInAnyOrder("member-2", "member-3");
    }

    @Test
    void everyRebalanceRevokesEverythingAndGoesBackToTheCommittedOffsets() {
        // nobody commits, so what was handled before the rebalance is read again
        History run = threeAndOne()
                .group(each -> each.commit(CommitMode.MANUAL))
                .pin(FaultKind.REBALANCE, Point.BEFORE_POLL, record(0, 1), "same member")
                .run(false);
        assertThat(events(run, Revoked.class))
                .extracting(each -> each.member() + " " + each.partitions())
                .containsExactlyInAnyOrder("member-1 [orders-0]", "member-2 [orders-1]");
        Assigned again = events(run, Assigned.class).stream()
                .filter(each ->
                        each.generation() == 2 && each.member().toString().equals("member-1"))
                .findFirst()
                .orElseThrow();
        assertThat(again.claims()).containsExactly(new Claim(ORDERS_0, Claim.NONE, 0));
        assertThat(events(run, Delivered.class).stream()
                        .filter(each -> each.member().toString().equals("member-1"))
                        .map(each -> each.record().offset()))
                .containsExactly(0L, 0L, 1L, 2L);
    }

    @Test
    void aLiveMemberFinishesItsRecordBeforeItGivesUpItsPartitions() {
        History run = threeAndOne()
                .pin(FaultKind.REBALANCE, Point.BEFORE_POLL, record(0, 1), "join")
                .run(false);
        int handled = indexOfHandled(run, 0);
        int revoked = run.events().indexOf(events(run, Revoked.class).get(0));
        assertThat(handled).isLessThan(revoked);
        Assigned second = events(run, Assigned.class).stream()
                .filter(each -> each.generation() == 2 && !each.claims().isEmpty())
                .findFirst()
                .orElseThrow();
        assertThat(second.claims().get(0).position()).isEqualTo(1);
    }

    private static int indexOfHandled(History run, long offset) {
        for (int i = 0; i < run.size(); i++) {
            if (run.at(i) instanceof io.consumerproof.history.HandlingEvent.Handled handled
                    && handled.record().equals(record(0, offset))) {
                return i;
            }
        }
        throw new AssertionError("not handled");
    }

    @Test
    void aPausedMemberGoesOnAsAZombieWhoseCommitIsRefused() {
        History run = threeAndOne()
                .pin(FaultKind.STALL, Point.BEFORE_EFFECT, record(0, 0), "pause")
                .run(false);
        CommitEvent.CommitRefused refused =
                events(run, CommitEvent.CommitRefused.class).get(0);
        assertThat(refused.member().toString()).isEqualTo("member-1");
        assertThat(refused.reason()).isEqualTo("the group no longer knows member-1, it is at generation 2");
        assertThat(events(run, Discarded.class).get(0).records()).containsExactly(record(0, 1), record(0, 2));
        assertThat(events(run, Lost.class).get(0).partitions()).containsExactly(ORDERS_0);
    }

    @Test
    void aSlowMemberIsRemovedAtItsPollDeadline() {
        History run = threeAndOne()
                .pin(FaultKind.STALL, Point.AFTER_HANDLING, record(0, 0), "slow handler")
                .run(false);
        Ejected ejected = events(run, Ejected.class).get(0);
        assertThat(ejected.why()).isEqualTo(Ejection.POLL_DEADLINE);
        assertThat(ejected.atMicros()).isEqualTo(300 * VirtualTime.SECOND);
    }

    @Test
    void aShortPauseEndsWithTheSuccessorsFirstRecord() {
        History run = threeAndOne()
                .pin(FaultKind.STALL, Point.BEFORE_EFFECT, record(0, 0), "pause until the successor's first record")
                .run(false);
        assertThat(deliveries(run))
                .startsWith("member-1:orders-0@0 member-2:orders-1@0 member-2:orders-0@0 member-2:orders-0@1");
        int resumed = run.events()
                .indexOf(events(run, io.consumerproof.history.MemberEvent.Resumed.class)
                        .get(0));
        assertThat(resumed)
                .isLessThan(run.events().indexOf(events(run, Delivered.class).get(3)));
    }

    @Test
    void groupsAreIndependent() {
        Simulation simulation = threeAndOne().simulate(false);
        assertThat(simulation.committed("billing", ORDERS_1)).hasValue(1);
        assertThat(simulation.committed("billing", ORDERS_0)).hasValue(3);
        assertThat(simulation.endOffset(ORDERS_0)).isEqualTo(3);
    }

    @Test
    void aRestartReadsOnFromTheCommittedOffsets() {
        History run = threeAndOne().run(true);
        assertThat(events(run, Delivered.class)).hasSize(4);
        Assigned last = events(run, Assigned.class).get(3);
        assertThat(last.claims()).containsExactly(new Claim(ORDERS_1, 1, 1));
    }

    @Test
    void gapsAreSkippedAndTheNextOffsetFollowsTheRecord() {
        History run = new Play()
                .gap(0, 2)
                .append(0, "a")
                .gap(0, 3)
                .append(0, "b")
                .gap(0, 1)
                .run(false);
        assertThat(events(run, CommitEvent.Committed.class))
                .extracting(CommitEvent.Committed::nextOffset)
                .containsExactly(3L, 7L);
    }

    /** @source golden/group-eager.json, "membership: join, join, join, leave, crash", Kafka 4.3.1 */
    @Test
    void whoeverJoinsEverybodyGivesUpEverythingAndRangesAreDealtAnew() {
        History run = new Play()
                .partitions(6)
                .group(each -> each.members(1))
                .pin(FaultKind.REBALANCE, Point.WHEN_DRAINED, null, "join")
                .pin(FaultKind.REBALANCE, Point.WHEN_DRAINED, null, "join")
                .run(false);
        assertThat(events(run, Assigned.class).stream()
                        .map(each -> each.generation() + " " + each.member() + " "
                                + each.claims().stream()
                                        .map(claim -> "" + claim.partition().partition())
                                        .collect(Collectors.joining()))
                        .sorted())
                .containsExactly(
                        "1 member-1 012345",
                        "2 member-1 012",
                        "2 member-2 345",
                        "3 member-1 01",
                        "3 member-2 23",
                        "3 member-3 45");
        assertThat(events(run, Revoked.class))
                .extracting(each -> each.member() + " " + each.partitions().size())
                .containsExactlyInAnyOrder("member-1 6", "member-1 3", "member-2 3");
    }
}
