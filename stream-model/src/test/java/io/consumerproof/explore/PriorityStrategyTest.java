package io.consumerproof.explore;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.choice.Prng;
import io.consumerproof.history.Event;
import io.consumerproof.history.HandlingEvent;
import io.consumerproof.history.History;
import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.FaultKind;
import io.consumerproof.simulation.TurnPoint;
import java.util.List;
import org.junit.jupiter.api.Test;

class PriorityStrategyTest {

    private static final int SEEDS = 4_000;
    private static final int DEPTHS = 3;

    private final Experiment experiment =
            Small.absorbing().partitions(2).records(6).faults(FaultBudget.NONE).experiment();
    private final Runs runs = new Runs(experiment);
    private final RunResult base = runs.plain(List.of());
    private final Strategy strategy = Strategies.PRIORITY.over(base, experiment.faults());

    /** Whether one member's first record is handled between the second and the third of the other: two turns in a certain order. */
    private static boolean isCaught(History history) {
        StringBuilder order = new StringBuilder();
        for (Event each : history.events()) {
            if (each instanceof HandlingEvent.Handled) {
                order.append(((HandlingEvent.Handled) each).record().partition().partition());
            }
        }
        return order.toString().startsWith("110");
    }

    private long turns() {
        long turns = 0;
        for (int i = 0; i < base.trace().size(); i++) {
            turns += base.trace().at(i) instanceof TurnPoint ? 1 : 0;
        }
        return turns;
    }

    private long caught() {
        long caught = 0;
        for (int seed = 0; seed < SEEDS; seed++) {
            caught += isCaught(runs.make(strategy.next(new Prng(Prng.mix(seed))), List.of())
                            .history())
                    ? 1
                    : 0;
        }
        return caught;
    }

    @Test
    void aMistakeOfDepthTwoIsShownAsOftenAsIsPromised() {
        assertThat(isCaught(base.history())).isFalse();
        double least = 1.0 / (DEPTHS * 2 * 2 * turns());
        assertThat(caught()).isGreaterThanOrEqualTo((long) (least * SEEDS));
    }

    @Test
    void whatIsPromisedNamesMembersAndTurns() {
        assertThat(strategy.promise())
                .contains("a priority run shows a mistake that hangs on the order of d of " + turns()
                        + " turns with a chance of at least 1 in 12 · " + turns() + "^(d-1), d ≤ 3");
    }

    @Test
    void whereNobodyEverHasAChoiceNothingIsPromised() {
        Experiment alone = Small.absorbing()
                .records(2)
                .group(each -> each.members(1))
                .only(FaultKind.CRASH, 1)
                .experiment();
        RunResult plain = new Runs(alone).plain(List.of());
        assertThat(Strategies.PRIORITY.over(plain, alone.faults()).promise()).isEmpty();
    }
}
