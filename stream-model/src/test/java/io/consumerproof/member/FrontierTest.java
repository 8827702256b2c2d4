package io.consumerproof.member;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class FrontierTest {

    private static List<Long> frontiers(List<Long> delivered, List<Integer> finishedInTurn) {
        Frontier frontier = new Frontier(0);
        delivered.forEach(frontier::delivered);
        List<Long> after = new ArrayList<>();
        for (int each : finishedInTurn) {
            frontier.finished(delivered.get(each));
            after.add(frontier.nextOffset());
        }
        return after;
    }

    @Test
    void movesOnlyOverWhatIsFinishedWithoutAHole() {
        assertThat(frontiers(List.of(0L, 1L, 2L, 3L, 4L), List.of(2, 1, 0, 4, 3)))
                .containsExactly(0L, 0L, 3L, 3L, 5L);
    }

    @Test
    void gapsAreNoWork() {
        assertThat(frontiers(List.of(1L, 2L, 5L, 9L, 10L), List.of(2, 1, 0, 4, 3)))
                .containsExactly(0L, 0L, 6L, 6L, 11L);
    }

    @Test
    void whatWasNotDeliveredCannotBeFinished() {
        Frontier frontier = new Frontier(40);
        frontier.delivered(41);

        assertThatThrownBy(() -> frontier.finished(40))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("offset 40 is not unfinished in next 40, delivered [41], of these finished []");
    }
}
