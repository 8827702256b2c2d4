package io.consumerproof.group;

import static io.consumerproof.group.Assigned.serverMember;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class UniformAssignorTest {

    private static final List<String> T = List.of("t");
    private static final ServerTopic T2 = new ServerTopic("t", new UUID(0, 1), 2);
    private static final ServerTopic T5 = new ServerTopic("t", new UUID(0, 1), 5);
    private static final ServerTopic U3 = new ServerTopic("u", new UUID(0, 2), 3);

    private final UniformAssignor assignor = new UniformAssignor();

    private String assign(List<ServerTopic> topics, ServerMember... members) {
        return assignor.assign(topics, List.of(members)).toString();
    }

    @Test
    void aFirstTargetIsCutIntoContiguousPieces() {
        // with one odd partition the last member must take it, since the first one passes it on
        assertThat(assign(List.of(T5), serverMember("a", T), serverMember("b", T)))
                .isEqualTo("{a=[t-0, t-1], b=[t-2, t-3, t-4]}");
    }

    @Test
    void theOrderOfMembersDecidesWhoGetsWhichPiece() {
        assertThat(assign(List.of(T5), serverMember("b", T), serverMember("a", T)))
                .isEqualTo("{a=[t-2, t-3, t-4], b=[t-0, t-1]}");
    }

    @Test
    void theOrderOfTopicsDecidesWhatIsInAPiece() {
        List<String> both = List.of("t", "u");

        assertThat(assign(List.of(U3, T2), serverMember("a", both), serverMember("b", both)))
                .isEqualTo("{a=[u-0, u-1], b=[t-0, t-1, u-2]}");
    }

    @Test
    void membersKeepTheirTargetUpToTheQuota() {
        assertThat(assign(List.of(T5), serverMember("a", T, "t-0", "t-1", "t-2", "t-3", "t-4"), serverMember("b", T)))
                .isEqualTo("{a=[t-0, t-1, t-2], b=[t-3, t-4]}");
    }

    @Test
    void aTopicThatVanishedLeavesNoTrace() {
        assertThat(assign(List.of(T2), serverMember("a", List.of("t", "u"), "t-0", "t-1", "u-0")))
                .isEqualTo("{a=[t-0, t-1]}");
    }

    @Test
    void freePartitionsGoToTheReadersWithTheLeastWhereMembersReadDifferentTopics() {
        // u has the most partitions a reader and all of it goes to a; t then fills up b
        assertThat(assign(List.of(T2, U3), serverMember("a", List.of("t", "u")), serverMember("b", T)))
                .isEqualTo("{a=[u-0, u-1, u-2], b=[t-0, t-1]}");
    }

    @Test
    void partitionsMoveToReadersWithLessWhereMembersReadDifferentTopics() {
        assertThat(assign(
                        List.of(T5, U3),
                        serverMember("a", List.of("t", "u"), "t-0", "t-1", "t-2", "t-3", "t-4"),
                        serverMember("b", T)))
                .isEqualTo("{a=[t-0, u-0, u-1, u-2], b=[t-1, t-2, t-3, t-4]}");
    }

    @Test
    void aGroupWithoutMembersHasNoTarget() {
        assertThat(assign(List.of(T2))).isEqualTo("{}");
    }

    @Test
    void whoReadsNothingGetsNothing() {
        assertThat(assign(List.of(T2), serverMember("a", List.of()), serverMember("b", T)))
                .isEqualTo("{a=[], b=[t-0, t-1]}");
    }
}
