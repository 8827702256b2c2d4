package io.consumerproof.group;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class IdOrderTest {

    private final List<Integer> asked = new ArrayList<>();
    private int pick;

    private final IdOrder order = new IdOrder((race, outcomes) -> {
        asked.add(outcomes);
        return Math.min(pick, outcomes - 1);
    });

    private String first(String... present) {
        return order.outcome(Races.NEXT_LEADER, List.of(present), inOrder -> inOrder.get(0));
    }

    private String all(String... present) {
        return order.outcome(Races.STICKY_ORDER, List.of(present), inOrder -> String.join("", inOrder));
    }

    @Test
    void usuallyItIsTheOrderInWhichTheyCame() {
        assertThat(all("a", "b", "c")).isEqualTo("abc");
        assertThat(asked).containsExactly(6);
    }

    @Test
    void anyoneMayComeFirst() {
        pick = 1;

        assertThat(first("a", "b", "c")).isEqualTo("c");
        assertThat(asked).containsExactly(3);
    }

    @Test
    void whatWasSeenStays() {
        pick = 2;
        assertThat(first("a", "b", "c")).isEqualTo("b");

        assertThat(first("a", "b", "c")).isEqualTo("b");
        assertThat(all("a", "b", "c")).isEqualTo("bca");
        assertThat(asked).as("nothing is left to ask the second time").containsExactly(3, 2);
    }

    @Test
    void aNewMemberMayStandAnywhereAndOneThatIsGoneNowhere() {
        pick = 5;
        assertThat(all("a", "b", "c")).isEqualTo("cba");
        pick = 2;

        assertThat(all("a", "c", "d")).isEqualTo("dca");
        assertThat(asked).containsExactly(6, 3);
    }

    @Test
    void whatIsTheSameInEveryOrderIsNotAsked() {
        assertThat(order.<Integer>outcome(Races.STICKY_ORDER, List.of("a", "b"), List::size))
                .isEqualTo(2);
        assertThat(asked).isEmpty();
    }

    @Test
    void inLargeGroupsAnyoneMayBeFirst() {
        pick = 5;

        assertThat(all("a", "b", "c", "d", "e", "f")).isEqualTo("fabcde");
        assertThat(asked).containsExactly(6);
    }
}
