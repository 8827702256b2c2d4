package io.consumerproof.group;

import static io.consumerproof.group.Assigned.member;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RoundRobinAssignorTest {

    private final RoundRobinAssignor assignor = new RoundRobinAssignor();

    @Test
    void theNextTopicGoesOnWhereTheLastOneStopped() {
        List<String> both = List.of("t", "u");

        assertThat(Assigned.by(assignor, Map.of("t", 1, "u", 2), member("a", -1, both), member("b", -1, both)))
                .isEqualTo("{a=[t-0, u-1], b=[u-0]}");
    }

    @Test
    void whoDoesNotReadATopicIsPassedOver() {
        assertThat(Assigned.by(
                        assignor,
                        Map.of("t", 3, "u", 1),
                        member("a", -1, List.of("t")),
                        member("b", -1, List.of("t", "u"))))
                .isEqualTo("{a=[t-0, t-2], b=[t-1, u-0]}");
    }

    @Test
    void staticMembersComeFirst() {
        Subscription dynamic = member("a", -1, List.of("t"));
        Subscription fixed = new Subscription("z", "i", null, List.of("t"), List.of(), -1);

        assertThat(Assigned.by(assignor, Map.of("t", 1), dynamic, fixed)).isEqualTo("{a=[], z=[t-0]}");
    }

    @Test
    void nobodyGetsTopicsThatDoNotExist() {
        assertThat(Assigned.by(assignor, Map.of(), member("a", -1, List.of("ghost"))))
                .isEqualTo("{a=[]}");
        assertThat(Assigned.by(assignor, Map.of("t", 1))).isEqualTo("{}");
    }
}
