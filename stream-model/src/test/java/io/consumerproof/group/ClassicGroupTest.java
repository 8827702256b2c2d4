package io.consumerproof.group;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.history.TopicPartition;
import io.consumerproof.log.Refusal;
import java.util.List;
import org.junit.jupiter.api.Test;

class ClassicGroupTest {

    private static final TopicPartition FIRST = new TopicPartition("t", 0);

    private final Joiners joiners = new Joiners();

    private void twoStable() {
        joiners.join("a");
        joiners.sync("a");
        joiners.join("b");
        joiners.rejoin("a");
        joiners.sync("a", "b");
    }

    @Test
    void nobodyIsAnsweredBeforeAllHaveJoined() {
        joiners.join("a");
        joiners.sync("a");

        Answer<Joined> newcomer = joiners.join("b");

        assertThat(newcomer.isThere()).isFalse();
        assertThat(joiners.beat("a")).isEqualTo(Refusal.REBALANCE_IN_PROGRESS);
        joiners.rejoin("a");
        assertThat(newcomer.value().generation()).isEqualTo(2);
        assertThat(newcomer.value().leads()).isFalse();
        assertThat(newcomer.value().members()).isEmpty();
    }

    @Test
    void leaderIsToldWhatAllToldTheAssignor() {
        joiners.join("a");
        joiners.join("b");

        Joined leader = joiners.rejoin("a").value();

        assertThat(leader.leads()).isTrue();
        assertThat(leader.members()).extracting(Subscription::memberId).containsExactly("a", "b");
    }

    @Test
    void whoeverDoesNotJoinInTimeIsOut() {
        twoStable();

        joiners.rejoin("a");
        joiners.advance(Joiners.REBALANCE);

        assertThat(joiners.group.knows("b")).isFalse();
        assertThat(joiners.group.generation()).isEqualTo(3);
        assertThat(joiners.beat("b")).isEqualTo(Refusal.UNKNOWN_MEMBER_ID);
    }

    @Test
    void firstRoundWaitsOnWhileNewcomersComeAndNoLongerThanARebalance() {
        Joiners slow = new Joiners(3_000_000);
        Answer<Joined> first = slow.join("a");
        slow.advance(2_000_000);
        slow.join("b");

        slow.advance(3_000_000);
        assertThat(first.isThere()).isFalse();
        slow.advance(5_000_000);
        assertThat(first.value().generation()).isEqualTo(1);
    }

    @Test
    void generationGrowsWhenTheLastMemberLeaves() {
        joiners.join("a");
        joiners.sync("a");

        joiners.group.leave("a", 0);

        assertThat(joiners.group.state()).isEqualTo(ClassicState.EMPTY);
        assertThat(joiners.group.generation()).isEqualTo(2);
    }

    @Test
    void memberThatTellsTheSameAgainIsAnsweredAtOnceUnlessItLeads() {
        twoStable();
        JoinRequest same = new JoinRequest(
                "b",
                false,
                null,
                Joiners.SESSION,
                Joiners.REBALANCE,
                List.of(new Offer("range", Subscription.of("b", List.of("t")))));

        assertThat(joiners.group.join(same, 0).value().generation()).isEqualTo(2);
        assertThat(joiners.rejoin("a").isThere()).isFalse();
    }

    @Test
    void commitsAreTakenWhileMembersJoinAndNotWhileTheyWaitForTheAssignment() {
        twoStable();
        joiners.join("c");
        assertThat(joiners.commit("a", 2)).isNull();

        joiners.rejoin("a");
        joiners.rejoin("b");

        assertThat(joiners.commit("a", 2)).isEqualTo(Refusal.ILLEGAL_GENERATION);
        assertThat(joiners.commit("a", 3)).isEqualTo(Refusal.REBALANCE_IN_PROGRESS);
        assertThat(joiners.commit("d", 3)).isEqualTo(Refusal.UNKNOWN_MEMBER_ID);
    }

    @Test
    void whoeverIsNoMemberCommitsOnlyWhileNobodyIsThere() {
        Standing outside = Standing.outside("g");
        assertThat(joiners.group.commitRefusal(outside, false, 0)).isNull();

        joiners.join("a");

        assertThat(joiners.group.commitRefusal(outside, false, 0)).isEqualTo(Refusal.UNKNOWN_MEMBER_ID);
        assertThat(joiners.group.commitRefusal(outside, true, 0)).isNull();
    }

    @Test
    void silentMemberThatTheCoordinatorKeepsWaitingIsExcusedUntilItIsAnswered() {
        twoStable();
        joiners.join("c");
        joiners.group.silence("c", 0);
        joiners.advance(2 * Joiners.SESSION);
        assertThat(joiners.group.knows("c")).isTrue();

        joiners.rejoin("a");
        joiners.rejoin("b");
        joiners.advance(3 * Joiners.SESSION);

        assertThat(joiners.group.knows("c")).isFalse();
    }

    @Test
    void memberThatDoesNotReadThatItHasJoinedIsOutAfterASession() {
        joiners.join("a");
        joiners.join("b");
        joiners.rejoin("a");
        joiners.ask("b");

        joiners.advance(Joiners.SESSION);

        assertThat(joiners.group.knows("a")).isFalse();
        assertThat(joiners.group.state()).isEqualTo(ClassicState.PREPARING);
    }

