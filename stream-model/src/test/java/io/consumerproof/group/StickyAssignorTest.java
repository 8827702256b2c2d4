package io.consumerproof.group;

import static io.consumerproof.group.Assigned.member;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.consumerproof.history.TopicPartition;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class StickyAssignorTest {

    private static final List<String> T = List.of("t");

    private final StickyAssignor eager = new StickyAssignor();
    private final CooperativeStickyAssignor cooperative = new CooperativeStickyAssignor();

    @Test
    void aFirstAssignmentIsDealtLikeCardsAcrossTopics() {
        List<String> both = List.of("t", "u");

        assertThat(Assigned.by(eager, Map.of("t", 1, "u", 3), member("a", -1, both), member("b", -1, both)))
                .isEqualTo("{a=[t-0, u-1], b=[u-0, u-2]}");
    }

    @Test
    void aNewMemberGetsAtOnceWhatAnotherHeldUnderTheEagerProtocol() {
        assertThat(Assigned.by(eager, Map.of("t", 2), member("a", 1, T, "t-0", "t-1"), member("b", -1, T)))
                .isEqualTo("{a=[t-0], b=[t-1]}");
    }

    @Test
    void aNewMemberWaitsForWhatAnotherHoldsUnderTheCooperativeProtocol() {
        assertThat(Assigned.by(cooperative, Map.of("t", 2), member("a", 1, T, "t-0", "t-1"), member("b", -1, T)))
                .isEqualTo("{a=[t-0], b=[]}");
        assertThat(Assigned.by(cooperative, Map.of("t", 2), member("a", 2, T, "t-0"), member("b", 2, T)))
                .isEqualTo("{a=[t-0], b=[t-1]}");
    }

    @Test
    void whatNobodyHoldsIsGivenAtOnceUnderTheCooperativeProtocolToo() {
        assertThat(Assigned.by(cooperative, Map.of("t", 2), member("a", 1, T, "t-0"), member("b", -1, T)))
                .isEqualTo("{a=[t-0], b=[t-1]}");
    }

    @Test
    void ofTwoClaimsTheNewerGenerationCounts() {
        assertThat(Assigned.by(
                        eager, Map.of("t", 4), member("a", 4, T, "t-0", "t-2", "t-3"), member("b", 5, T, "t-0", "t-1")))
                .isEqualTo("{a=[t-2, t-3], b=[t-0, t-1]}");
    }

    @Test
    void ofTwoClaimsOfOneGenerationNeitherCounts() {
        // a keeps t-1, b keeps t-2 and t-3; t-0 goes to a, which is below the quota, but only in the round after this
        Subscription a = member("a", 5, T, "t-0", "t-1");
        Subscription b = member("b", 5, T, "t-0", "t-2", "t-3");

        assertThat(Assigned.by(eager, Map.of("t", 4), a, b)).isEqualTo("{a=[t-0, t-1], b=[t-2, t-3]}");
        assertThat(Assigned.by(cooperative, Map.of("t", 4), a, b)).isEqualTo("{a=[t-1], b=[t-2, t-3]}");
    }

    @Test
    void aTopicThatVanishedIsForgotten() {
        assertThat(Assigned.by(eager, Map.of("t", 2), member("a", 1, T, "t-0", "u-0", "u-1"), member("b", 1, T, "t-1")))
                .isEqualTo("{a=[t-0], b=[t-1]}");
    }

    @Test
    void whatAMemberNoLongerReadsGoesToSomebodyWhoDoes() {
        assertThat(Assigned.by(
                        eager,
                        Map.of("t", 1, "u", 1),
                        member("a", 1, List.of("u"), "t-0"),
                        member("b", 1, List.of("t", "u"), "u-0")))
                .isEqualTo("{a=[u-0], b=[t-0]}");
    }

    @Test
    void sharesOfMembersThatReadDifferentTopicsAreBalanced() {
        // only b reads u, so a takes of t what makes shares equal
        assertThat(Assigned.by(
                        eager,
                        Map.of("t", 4, "u", 2),
                        member("a", 1, T, "t-0", "t-1"),
                        member("b", 1, List.of("t", "u"), "t-2", "t-3")))
                .isEqualTo("{a=[t-0, t-1, t-2], b=[t-3, u-0, u-1]}");
    }

    @Test
    void partitionsStayWithinTheirRackWhereSharesAllowIt() {
        Subscription a = new Subscription("a", null, "r1", T, List.of(), -1);
        Subscription b = new Subscription("b", null, "r0", T, List.of(), -1);
        TopicLayout layout = new TopicLayout(
                new TreeMap<>(Map.of("t", 2)), new TreeMap<>(Map.of("t", List.of(List.of("r0"), List.of("r1")))));

        assertThat(eager.assign(layout, List.of(a, b)).toString()).isEqualTo("{a=[t-1], b=[t-0]}");
    }

    @Test
    void aPartitionHeldInAFarRackIsGivenUp() {
        Subscription a = new Subscription("a", null, "r1", T, List.of(new TopicPartition("t", 0)), 1);
        Subscription b = new Subscription("b", null, "r0", T, List.of(new TopicPartition("t", 1)), 1);
        TopicLayout layout = new TopicLayout(
                new TreeMap<>(Map.of("t", 2)), new TreeMap<>(Map.of("t", List.of(List.of("r0"), List.of("r1")))));

        assertThat(eager.assign(layout, List.of(a, b)).toString()).isEqualTo("{a=[t-1], b=[t-0]}");
        assertThat(cooperative.assign(layout, List.of(a, b)).toString()).isEqualTo("{a=[], b=[]}");
    }

    @Test
    void itFailsWherePartitionsThatDoNotExistLeaveNoRoom() {
        assertThatIllegalStateException()
                .isThrownBy(
                        () -> Assigned.by(eager, Map.of("t", 2), member("a", 1, T, "t-7"), member("b", 1, T, "t-8")))
                .withMessage("nobody has room for t-0: members own partitions that do not exist, shares are"
                        + " {a=[t-7], b=[t-8]}");
    }

    @Test
    void nobodyIsAssignedAnythingInAGroupWithoutMembers() {
        assertThat(Assigned.by(eager, Map.of("t", 2))).isEqualTo("{}");
    }
}
