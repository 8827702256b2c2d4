package io.consumerproof.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class FaultBudgetTest {

    @Test
    void theDefaultIsOneCrashAndOneRebalance() {
        assertThat(FaultBudget.DEFAULT).hasToString("≤ 1 crash and ≤ 1 rebalance");
        assertThat(FaultBudget.DEFAULT.total()).isEqualTo(2);
    }

    @Test
    void togetherBindsTheSum() {
        FaultBudget budget = FaultBudget.DEFAULT.together(1);
        assertThat(budget.total()).isEqualTo(1);
        assertThat(budget).hasToString("≤ 1 crash and ≤ 1 rebalance, at most 1 together");
    }

    @Test
    void aKindOfCountZeroIsAbsent() {
        assertThat(FaultBudget.DEFAULT.with(FaultKind.REBALANCE, 0)).hasToString("≤ 1 crash");
        assertThat(FaultBudget.NONE).hasToString("no fault");
    }

    @Test
    void manyKindsAreListed() {
        FaultBudget budget = FaultBudget.DEFAULT.with(FaultKind.STOP, 1).with(FaultKind.STALL, 2);
        assertThat(budget).hasToString("≤ 2 faults of 4 kinds (crash, stop, rebalance, ≤ 2 stall)");
    }

    @Test
    void allKindsNeedNoList() {
        FaultBudget budget = FaultBudget.NONE.together(2);
        for (FaultKind kind : FaultKind.values()) {
            budget = budget.with(kind, 1);
        }
        assertThat(budget).hasToString("≤ 2 faults of all 20 kinds");
    }

    @Test
    void negativeNumbersAreRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> FaultBudget.DEFAULT.together(-1));
        assertThatIllegalArgumentException().isThrownBy(() -> FaultBudget.NONE.with(FaultKind.CRASH, -1));
    }
}
