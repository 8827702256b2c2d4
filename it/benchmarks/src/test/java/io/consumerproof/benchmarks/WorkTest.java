package io.consumerproof.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.explore.Budget;
import java.nio.file.Files;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class WorkTest {

    @Test
    void theSmallScenarioHasARunForEveryPlacementThatTheBoundHas() {
        long pairs = Job.EXHAUSTIVE.prepared().perform();
        assertThat(Job.PRUNED.prepared().perform()).isPositive().isLessThan(pairs);
        assertThat(Job.SINGLE_CRASHES.prepared().perform()).isPositive().isLessThan(pairs);
    }

    @Test
    void replayingAndShrinkingMakeRuns() {
        assertThat(Job.REPLAY.prepared().perform()).isPositive();
        assertThat(Job.SHRINK.prepared().perform()).isGreaterThan(10);
    }

    @Test
    void aRunWithoutFaultsHandlesAsManyRecordsAsItsPeer() {
        assertThat(Job.FAULT_FREE.prepared().perform() % TopologyFigures.RECORDS)
                .isZero();
        assertThat(Job.TOPOLOGY.prepared().perform()).isEqualTo(TopologyFigures.RECORDS);
    }

    @Test
    void theClockOfABillingGoesByItsRuns() {
        Billing billing = Billing.faultFree(1, 1, 1);
        Budget before = billing.runClock();
        billing.passes(() -> Duration.ZERO);
        Budget after = billing.runClock();
        assertThat(before.spent()).isEqualTo(Duration.ofMillis(billing.begun())).isPositive();
        assertThat(after.spent()).isZero();
    }

    @Test
    void theCostOfWorkIsThatOfItsCheapestRound() {
        long[] rounds = new long[1];
        List<Cost> costs = Cost.least(3, List.of(() -> ++rounds[0], () -> 10));
        assertThat(rounds[0]).isEqualTo(3);
        assertThat(costs).hasSize(2).allSatisfy(cost -> assertThat(cost.nanos()).isNotNegative());
        assertThat(costs.get(1).amount()).isEqualTo(10);
    }

    @Test
    void theQuickstartIsWhereItIsLookedFor() {
        assertThat(Quickstart.broken()).isNotEmpty().allMatch(Files::isRegularFile);
    }
}
