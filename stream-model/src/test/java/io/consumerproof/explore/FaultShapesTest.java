package io.consumerproof.explore;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.history.Point;
import io.consumerproof.scenario.FaultKind;
import org.junit.jupiter.api.Test;

class FaultShapesTest {

    @Test
    void aLiveMemberTakesPartInARebalanceBetweenPollsOnly() {
        assertThat(FaultShapes.pointsOf(FaultKind.REBALANCE))
                .containsExactly(Point.BEFORE_POLL, Point.IN_RETRY, Point.WHEN_DRAINED);
    }

    @Test
    void aRebalanceHasThreeShapes() {
        assertThat(FaultShapes.variantsOf(FaultKind.REBALANCE)).containsExactly("join", "leave", "same member");
    }
}
