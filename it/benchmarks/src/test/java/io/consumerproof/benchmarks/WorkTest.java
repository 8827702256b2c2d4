package io.consumerproof.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.time.Duration;
import java.util.ArrayList;
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
    void aBudgetThatCountsIsSpentByAskingAndNotByTime() {
        CountingBudget budget = new CountingBudget();
        List<Duration> spent = new ArrayList<>();
        while (spent.size() < 3) {
            spent.add(budget.spent());
        }
        assertThat(spent).containsExactly(Duration.ZERO, Duration.ofMillis(1), Duration.ofMillis(2));
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
