package io.consumerproof.simulation;

import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.FaultKind;

/**
 * A fault budget, counted once for all the runs that begin with it.
 *
 * @source ours: {@link FaultBudget} by the ordinals of its kinds
 */
public final class Allowance {

    private static final FaultKind[] KINDS = FaultKind.values();

    private final int[] most = new int[KINDS.length];
    private final int together;

    private Allowance(FaultBudget budget) {
        for (FaultKind each : KINDS) {
            most[each.ordinal()] = budget.of(each);
        }
        together = budget.total();
    }

    /** What a run may see within {@code budget}. */
    public static Allowance of(FaultBudget budget) {
        return new Allowance(budget);
    }

    /** The most of each kind, by ordinal; a copy. */
    int[] ofKinds() {
        return most.clone();
    }

    /** The most of all kinds in one run. */
    int together() {
        return together;
    }
}
