package io.consumerproof.group;

import static io.consumerproof.group.Crew.partitions;
import static io.consumerproof.group.Crew.refusal;
import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.log.Refusal;
import java.util.List;
import org.junit.jupiter.api.Test;

class ConsumerGroupTest {

    private final Crew crew = new Crew(6);

    private HeartbeatAnswer answer(int epoch, int... assigned) {
        return new HeartbeatAnswer(epoch, 5_000_000, partitions(assigned));
    }

    private HeartbeatAnswer unchanged(int epoch) {
        return new HeartbeatAnswer(epoch, 5_000_000, null);
    }

    @Test
    void theFirstMemberGetsEverything() {
        assertThat(crew.join("a")).isEqualTo(answer(2, 0, 1, 2, 3, 4, 5));
        assertThat(crew.group.state()).isEqualTo(ConsumerGroup.State.STABLE);
    }

    @Test
    void anotherMemberWaitsUntilTheFirstHasGivenUp() {
        crew.join("a");

        assertThat(crew.join("b")).isEqualTo(answer(3));
        assertThat(crew.beat("a", 2)).isEqualTo(answer(2, 0, 1, 2));
        assertThat(crew.beat("b", 3)).isEqualTo(unchanged(3));
        assertThat(crew.group.state()).isEqualTo(ConsumerGroup.State.RECONCILING);
        assertThat(crew.owns("a", 2, 0, 1, 2)).isEqualTo(unchanged(3));
        assertThat(crew.beat("b", 3)).isEqualTo(answer(3, 3, 4, 5));
        assertThat(crew.group.state()).isEqualTo(ConsumerGroup.State.STABLE);
    }

    @Test
    void freedPartitionsAreHandedOverOneByOne() {
        crew.join("a");
        crew.join("b");
        crew.owns("a", 2, 0, 1, 2);
        crew.beat("b", 3);
        crew.join("c");
        crew.beat("a", 3);
        crew.owns("a", 3, 0, 1);

        assertThat(crew.beat("c", 4)).isEqualTo(answer(4, 2));
        crew.beat("b", 3);
        crew.owns("b", 3, 3, 4);
        assertThat(crew.beat("c", 4)).isEqualTo(answer(4, 2, 5));
    }

    @Test
    void whatALeavingMemberHadIsFreeAtOnce() {
        crew.join("a");
        crew.join("b");

        crew.group.leave("a", null, false);

        assertThat(crew.group.state()).isEqualTo(ConsumerGroup.State.ASSIGNING);
        assertThat(crew.beat("b", 3)).isEqualTo(answer(4, 0, 1, 2, 3, 4, 5));
    }

    @Test
    void aSilentMemberIsRemovedWhenItsSessionEnds() {
        crew.join("a");
        crew.now = 1_000_000;
        crew.beat("a", 2);

        assertThat(crew.group.nextDeadlineMicros()).isEqualTo(1_000_000 + Crew.SESSION);
        assertThat(crew.advance(Crew.SESSION)).isEmpty();
        assertThat(crew.advance(1_000_000 + Crew.SESSION)).containsExactly("a");
        assertThat(crew.group.state()).isEqualTo(ConsumerGroup.State.EMPTY);
        assertThat(refusal(() -> crew.beat("a", 2))).isEqualTo(Refusal.UNKNOWN_MEMBER_ID);
    }

    @Test
    void aMemberThatDoesNotGiveUpInTimeIsRemoved() {
        crew.join("a");
        crew.join("b");
        crew.beat("a", 2);
        for (crew.now = 40_000_000; crew.now < Crew.TO_REBALANCE; crew.now += 40_000_000) {
            crew.beat("a", 2);
            crew.beat("b", 3);
        }

        assertThat(crew.advance(Crew.TO_REBALANCE)).containsExactly("a");
    }

    @Test
    void givingUpInTimeEndsTheWait() {
        crew.join("a");
        crew.join("b");
        crew.beat("a", 2);
        crew.owns("a", 2, 0, 1, 2);

        assertThat(crew.group.nextDeadlineMicros()).isEqualTo(Crew.SESSION);
    }

    @Test
    void aTopicThatGrowsIsSharedOutWithTheNextHeartbeat() {
        crew.join("a");
        crew.topic("t", 7);

        assertThat(crew.beat("a", 2)).isEqualTo(answer(3, 0, 1, 2, 3, 4, 5, 6));
    }

    @Test
    void aTopicThatNobodyReadsChangesNothing() {
        crew.join("a");
        crew.topic("u", 1);

        assertThat(crew.beat("a", 2)).isEqualTo(unchanged(2));
    }

    @Test
    void theNextTargetWaitsForTheInterval() {
        Crew slow = new Crew(2, 1_000_000);
        slow.join("a");

        assertThat(slow.join("b")).isEqualTo(answer(2));
        assertThat(slow.group.state()).isEqualTo(ConsumerGroup.State.ASSIGNING);
        slow.now = 1_000_000;
        assertThat(slow.beat("a", 2)).isEqualTo(answer(2, 0));
    }

    @Test
    void anUnsubscribedTopicIsTakenAwayBeforeTheNextTarget() {
        Crew slow = new Crew(2, 1_000_000);
        slow.join("a");

        assertThat(slow.subscribes("a", 2, List.of("u"), 0, 1)).isEqualTo(answer(2));
        assertThat(slow.group.stateOf("a")).isEqualTo(ReconcileState.UNREVOKED_PARTITIONS);
    }

    @Test
    void aMemberThatIsAheadOrBehindIsFenced() {
        crew.join("a");
        crew.join("b");
        crew.owns("a", 2, 0, 1, 2);

        assertThat(refusal(() -> crew.beat("a", 4))).isEqualTo(Refusal.FENCED_MEMBER_EPOCH);
        assertThat(refusal(() -> crew.beat("a", 2))).isEqualTo(Refusal.FENCED_MEMBER_EPOCH);
    }

    @Test
    void theEpochBeforeIsGoodWhileTheAnswerMayBeLost() {
        crew.join("a");
        crew.join("b");
        crew.owns("a", 2, 0, 1, 2);

        assertThat(crew.owns("a", 2, 0, 1, 2)).isEqualTo(unchanged(3));
    }

    @Test
    void theAssignorThatMostAskForIsUsed() {
        crew.topic("u", 1);
        for (String id : List.of("a", "b")) {
            crew.send(new Heartbeat(id, 0, null, 1, List.of("t", "u"), "range", List.of()));
        }

        // range gives the single partition of u to the first
        assertThat(crew.group.targetOf("a")).hasSize(4);
        assertThat(refusal(() -> crew.send(new Heartbeat("c", 0, null, 1, List.of("t"), "sticky", List.of()))))
                .isEqualTo(Refusal.UNSUPPORTED_ASSIGNOR);
    }

    @Test
    void whoJoinsTellsEverythingAndOwnsNothing() {
        assertThat(refusal(() -> crew.beat("a", 0))).isEqualTo(Refusal.INVALID_REQUEST);
        assertThat(refusal(() -> crew.send(new Heartbeat("a", 0, null, 1, List.of("t"), null, partitions(0)))))
                .isEqualTo(Refusal.INVALID_REQUEST);
    }

    @Test
    void joiningAgainKeepsTheMember() {
        crew.join("a");

        assertThat(crew.join("a")).isEqualTo(answer(2, 0, 1, 2, 3, 4, 5));
        assertThat(crew.group.memberIds()).containsExactly("a");
    }
}
