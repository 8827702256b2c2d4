package io.consumerproof.group;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.history.TopicPartition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class RangeAssignorTest {

    private final RangeAssignor assignor = new RangeAssignor();

    @Test
    void staticMembersComeFirstByInstanceIdAndThenDynamicOnesByMemberId() {
        List<Subscription> members = List.of(
                member("a", null, null, "t"),
                member("z", "i10", null, "t"),
                member("b", "i2", null, "t"),
                member("m10", null, null, "t"));

        assertThat(assign(Map.of("t", 5), Map.of(), members)).isEqualTo("{a=[t-3], b=[t-2], m10=[t-4], z=[t-0, t-1]}");
    }

    @Test
    void theOrderInWhichMembersAreGivenDoesNotMatter() {
        List<Subscription> members = new ArrayList<>(
                List.of(member("a", null, null, "t"), member("b", "i", null, "t"), member("c", null, null, "t")));
        String inOrder = assign(Map.of("t", 4), Map.of(), members);
        Collections.reverse(members);

        assertThat(assign(Map.of("t", 4), Map.of(), members)).isEqualTo(inOrder);
    }

    @Test
    void topicsOfOnePartitionAllEndAtTheFirstMember() {
        List<Subscription> members = List.of(member("a", null, null, "t", "u"), member("b", null, null, "t", "u"));

        assertThat(assign(Map.of("t", 1, "u", 1), Map.of(), members)).isEqualTo("{a=[t-0, u-0], b=[]}");
    }

    @Test
    void coPartitionedTopicsStayTogetherWhereRacksMatchInAllOfThem() {
        Map<String, List<List<String>>> racks = Map.of("t", racks("r0", "r1"), "u", racks("r0", "r1"));
        List<Subscription> members = List.of(member("a", null, "r1", "t", "u"), member("b", null, "r0", "t", "u"));

        assertThat(assign(Map.of("t", 2, "u", 2), racks, members)).isEqualTo("{a=[t-1, u-1], b=[t-0, u-0]}");
    }

    @Test
    void coPartitioningWinsOverRacksThatMatchInOneTopicOnly() {
        // By itself topic t would go a=[t-1], b=[t-0]; u is the other way round, so no number matches in both.
        Map<String, List<List<String>>> racks = Map.of("t", racks("r0", "r1"), "u", racks("r1", "r0"));
        List<Subscription> members = List.of(member("a", null, "r1", "t", "u"), member("b", null, "r0", "t", "u"));

        assertThat(assign(Map.of("t", 2, "u", 2), racks, members)).isEqualTo("{a=[t-0, u-0], b=[t-1, u-1]}");
    }

    @Test
    void topicsOfDifferentSizesAreMatchedToRacksOneByOne() {
        Map<String, List<List<String>>> racks = Map.of("t", racks("r0", "r1"), "u", racks("r1", "r0", "r0"));
        List<Subscription> members = List.of(member("a", null, "r1", "t", "u"), member("b", null, "r0", "t", "u"));

        assertThat(assign(Map.of("t", 2, "u", 3), racks, members)).isEqualTo("{a=[t-1, u-0], b=[t-0, u-1, u-2]}");
    }

    @Test
    void racksAreIgnoredWhereEveryRackHoldsEveryPartition() {
        List<List<String>> everywhere = List.of(List.of("r0", "r1"), List.of("r1", "r0"));
        List<Subscription> members = List.of(member("a", null, "r1", "t"), member("b", null, "r0", "t"));

        assertThat(assign(Map.of("t", 2), Map.of("t", everywhere), members)).isEqualTo("{a=[t-0], b=[t-1]}");
    }

    @Test
    void aMemberWithoutRackTakesAnyPartitionOfTheFirstPass() {
        List<Subscription> members = List.of(member("a", null, "", "t"), member("b", null, "r0", "t"));

        assertThat(assign(Map.of("t", 2), Map.of("t", racks("r0", "r1")), members))
                .isEqualTo("{a=[t-0], b=[t-1]}");
    }

    private String assign(
            Map<String, Integer> topics, Map<String, List<List<String>>> racks, List<Subscription> members) {
        TopicLayout layout = new TopicLayout(new TreeMap<>(topics), new TreeMap<>(racks));
        SortedMap<String, List<TopicPartition>> assignment = assignor.assign(layout, members);
        return assignment.toString();
    }

    private static List<List<String>> racks(String... oneByPartition) {
        return Arrays.stream(oneByPartition).map(List::of).collect(Collectors.toList());
    }

    private static Subscription member(
            String id, @Nullable String instanceId, @Nullable String rack, String... topics) {
        return new Subscription(id, instanceId, rack, List.of(topics), List.of(), Subscription.NO_GENERATION);
    }
}