    @Test
    void staticMemberThatComesBackKeepsItsAssignmentWithoutARebalance() {
        joiners.join("a", true, "i", "t");
        joiners.sync("a");

        Joined back = joiners.join("a2", true, "i", "t").value();

        assertThat(back.generation()).isEqualTo(1);
        assertThat(back.skipsAssignment()).isTrue();
        assertThat(joiners.ask("a2").value()).containsExactly(FIRST);
        assertThat(joiners.group.heartbeat(new Standing("g", "a", 1, "i"))).isEqualTo(Refusal.FENCED_INSTANCE_ID);
        assertThat(joiners.group.commitRefusal(new Standing("g", "a", 1, "i"), false, 0))
                .isEqualTo(Refusal.FENCED_INSTANCE_ID);
    }

    @Test
    void staticMemberThatIsReplacedWhileItWaitsIsToldSo() {
        twoStable();
        Answer<Joined> old = joiners.join("c", true, "i", "t");

        joiners.join("c2", true, "i", "t");

        assertThat(old.refusal()).isEqualTo(Refusal.FENCED_INSTANCE_ID);
    }

    @Test
    void absentStaticMemberKeepsItsPlaceInARoundUntilItsSessionEnds() {
        joiners.join("a");
        joiners.join("s", true, "i", "t");
        joiners.rejoin("a");
        joiners.sync("a", "s");
        joiners.group.silence("s", 0);

        Answer<Joined> newcomer = joiners.join("b");
        joiners.rejoin("a");
        assertThat(newcomer.isThere()).isFalse();
        joiners.advance(Joiners.SESSION);

        assertThat(joiners.group.knows("s")).isFalse();
        assertThat(newcomer.isThere()).isTrue();
    }

    @Test
    void whoeverSupportsNoCommonAssignorIsNotLetIn() {
        twoStable();
        JoinRequest other = new JoinRequest(
                "c",
                true,
                null,
                Joiners.SESSION,
                Joiners.REBALANCE,
                List.of(new Offer("sticky", Subscription.of("c", List.of("t")))));

        assertThat(joiners.group.join(other, 0).refusal()).isEqualTo(Refusal.INCONSISTENT_GROUP_PROTOCOL);
    }

    @Test
    void assignmentThatComesTooLateIsRefused() {
        joiners.join("a");
        Answer<List<TopicPartition>> waiting = new Joiners().ask("a");
        assertThat(waiting.refusal()).isEqualTo(Refusal.UNKNOWN_MEMBER_ID);

        joiners.join("b");

        assertThat(joiners.ask("a").refusal()).isEqualTo(Refusal.REBALANCE_IN_PROGRESS);
    }

    @Test
    void whoeverSupportsNoCommonAssignorIsToldSoBeforeAnythingElse() {
        twoStable();
        Subscription told = Subscription.of("x", List.of("t"));

        Answer<Joined> answer = joiners.group.join(
                new JoinRequest(
                        "x", false, null, Joiners.SESSION, Joiners.REBALANCE, List.of(new Offer("sticky", told))),
                joiners.now);

        assertThat(answer.refusal()).isEqualTo(Refusal.INCONSISTENT_GROUP_PROTOCOL);
    }

    @Test
    void askingForTheAssignmentAgainIsNoHeartbeat() {
        twoStable();
        joiners.group.silence("b", joiners.now);
        joiners.advance(Joiners.SESSION - 1);

        assertThat(joiners.ask("b").isThere()).isTrue();
        joiners.advance(Joiners.SESSION);

        assertThat(joiners.group.knows("b")).isFalse();
    }

    @Test
    void whoeverWaitedForAnAssignmentThatIsNotMadeHasAWholeSessionToJoinAgain() {
        joiners.join("a");
        joiners.sync("a");
        joiners.join("b");
        joiners.rejoin("a");
        joiners.ask("b");
        joiners.group.silence("b", joiners.now);
        joiners.advance(Joiners.SESSION - 1);

        joiners.join("c");
        joiners.advance(2 * Joiners.SESSION - 2);

        assertThat(joiners.group.knows("b")).isTrue();
        joiners.advance(2 * Joiners.SESSION - 1);
        assertThat(joiners.group.knows("b")).isFalse();
    }

    @Test
    void theAssignmentThatAReplacedMemberNeverAskedForIsWaitedForUntilTheRoundIsOver() {
        joiners.session = Joiners.LONG_SESSION;
        joiners.join("b");
        joiners.sync("b");
        joiners.join("a", true, "i", "t");
        joiners.rejoin("b");
        joiners.sync("b");

        joiners.join("a2", true, "i", "t");
        Standing successor = new Standing("g", "a2", joiners.group.generation(), "i");
        assertThat(joiners.group.sync(successor, null, joiners.now).isThere()).isTrue();
        joiners.advance(Joiners.REBALANCE - 1);
        assertThat(joiners.group.state()).isEqualTo(ClassicState.STABLE);
        joiners.advance(Joiners.REBALANCE);

        assertThat(joiners.group.state()).isEqualTo(ClassicState.PREPARING);
        assertThat(joiners.group.knows("a2")).isTrue();
    }
}
